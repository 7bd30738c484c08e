/// How much of something: a measure and, mostly, a unit.
///
/// Source: RecipeMD 2.4.0, "Amount"; ranges, approximate and unmeasured amounts are what real collections add to it.
public struct Amount: Sendable, Hashable {
  public enum Measure: Sendable, Hashable {
    case exact(Rational)
    /// From the lower to the upper bound, both included.
    case range(Rational, Rational)
    /// Words without a number, such as "a pinch": all the amount has is its unit.
    case unmeasured
  }

  public var measure: Measure
  /// Written with a word such as "ca.", "etwa" or a tilde.
  public var isApproximate: Bool
  /// What follows the number, trimmed, as written; `nil` when nothing does.
  public var unit: String?
  /// The unit as a reader sees it that knows no ranges, `-6 g` for `5-6 g`; `nil` where it is the unit itself.
  public var plainUnit: String?

  public init(_ measure: Measure, unit: String? = nil, isApproximate: Bool = false, plainUnit: String? = nil) {
    self.measure = measure
    self.unit = unit
    self.isApproximate = isApproximate
    self.plainUnit = plainUnit
  }

  public init(_ value: Rational, unit: String? = nil) {
    self.init(.exact(value), unit: unit)
  }

  /// The exact value or the lower bound; `nil` when unmeasured. This is the factor of the RecipeMD exchange format.
  public var factor: Rational? {
    switch measure {
    case .exact(let value), .range(let value, _): value
    case .unmeasured: nil
    }
  }

  /// The unit beside the factor in that format, which has no ranges: a range keeps its upper bound in it, `-9 cups` for
  /// 6 to 9 cups, as the format's own reader leaves it.
  public var exchangeUnit: String? {
    if let plainUnit { return plainUnit }
    guard case .range(_, let upper) = measure else { return unit }
    return "-\(NumberText.plain(upper))" + (unit.map { " \($0)" } ?? "")
  }

  /// The exact value or the upper bound: what somebody has to buy.
  public var upperBound: Rational? {
    switch measure {
    case .exact(let value), .range(_, let value): value
    case .unmeasured: nil
    }
  }

  /// The same amount a number of times over; an unmeasured one stays as it is. `nil` when a number does not fit.
  public func multiplied(by factor: Rational) -> Amount? {
    var result = self
    switch measure {
    case .exact(let value):
      guard let product = value.multiplied(by: factor) else { return nil }
      result.measure = .exact(product)
    case .range(let lower, let upper):
      guard let low = lower.multiplied(by: factor), let high = upper.multiplied(by: factor) else { return nil }
      result.measure = .range(low, high)
      result.plainUnit = nil
    case .unmeasured:
      break
    }
    return result
  }
}
