public import Quantities

extension Rational {
  /// The nearest multiple of a step; halves go up.
  public func rounded(to step: Rational) -> Rational? {
    guard let count = divided(by: step) else { return nil }
    return step.multiplied(by: count.roundedToNearest)
  }
}

/// Numbers that are easy to weigh and pour.
enum RoundNumber {
  /// The roundest number that is near enough: the multiple of the greatest of 1000, 500, 250, … 1, 0.5, 0.25 … that is
  /// within 2.5 %, or within 5 % for numbers below 1.
  ///
  /// 226.8 becomes 225, 453.6 becomes 450, 236.6 becomes 240 and 4.93 becomes 5.
  static func nearest(_ value: Rational) -> Rational? {
    guard value > .zero else { return value }
    let tolerance = value < .one ? loose : tight
    for step in steps {
      guard let rounded = value.rounded(to: step), !rounded.isZero,
        let error = ConvertedAmount.error(of: rounded, exact: value)
      else { continue }
      if error <= tolerance { return rounded }
    }
    return value.rounded(to: finest)
  }

  static let tight = Rational(1, 40) ?? .zero
  /// How far off a measure may be where none is nearer.
  static let wide = Rational(6, 100) ?? .zero
  static let loose = Rational(1, 20) ?? .zero
  static let finest = Rational(1, 100) ?? .one
  static let steps: [Rational] =
    [1000, 500, 250, 100, 50, 25, 10, 5, 1].map { Rational($0) } + [2, 4, 10, 20, 100].compactMap { Rational(1, $0) }
}
