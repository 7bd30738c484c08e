extension Rational {
  /// The significant digits of a non-terminating decimal: the precision of the IEEE 754-2008 decimal128 family that
  /// the RecipeMD reference implementation prints factors with.
  static let significantDigits = 28

  /// The value as a plain decimal numeral, `0.5` or `-1.25`; exact when it terminates within 28 significant digits,
  /// else rounded half to even to 28.
  public var decimalText: String {
    let sign = isNegative ? "-" : ""
    let magnitude = UInt128(numerator.magnitude)
    let divisor = UInt128(denominator.magnitude)
    let whole = magnitude / divisor
    var remainder = magnitude % divisor
    guard remainder != 0 else { return sign + String(whole) }

    var digits: [UInt8] = []
    var significant = whole == 0 ? 0 : String(whole).utf8.count
    while remainder != 0, significant < Self.significantDigits {
      remainder *= 10
      let digit = UInt8(remainder / divisor)
      remainder %= divisor
      digits.append(digit)
      if significant > 0 || digit != 0 { significant += 1 }
    }
    let (carry, fraction) = Self.roundHalfEven(digits, remainder: remainder, divisor: divisor, whole: whole)
    let integerPart = String(whole + (carry ? 1 : 0))
    guard !fraction.isEmpty else { return sign + integerPart }
    return sign + integerPart + "." + String(decoding: fraction.map { $0 + 0x30 }, as: UTF8.self)
  }

  private static func roundHalfEven(
    _ digits: [UInt8], remainder: UInt128, divisor: UInt128, whole: UInt128
  ) -> (carry: Bool, digits: [UInt8]) {
    var result = digits
    let twice = remainder * 2
    let lastIsOdd = (digits.last ?? UInt8(whole % 2)) % 2 == 1
    var carry = twice > divisor || (twice == divisor && lastIsOdd)
    var index = result.count - 1
    while carry, index >= 0 {
      carry = result[index] == 9
      result[index] = carry ? 0 : result[index] + 1
      index -= 1
    }
    while result.last == 0 { result.removeLast() }
    return (carry, result)
  }

  /// Reads a plain decimal numeral with an optional exponent (RFC 8259 §6 `number`, leading `+` and bare `.5` allowed).
  ///
  /// A numeral with more digits than 64 bits hold is taken for the simplest fraction that prints as that numeral, so
  /// `0.3333333333333333333333333333` is 1/3 again. `nil` for anything else, or when nothing fits.
  public init?(decimal text: String) {
    guard let numeral = DecimalNumeral(text) else { return nil }
    if let exact = numeral.exactValue {
      self = exact
      return
    }
    guard let simplest = numeral.simplestFraction else { return nil }
    self = simplest
  }
}

/// The digits and scale of a decimal numeral: `value = digits × 10^-scale`.
private struct DecimalNumeral {
  let digits: Int128
  let scale: Int
  let canonicalText: String

  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var isNegative = false
    if let first = bytes.first, first == 0x2D || first == 0x2B {
      isNegative = first == 0x2D
      bytes.removeFirst()
    }
    var digits: Int128 = 0
    var scale = 0
    var seenPoint = false
    var count = 0
    while let byte = bytes.first {
      if byte == 0x2E, !seenPoint {
        seenPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        count += 1
        // 36 digits keep `digits` clear of overflow; a recipe amount never needs more.
        guard count <= 36 else { return nil }
        digits = digits * 10 + Int128(byte - 0x30)
        if seenPoint { scale += 1 }
      } else {
        break
      }
      bytes.removeFirst()
    }
    guard count > 0 else { return nil }
    if let byte = bytes.first {
      guard byte == 0x65 || byte == 0x45, let exponent = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)),
        abs(exponent) <= 36
      else { return nil }
      scale -= exponent
    }
    self.digits = isNegative ? -digits : digits
    self.scale = scale
    var significand = self.digits
    var places = scale
    while places > 0, significand % 10 == 0 {
      significand /= 10
      places -= 1
    }
    canonicalText = Self.plainText(significand, scale: places)
  }

  var exactValue: Rational? {
    guard scale <= 36, scale >= -18 else { return nil }
    guard let power = Self.powerOfTen(abs(scale)) else { return nil }
    if scale >= 0 { return Rational(digits, power) }
    let product = digits.multipliedReportingOverflow(by: power)
    return product.overflow ? nil : Rational(product.partialValue, 1)
  }

  /// The first convergent of the continued fraction that prints as this numeral (Khinchin, Continued Fractions §6:
  /// convergents are the best approximations).
  var simplestFraction: Rational? {
    guard scale > 0, let power = Self.powerOfTen(scale) else { return nil }
    var (numerator, denominator) = (digits.magnitude, power.magnitude)
    var (h0, h1): (UInt128, UInt128) = (0, 1)
    var (k0, k1): (UInt128, UInt128) = (1, 0)
    while denominator != 0 {
      let quotient = numerator / denominator
      (numerator, denominator) = (denominator, numerator % denominator)
      let h = quotient.multipliedReportingOverflow(by: h1)
      let k = quotient.multipliedReportingOverflow(by: k1)
      guard !h.overflow, !k.overflow else { return nil }
      (h0, h1) = (h1, h.partialValue + h0)
      (k0, k1) = (k1, k.partialValue + k0)
      guard h1 <= UInt128(Int.max), k1 <= UInt128(Int.max) else { return nil }
      let signed = digits < 0 ? -Int128(h1) : Int128(h1)
      if let candidate = Rational(signed, Int128(k1)), candidate.decimalText == canonicalText { return candidate }
    }
    return nil
  }

  private static func powerOfTen(_ exponent: Int) -> Int128? {
    guard exponent <= 37 else { return nil }
    return (0..<exponent).reduce(Int128(1)) { power, _ in power * 10 }
  }

  private static func plainText(_ significand: Int128, scale: Int) -> String {
    let sign = significand < 0 ? "-" : ""
    let digits = String(significand.magnitude)
    guard scale > 0 else { return sign + digits + String(repeating: "0", count: -scale) }
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
    let split = padded.index(padded.endIndex, offsetBy: -scale)
    return sign + padded[..<split] + "." + padded[split...]
  }
}
