public import Quantities

/// A size that a shop has something in: `400 g can`, `head of 10 cloves`, `box of 6`.
public struct PackSize: Sendable, Hashable {
  /// What it is called: a can, a head, a bunch.
  public let container: KitchenUnit
  /// How much one holds, in `unit`; more than nothing.
  public let amount: Rational
  /// A mass, a volume, or what is counted; pieces where only a number is written.
  public let unit: KitchenUnit

  /// `nil` for an amount of nothing, for a container that measures, and for what no pack holds, as hours.
  public init?(container: KitchenUnit, amount: Rational, unit: KitchenUnit) {
    guard container.dimension == .count, amount > .zero, unit.dimension != .time, unit.dimension != .length,
      unit.dimension == .count || unit.size != nil
    else { return nil }
    self.container = container
    self.amount = amount
    self.unit = unit
  }

  /// `NUMBER [UNIT] CONTAINER` or `CONTAINER of NUMBER [UNIT]`, in any language units have words in.
  public init?(_ text: String, language: String? = nil) {
    var words = Self.words(text)
    guard let place = words.firstIndex(where: { Self.number($0) != nil }), let amount = Self.number(words[place]) else {
      return nil
    }
    words.remove(at: place)
    var held: KitchenUnit?
    for count in [2, 1] where place + count <= words.count {
      let unit = UnitLexicon.word(words[place..<place + count].joined(separator: " "), language: language)?.unit
      // “6 box” holds six pieces: the only word is what holds them.
      guard let unit, unit.dimension != .count || words.count > count else { continue }
      held = unit
      words.removeSubrange(place..<place + count)
      break
    }
    guard words.count == 1, let container = UnitLexicon.word(words[0], language: language)?.unit else { return nil }
    self.init(container: container, amount: amount, unit: held ?? .piece)
  }

  /// Whether shops have it grown or baked like this, and nobody prints on it how much it is.
  public var isNatural: Bool { Self.natural.contains(container) }

  /// How much one holds, in grams, in millilitres, or in the unit that is counted.
  public var content: Rational? { unit.size.map { amount.multiplied(by: $0) } ?? amount }

  private static let natural: Set<KitchenUnit> = [.head, .bulb, .bunch, .loaf, .piece, .cube]
  private static let links: Set<String> = ["of", "de", "d’", "d'", "à", "a", "von", "mit", "zu", "with", "con"]

  /// Without the words that only link the others; a unit written onto its number stands by itself.
  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\u{A0}" }.flatMap { word -> [String] in
      let digits = word.prefix { $0.isNumber || ".,/".contains($0) }
      return [digits, word.dropFirst(digits.count)].filter { !$0.isEmpty }.map(String.init)
    }.filter { !links.contains($0.lowercased()) }
  }

  private static func number(_ word: String) -> Rational? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
      return Rational(numerator, denominator)
    }
    return parts.count == 1 ? Rational(decimal: word.replacing(",", with: ".")) : nil
  }
}
