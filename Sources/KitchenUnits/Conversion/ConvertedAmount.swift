public import Quantities

/// An amount in the units of another system.
public struct ConvertedAmount: Sendable, Hashable {
  /// As a cook would write it.
  public let amount: UnitAmount
  /// What it is exactly, in the same unit.
  public let exact: Amount.Measure
  /// By what share of the exact value it was rounded: 1/100 for 1 %; of a range the greater one.
  public let relativeError: Rational
  /// What led from a volume to a mass or back; `nil` where neither was asked for.
  public let weight: UnitWeight?

  public var isExact: Bool { relativeError.isZero }

  /// An amount that stays as it is.
  init(unchanged amount: UnitAmount) {
    self.amount = amount
    exact = amount.measure
    relativeError = .zero
    weight = nil
  }

  /// `nil` when the error does not fit into 64 bits.
  init?(_ amount: UnitAmount, exact: Amount.Measure, weight: UnitWeight?) {
    guard let error = Self.error(of: amount.measure, exact: exact) else { return nil }
    self.amount = amount
    self.exact = exact
    relativeError = error
    self.weight = weight
  }

  /// An amount that was rounded in another unit of its dimension than it is shown in.
  init?(_ amount: UnitAmount, exact: Amount.Measure, from unit: KitchenUnit) {
    guard let exact = UnitAmount(exact, unit).converted(to: amount.unit) else { return nil }
    self.init(amount, exact: exact.measure, weight: nil)
  }

  private static func error(of rounded: Amount.Measure, exact: Amount.Measure) -> Rational? {
    guard let low = rounded.lowerBound, let high = rounded.upperBound, let exactLow = exact.lowerBound,
      let exactHigh = exact.upperBound
    else { return .zero }
    guard let first = error(of: low, exact: exactLow), let second = error(of: high, exact: exactHigh) else {
      return nil
    }
    return max(first, second)
  }

  static func error(of rounded: Rational, exact: Rational) -> Rational? {
    if rounded == exact { return .zero }
    guard let difference = rounded.subtracting(exact)?.divided(by: exact) else { return nil }
    return difference.isNegative ? difference.negated : difference
  }
}
