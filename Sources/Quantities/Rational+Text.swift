extension Rational {
  /// The exact number for programs: `2`, `3/2`.
  public var fractionText: String { isInteger ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
