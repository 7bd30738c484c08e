internal import KitchenUnits
public import Quantities

/// What a recipe makes, where that is counted: 24 cookies, 10 slices.
public struct PieceYield: Sendable, Hashable {
  /// Above one: of one loaf a piece is the whole.
  public let count: Rational
  /// As the recipe calls them.
  public let unit: String

  /// The yield that counts most pieces, of a range the middle; `nil` where none counts any. People, masses, volumes and
  /// lengths are no pieces, and neither is a number alone, which may count people.
  init?(among yields: [Amount]) {
    let pieces = yields.compactMap { yield -> (Rational, String)? in
      guard let unit = yield.unit, ServingWord.people(of: yield) == nil, let count = yield.measure.midpoint,
        count > .one, UnitLexicon.word(unit)?.unit.map({ $0.dimension == .count }) ?? true
      else { return nil }
      return (count, unit)
    }
    guard let most = pieces.max(by: { $0.0 < $1.0 }) else { return nil }
    (count, unit) = most
  }

  private init(count: Rational, unit: String) {
    self.count = count
    self.unit = unit
  }

  func multiplied(by factor: Rational) -> PieceYield? {
    count.multiplied(by: factor).map { PieceYield(count: $0, unit: unit) }
  }
}
