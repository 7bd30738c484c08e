internal import Cookbook
internal import SitePlanning

/// How the width of a card is shared between ingredients and method, so that neither column is much the longer one.
///
/// Lengths are tenths of an em of the type on the card, heights tenths of a line. They are estimates, by how many letters
/// there are.
struct CardColumns {
  private let width: Int
  private let amountIndent: Int
  private let isClose: Bool
  /// Letters of each name.
  private let names: [Int]
  /// Letters of each paragraph, step or heading.
  private let paragraphs: [Int]

  /// - Parameter amountIndent: room of the amounts, in tenths of an em.
  init(_ recipe: Recipe, amountIndent: Int, setup: CardSetup) {
    width = Self.width(of: setup.size)
    isClose = setup.isClose
    self.amountIndent = amountIndent
    names = recipe.allIngredients.map(\.name.utf8.count)
    paragraphs = (recipe.instructions ?? "").utf8.split(separator: UInt8(ascii: "\n")).map(\.count)
  }

  /// Percent of the width that are the ingredients'; names that are broken are harder to read than steps, so that short
  /// lists keep their width unless paper is to be saved.
  var ingredientShare: Int {
    let shares = (isClose ? 34 : Self.usualShare)...48
    return shares.min { cost(of: $0) < cost(of: $1) } ?? Self.usualShare
  }

  /// What ingredients of everyday recipes take.
  static let usualShare = 38

  /// A letter of DejaVu Sans Condensed is about half as wide as high.
  private static let letter = 5

  /// The height of the longer column; a point away from the usual share costs half a percent of it.
  private func cost(of share: Int) -> Int {
    max(ingredients(share), method(100 - share)) * (200 + abs(share - Self.usualShare))
  }

  private func ingredients(_ share: Int) -> Int {
    let line = max(40, width * share / 100 - amountIndent - 10)
    return names.reduce(0) { $0 + Self.lines($1, on: line) * 10 + 2 }
  }

  private func method(_ share: Int) -> Int {
    let line = width * share / 100 - 17
    return paragraphs.reduce(0) { $0 + Self.lines($1, on: line) * 10 + 4 }
  }

  private static func lines(_ letters: Int, on line: Int) -> Int { max(1, (letters * letter + line - 1) / line) }

  /// Between the margins.
  private static func width(of size: CardSize) -> Int {
    switch size {
    case .a4, .letter: 450
    case .a5: 330
    case .a6: 370
    case .fourBySix: 420
    case .threeByFive: 400
    }
  }
}
