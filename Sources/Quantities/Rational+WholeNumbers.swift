/// The whole numbers beside a fraction. Each fits whatever the fraction: one that is not whole has a denominator of 2 or
/// more, and so is at most half of what 64 bits hold.
extension Rational {
  /// The greatest whole number that is not above it.
  public var roundedDown: Int {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below it.
  public var roundedUp: Int { isInteger ? numerator : roundedDown + 1 }

  /// The nearest whole number; halves go up.
  public var roundedToNearest: Int {
    let rest = numerator % denominator
    let above = rest < 0 ? rest + denominator : rest
    return above >= denominator - above ? roundedDown + 1 : roundedDown
  }
}
