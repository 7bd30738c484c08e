/// Where a word of a recipe stands, in the order in which a find counts.
///
/// The raw values are part of the format: `scripts/shards/30-terms.js` knows them.
public enum SearchPlace: Int, CaseIterable, Sendable {
  case title, tag, category, ingredient, diet, summary, allergen, mark, free
  /// The beginning of the title, which counts twice.
  case opening

  /// Places of equal weight, the best first, as `search-match.js` weighs them: those that words are looked for in when none is
  /// named. The others are asked for by name alone.
  static let ranks: [[SearchPlace]] = [[.title], [.tag, .category], [.ingredient, .diet], [.summary]]
  var isEverywhere: Bool { rawValue <= Self.summary.rawValue }
  /// Whether it can be asked for by name.
  var hasName: Bool { self != .summary }
}

/// An amount by which recipes are chosen and ordered. The raw values are names of files.
public enum SearchAmount: String, CaseIterable, Sendable {
  /// Total minutes, kilocalories and grams of protein of a serving, days as `20261122`.
  case time, energy, protein, date
}

/// A recipe as the index of a large site knows it.
public struct SearchDocument: Sendable {
  /// Texts, by their places; the summary is one of them.
  public var texts: [SearchPlace: [String]]
  /// Positions of its foods among the names of foods; each name counts as an ingredient.
  public var foods: [Int]
  /// Whole numbers ≥ 0; what is not stated is left out.
  public var amounts: [SearchAmount: Int]
  /// What its card shows: one JSON object.
  public var card: [UInt8]

  public init(texts: [SearchPlace: [String]], foods: [Int], amounts: [SearchAmount: Int], card: [UInt8]) {
    self.texts = texts
    self.foods = foods
    self.amounts = amounts
    self.card = card
  }
}
