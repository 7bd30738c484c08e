internal import KitchenUnits
public import Quantities
internal import StepText
internal import Words

/// A tin the recipe is written for, and the one there is.
public struct PanChange: Sendable, Hashable {
  public let from: PanSize
  public let to: PanSize

  public init(from: PanSize, to: PanSize) {
    self.from = from
    self.to = to
  }

  public var factor: Rational? { from.factor(to: to) }

  /// Reads `24 cm -> 20 cm`, `20x30 cm -> 26 cm`, `square 8 inch to 9 inch`.
  ///
  /// One length is the width of a round tin, unless `square` stands beside it; two are the sides of one with corners.
  /// A size without a unit has that of the other. `nil` for anything else.
  public init?(_ text: String) {
    guard let parts = Self.parts(of: text) else { return nil }
    let written = parts.map { WrittenPan($0) }
    guard let unit = written.lazy.compactMap(\.unit).first, let from = written[0].size(unit: unit),
      let to = written[1].size(unit: unit)
    else { return nil }
    self.init(from: from, to: to)
  }

  private static func parts(of text: String) -> [String]? {
    var words = text.split(separator: " ").map(String.init)
    for arrow in ["->", "→", "=>"] { words = words.flatMap { split($0, at: arrow) } }
    let arrows: Set<String> = ["->", "→", "=>", "to", "zu", "à", "a"]
    let parts = words.split { arrows.contains($0) }.map { $0.joined(separator: " ") }
    return parts.count == 2 ? parts : nil
  }

  /// `24cm->20cm` without spaces.
  private static func split(_ word: String, at arrow: String) -> [String] {
    guard word != arrow, let range = word.firstRange(of: arrow) else { return [word] }
    return [String(word[..<range.lowerBound]), arrow, String(word[range.upperBound...])].filter { !$0.isEmpty }
  }
}

/// One side of a change as somebody wrote it.
private struct WrittenPan {
  private let text: String
  private let isSquare: Bool
  private let length: StepLength?

  init(_ text: String) {
    let shapes = text.split(separator: " ").filter { Self.square.contains(TextFolding.folded(String($0))) }
    isSquare = !shapes.isEmpty
    let sizes = text.split(separator: " ").filter { !Self.shapes.contains(TextFolding.folded(String($0))) }
    let joined = sizes.joined(separator: " ")
    self.text = joined
    length = Self.length(joined)
  }

  var unit: KitchenUnit? { length?.unit }

  func size(unit: KitchenUnit) -> PanSize? {
    guard let length = length ?? Self.length("\(text) \(UnitForms.of(unit, language: "en").one)") else { return nil }
    let sides = length.sides.compactMap { side -> Rational? in
      guard case .exact(let value) = side, value > .zero else { return nil }
      return length.unit.size.flatMap(value.multiplied)
    }
    switch (sides.count, length.sides.count) {
    case (1, 1): return PanSize(isSquare ? .rectangular(sides[0], sides[0]) : .round(sides[0]))
    case (2, 2): return PanSize(.rectangular(sides[0], sides[1]))
    default: return nil
    }
  }

  /// The length that is all of the text.
  private static func length(_ text: String) -> StepLength? {
    let lengths = StepReading(Array(text.utf8), ingredients: StepIngredientList(), language: nil).lengths
    return lengths.count == 1 && lengths[0].range == 0..<text.utf8.count ? lengths[0] : nil
  }

  private static let square: Set<String> = [
    "square", "quadratisch", "quadratische", "quadrat", "carre", "carree", "cuadrado", "cuadrada",
  ]
  private static let shapes = square.union([
    "round", "rund", "runde", "rond", "ronde", "redondo", "redonda", "rectangular", "rechteckig", "rectangulaire",
  ])
}
