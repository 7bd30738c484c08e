extension Amount.Measure {
  /// The measure with each of its numbers put through a rule; a range of two equal numbers becomes that number.
  ///
  /// `nil` when the rule gives `nil`, or turns a range around.
  public func mapped(_ transform: (Rational) -> Rational?) -> Amount.Measure? {
    switch self {
    case .unmeasured: return self
    case .exact(let value): return transform(value).map { .exact($0) }
    case .range(let lower, let upper):
      guard let low = transform(lower), let high = transform(upper), low <= high else { return nil }
      return low == high ? .exact(low) : .range(low, high)
    }
  }

  /// The exact value or the lower bound; `nil` when unmeasured.
  public var lowerBound: Rational? {
    switch self {
    case .exact(let value), .range(let value, _): value
    case .unmeasured: nil
    }
  }

  /// The exact value or the upper bound; `nil` when unmeasured.
  public var upperBound: Rational? {
    switch self {
    case .exact(let value), .range(_, let value): value
    case .unmeasured: nil
    }
  }
}
