/// The characters Unicode defines as fractions.
///
/// Source: UnicodeData.txt, every character of decomposition type `<fraction>` with a numeric value.
public enum VulgarFraction {
  /// The value of a vulgar fraction character such as `½`; ⅟ (numerator one) has none of its own.
  public static func value(of scalar: Unicode.Scalar) -> Rational? {
    guard scalar.value >= 0xBC, let pair = table.first(where: { $0.scalar == scalar }) else { return nil }
    return Rational(pair.numerator, pair.denominator)
  }

  /// The character for a proper fraction, where Unicode has one: `½` for 1/2.
  public static func character(for fraction: Rational) -> Unicode.Scalar? {
    table.first { $0.numerator == fraction.numerator && $0.denominator == fraction.denominator }?.scalar
  }

  /// `⅟`, the numerator one of a fraction whose denominator follows in digits.
  public static let numeratorOne: Unicode.Scalar = "\u{215F}"
  /// `⁄`, which fonts draw as the bar of a fraction.
  public static let fractionSlash: Unicode.Scalar = "\u{2044}"

  static let table: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
    ("½", 1, 2), ("¼", 1, 4), ("¾", 3, 4), ("⅓", 1, 3), ("⅔", 2, 3), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8),
    ("⅞", 7, 8), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅐", 1, 7),
    ("⅑", 1, 9), ("⅒", 1, 10), ("↉", 0, 3),
  ]
}
