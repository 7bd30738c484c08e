/// A fraction of two 64-bit integers, always in lowest terms with a positive denominator.
///
/// Arithmetic is exact as long as results fit, and never wraps: a result that needs longer numbers is rounded to a fraction
/// whose relative error is at most 10⁻¹², so that no sum loses its number, and `nil` only where it is larger than 64 bits
/// hold, or nearer to zero than their inverse.
///
///     Rational(1, 3)?.multiplied(by: 3) == Rational(1)
public struct Rational: Sendable, Hashable {
  public let numerator: Int
  public let denominator: Int

  public init(_ integer: Int) {
    numerator = integer
    denominator = 1
  }

  /// `nil` when the denominator is zero or the reduced fraction does not fit.
  public init?(_ numerator: Int, _ denominator: Int) {
    self.init(Int128(numerator), Int128(denominator))
  }

  init?(_ numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else { return nil }
    let divisor = Int128(Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude))
    let sign: Int128 = denominator < 0 ? -1 : 1
    guard let reducedNumerator = Int(exactly: sign * (numerator / divisor)),
      let reducedDenominator = Int(exactly: sign * (denominator / divisor))
    else { return nil }
    self.numerator = reducedNumerator
    self.denominator = reducedDenominator
  }

  public static let zero = Rational(0)
  public static let one = Rational(1)

  public var isInteger: Bool { denominator == 1 }
  public var isNegative: Bool { numerator < 0 }
  public var isZero: Bool { numerator == 0 }

  // Products of two 64-bit numbers stay below 2^126, so neither they nor their sums overflow 128 bits.

  /// The sum where 64 bits hold it as it is: what somebody wrote is read exactly, or refused.
  public func addingExactly(_ other: Rational) -> Rational? {
    Rational(
      Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  public func adding(_ other: Rational) -> Rational? {
    Rational(
      nearest: Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  public func subtracting(_ other: Rational) -> Rational? {
    Rational(
      nearest: Int128(numerator) * Int128(other.denominator) - Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  public func multiplied(by other: Rational) -> Rational? {
    Rational(
      nearest: Int128(numerator) * Int128(other.numerator), Int128(denominator) * Int128(other.denominator))
  }

  public func multiplied(by factor: Int) -> Rational? { multiplied(by: Rational(factor)) }

  /// `nil` also when the divisor is zero.
  public func divided(by other: Rational) -> Rational? {
    Rational(
      nearest: Int128(numerator) * Int128(other.denominator), Int128(denominator) * Int128(other.numerator))
  }

  public var negated: Rational? { Rational(-Int128(numerator), Int128(denominator)) }

  /// The nearest binary floating-point number, for drawing only: never for a printed amount.
  public var approximateDouble: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    // Almost every amount fits in 64 bits, where division is an order of magnitude cheaper.
    if let small = UInt64(exactly: a), let other = UInt64(exactly: b) {
      return UInt128(greatestCommonDivisor64(small, other))
    }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return max(x, 1)
  }

  private static func greatestCommonDivisor64(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return max(x, 1)
  }
}

extension Rational: Comparable {
  public static func < (lhs: Rational, rhs: Rational) -> Bool {
    Int128(lhs.numerator) * Int128(rhs.denominator) < Int128(rhs.numerator) * Int128(lhs.denominator)
  }
}
