public import Quantities

/// So much of a unit.
public struct UnitAmount: Sendable, Hashable {
  public var measure: Amount.Measure
  public var unit: KitchenUnit

  public init(_ measure: Amount.Measure, _ unit: KitchenUnit) {
    self.measure = measure
    self.unit = unit
  }

  public init(_ value: Rational, _ unit: KitchenUnit) {
    self.init(.exact(value), unit)
  }

  /// The same amount in another unit of its dimension, exactly, both ends of a range alike.
  ///
  /// `nil` for another dimension, between different counts, or when a number does not fit into 64 bits.
  public func converted(to other: KitchenUnit) -> UnitAmount? {
    if unit == other { return self }
    guard let ratio = unit.ratio(to: other), let measure = measure.mapped({ $0.multiplied(by: ratio) })
    else { return nil }
    return UnitAmount(measure, other)
  }

  /// Both amounts together, in the unit of the first; of ranges the ends are added.
  ///
  /// `nil` where `converted(to:)` is, and for words without a number.
  public func adding(_ other: UnitAmount) -> UnitAmount? {
    guard let converted = other.converted(to: unit), let (low, high) = bounds,
      let (otherLow, otherHigh) = converted.bounds,
      let lower = low.adding(otherLow), let upper = high.adding(otherHigh)
    else { return nil }
    return UnitAmount(lower == upper ? .exact(lower) : .range(lower, upper), unit)
  }

  public func multiplied(by factor: Rational) -> UnitAmount? {
    measure.mapped { $0.multiplied(by: factor) }.map { UnitAmount($0, unit) }
  }

  private var bounds: (Rational, Rational)? {
    guard let lower = measure.lowerBound, let upper = measure.upperBound else { return nil }
    return (lower, upper)
  }
}

extension KitchenUnit {
  /// How many of another unit one is, exactly: 1000 from kilogram to gram; `nil` where no rule leads from one to the
  /// other.
  public func ratio(to other: KitchenUnit) -> Rational? {
    if self == other { return .one }
    guard dimension == other.dimension, let size, let otherSize = other.size else { return nil }
    return size.divided(by: otherSize)
  }
}
