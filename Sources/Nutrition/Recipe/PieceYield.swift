internal import KitchenUnits
public import Quantities

/// What a recipe makes, where that is counted: 24 cookies, 10 slices.
public struct PieceYield: Sendable, Hashable {
  /// In `unit`, which may be dozens.
  public let count: Rational
  /// As the recipe calls them.
  public let unit: String
  /// How many pieces that is; above one, for of one loaf a piece is the whole.
  public let number: Rational

  /// The yield that counts most pieces, of a range the larger number, as of servings; `nil` where none counts any. People,
  /// masses, volumes and lengths are no pieces, and neither is a number alone, which may count people. Behind loaves, `8
  /// slices each` are those of all of them.
  init?(among yields: [Amount]) {
    let pieces = yields.indices.compactMap { index -> PieceYield? in
      let yield = yields[index]
      guard let unit = yield.unit, ServingWord.people(of: yield) == nil,
        ServingWord.each(of: yield)?.isOfYieldBefore != true, let count = yield.upperBound,
        !Self.isMeasured(unit)
      else { return nil }
      if index > 0, let things = yields[index - 1].upperBound, let each = ServingWord.counted(ofEach: unit) {
        return count.multiplied(by: things).flatMap { PieceYield(count: $0, unit: each) }
      }
      return PieceYield(count: count, unit: unit)
    }
    guard let most = pieces.filter({ $0.number > .one }).max(by: { $0.number < $1.number }) else { return nil }
    self = most
  }

  /// Whether a number counts a measure of what is made: `l`, `l stew`.
  private static func isMeasured(_ unit: String) -> Bool {
    let words = [unit, unit.split(separator: " ").first.map(String.init) ?? unit]
    return words.contains { UnitLexicon.word($0)?.unit.map { $0.dimension != .count } ?? false }
  }

  /// `nil` when a number does not fit.
  private init?(count: Rational, unit: String) {
    // “4 dozen cookies” are counted in twelves, too.
    let first = unit.split(separator: " ").first.map(String.init) ?? unit
    let isDozens = UnitLexicon.word(first)?.unit == .dozen
    guard let number = isDozens ? count.multiplied(by: 12) : count else { return nil }
    (self.count, self.unit, self.number) = (count, unit, number)
  }

  func multiplied(by factor: Rational) -> PieceYield? {
    count.multiplied(by: factor).flatMap { PieceYield(count: $0, unit: unit) }
  }
}
