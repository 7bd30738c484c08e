/// Numbers the way cooks write them.
public enum NumberText {
  /// The denominators people read as fractions: halves to sixteenths of a spoon or cup.
  static let kitchenDenominators: Set<Int> = [2, 3, 4, 6, 8, 16]

  /// A number in plain ASCII that RecipeMD reads back as the same value: `1 1/2`, `1/3`, `5.2`, `-2`.
  ///
  /// Kitchen fractions are written as fractions, other terminating decimals as decimals, the rest as fractions.
  public static func plain(_ value: Rational) -> String {
    if value.isInteger { return String(value.numerator) }
    if !kitchenDenominators.contains(value.denominator), terminatesShortly(value) { return value.decimalText }
    return fraction(value) { numerator, denominator in "\(numerator)/\(denominator)" }
  }

  /// A number as it is shown to people: `1½`, `⅓`, `5.2` (with the language's decimal sign), `5/7`.
  ///
  /// A fraction without a character of its own is written with the fraction slash and the space before it; one with a
  /// denominator of more than three digits, which nobody reads, is rounded to a decimal of three digits that count, and
  /// never in its whole part.
  public static func display(_ value: Rational, decimalSign: String = ".", space: String = "\u{A0}") -> String {
    if value.isInteger { return minus(String(value.numerator)) }
    if !kitchenDenominators.contains(value.denominator), terminatesShortly(value) {
      return minus(value.decimalText.split(separator: ".").joined(separator: decimalSign))
    }
    if value.denominator > longestDenominator, let short = rounded(value) {
      return display(short, decimalSign: decimalSign, space: space)
    }
    let whole = value.numerator.magnitude / value.denominator.magnitude
    let rest = value.numerator.magnitude % value.denominator.magnitude
    let sign = value.isNegative ? "−" : ""
    let wholeText = whole == 0 ? "" : String(whole)
    if let rest = Rational(Int(rest), value.denominator), let character = VulgarFraction.character(for: rest) {
      return sign + wholeText + String(Character(character))
    }
    let separator = whole == 0 ? "" : space
    return sign + wholeText + separator + "\(rest)\u{2044}\(value.denominator)"
  }

  private static let longestDenominator = 999

  /// To three digits that count; `nil` where a number does not fit.
  private static func rounded(_ value: Rational) -> Rational? {
    let magnitude = value.isNegative ? value.negated : value
    var scale = Rational.one
    guard let magnitude, let tenth = Rational(1, 10) else { return nil }
    while let scaled = magnitude.multiplied(by: scale), scaled < Rational(100), let next = scale.divided(by: tenth) {
      scale = next
    }
    guard let whole = magnitude.multiplied(by: scale)?.roundedToNearest, let short = Rational(whole).divided(by: scale)
    else { return nil }
    return value.isNegative ? short.negated : short
  }

  private static func fraction(_ value: Rational, write: (UInt, Int) -> String) -> String {
    let whole = value.numerator.magnitude / value.denominator.magnitude
    let rest = value.numerator.magnitude % value.denominator.magnitude
    let sign = value.isNegative ? "-" : ""
    let proper = write(rest, value.denominator)
    return whole == 0 ? sign + proper : "\(sign)\(whole) \(proper)"
  }

  /// Whether the decimal ends, and within the digits that are printed.
  private static func terminatesShortly(_ value: Rational) -> Bool {
    var rest = value.denominator
    while rest % 2 == 0 { rest /= 2 }
    while rest % 5 == 0 { rest /= 5 }
    return rest == 1 && value.denominator <= 1_000_000_000
  }

  private static func minus(_ text: String) -> String {
    text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
