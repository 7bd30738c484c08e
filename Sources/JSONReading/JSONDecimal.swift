/// The exact value of a JSON number: ± digits × 10^exponent.
///
/// Digits are as written, without leading zeros and with trailing ones: `1.50` is 150 × 10^-2, `0.05` is 5 × 10^-2,
/// `2e3` is 2 × 10^3, `0.00` is 0 × 10^-2.
public struct JSONDecimal: Sendable, Equatable {
  public let isNegative: Bool
  /// ASCII digits, at least one.
  public let digits: [UInt8]
  public let exponent: Int

  /// The digits as a signed whole number, or `nil` where they do not fit `Int`.
  public var significand: Int? {
    var value = 0
    for digit in digits {
      let (shifted, first) = value.multipliedReportingOverflow(by: 10)
      let (sum, second) = shifted.subtractingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      if first || second { return nil }
      value = sum
    }
    // Counted downwards, so that Int.min fits.
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// The value where it is a whole number that fits `Int`, else `nil`.
  public var integer: Int? {
    if digits == [UInt8(ascii: "0")] { return 0 }
    guard exponent < 0 else {
      let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: exponent)
      return JSONDecimal(isNegative: isNegative, digits: digits + zeros, exponent: 0).significand
    }
    guard digits.count > -exponent, digits.suffix(-exponent).allSatisfy({ $0 == UInt8(ascii: "0") }) else {
      return nil
    }
    return JSONDecimal(isNegative: isNegative, digits: digits.dropLast(-exponent), exponent: 0).significand
  }

  private init(isNegative: Bool, digits: some Sequence<UInt8>, exponent: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits)
    self.exponent = exponent
  }

  /// Splits a literal that is known to be a JSON number within the limits of `JSONNumber`.
  init(validLiteral literal: String) {
    var digits: [UInt8] = []
    var exponent = 0
    var fractionDigits = 0
    var isInFraction = false
    let bytes = literal.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      switch byte {
      case UInt8(ascii: "."): isInFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Int(literal[index...]) ?? 0
        index = bytes.endIndex
      case UInt8(ascii: "-"): continue
      default:
        if isInFraction { fractionDigits += 1 }
        if digits.count == 1, digits[0] == UInt8(ascii: "0") { digits.removeLast() }
        digits.append(byte)
      }
    }
    self.init(
      isNegative: bytes.first == UInt8(ascii: "-"), digits: digits, exponent: exponent - fractionDigits)
  }
}
