internal import Cookbook
internal import IngredientLines
internal import KitchenUnits
public import Quantities
internal import Words

/// So much of one ingredient, as somebody asks for it: `300 g flour`, `2 eggs`.
public struct IngredientWish: Sendable, Hashable {
  public let amount: Amount
  public let name: String

  public init(amount: Amount, name: String) {
    self.amount = amount
    self.name = name
  }

  /// Takes the words behind a number apart into a unit, if there is one, and a name. `nil` without a name, or without
  /// an exact number above zero.
  public init?(_ amount: Amount) {
    guard case .exact(let value) = amount.measure, value > .zero, let text = amount.unit else { return nil }
    // `3 cloves` may be the spice, `300 g` is nothing.
    if let unit = UnitLexicon.word(text)?.unit, unit.dimension != .count { return nil }
    let words = text.split(separator: " ").map(String.init)
    let longest = min(UnitLexicon.longestPhrase, words.count - 1)
    let count = stride(from: longest, to: 0, by: -1).first { count in
      UnitLexicon.word(words[..<count].joined(separator: " "))?.unit != nil
    }
    let unit = count.map { words[..<$0].joined(separator: " ") }
    if unit != nil, let joined = Self.joined("\(NumberText.plain(value)) \(text)") {
      self = joined
      return
    }
    var name = words[(count ?? 0)...]
    if name.first == "of", name.count > 1 { name.removeFirst() }
    self.init(amount: Amount(value, unit: unit), name: name.joined(separator: " "))
  }
}

extension IngredientWish {
  /// `2 lb 8 oz pork`: what is asked for in two units, in the first of them.
  fileprivate static func joined(_ text: String) -> IngredientWish? {
    let line = IngredientLineReader.read(text)
    guard line.amounts.count == 2, line.amounts[1].relation == .plus, let first = line.amounts[0].unit,
      let unit = line.amounts[0].unitText, let sum = line.stated(in: first)
    else { return nil }
    return IngredientWish(amount: Amount(sum, unit: unit), name: line.name)
  }
}

/// Finds the ingredient that somebody means, and how often a recipe can be made of what there is.
enum IngredientMatch {
  enum Failure: Error, Equatable {
    case none
    /// Several different ingredients have the name.
    case several([String])
    /// The list states no number.
    case unmeasured(String)
    /// No exact rule leads from the unit asked for to that of the list.
    case otherUnit(String, Amount)
    case tooLarge
  }

  /// Ingredients named exactly so count, all of them together; else those that have all the words, if they are one.
  static func factor(for wish: IngredientWish, in ingredients: [Ingredient]) throws(Failure) -> Rational {
    let wanted = Set(words(of: wish.name))
    let near = ingredients.filter { !wanted.isEmpty && wanted.isSubset(of: words(of: $0.name)) }
    let exact = near.filter { wanted == Set(words(of: $0.name)) }
    let found = exact.isEmpty ? near : exact
    let names = Set(found.map(\.name))
    guard let first = found.first else { throw .none }
    guard names.count == 1 || !exact.isEmpty else { throw .several(found.map(\.name)) }
    var total = Rational.zero
    for ingredient in found { total = try sum(total, ingredient, in: wish.amount.unit) }
    guard total > .zero else { throw .unmeasured(first.name) }
    guard let factor = wish.amount.factor?.divided(by: total) else { throw .tooLarge }
    return factor
  }

  /// Of a range the upper bound counts: there has to be enough.
  private static func sum(
    _ total: Rational, _ ingredient: Ingredient, in unit: String?
  ) throws(Failure) -> Rational {
    guard let amount = ingredient.amount, let value = amount.upperBound else { throw .unmeasured(ingredient.name) }
    if let wanted = unit.flatMap({ UnitLexicon.word($0)?.unit }) {
      let line = IngredientSource(ingredient).line(language: nil)
      let isPlain = amount.unit.map { UnitName.ratio(of: $0, to: unit ?? "") != nil } ?? false
      if !isPlain || line.isDouble, let stated = line.stated(in: wanted) {
        guard let sum = total.adding(stated) else { throw .tooLarge }
        return sum
      }
    }
    let ratio: Rational? =
      switch (amount.unit, unit) {
      case (nil, nil): .one
      case (let listed?, let wanted?): UnitName.ratio(of: listed, to: wanted)
      default: nil
      }
    guard let ratio else { throw .otherUnit(ingredient.name, amount) }
    guard let converted = value.multiplied(by: ratio), let sum = total.adding(converted) else { throw .tooLarge }
    return sum
  }

  /// Folded words without the endings of plurals.
  private static func words(of name: String) -> [String] {
    let plain = name.split { $0 == "," || $0 == "(" }.first.map(String.init) ?? name
    return TextFolding.folded(plain).split { !$0.isLetter }.map { word in
      let ending = PluralEndings.all.first { word.hasSuffix($0) && word.count >= $0.count + 2 }
      return String(word.dropLast(ending?.count ?? 0))
    }
  }
}
