internal import Quantities
internal import SourceText

/// The numbers of amounts: those of RecipeMD, and what is written beyond them.
extension AmountReader {
  struct Number {
    var value: Rational
    var deviations: [Deviation] = []
  }

  mutating func number() throws(Failure) -> Number? {
    if let fraction = try vulgarFraction() { return Number(value: fraction) }
    let digits = takeDigits()
    if digits.isEmpty { return try pointFirstDecimal() }
    let afterDigits = position

    if let number = try mixedNumber(whole: digits) { return number }
    position = afterDigits
    if let fraction = try solidus(numerator: digits) { return Number(value: fraction) }
    position = afterDigits
    if let number = try grouped(digits) { return number }
    if let number = try decimal(integerPart: digits) { return number }
    position = afterDigits
    if let number = try thousandsWithSpaces(digits) { return number }
    position = afterDigits
    return Number(value: try integer(digits))
  }

  /// `1 1/2`, `1 ½` and, kindly, `1½`.
  private mutating func mixedNumber(whole: ArraySlice<UInt8>) throws(Failure) -> Number? {
    let hadSpace = skipSpace()
    var fraction: Rational?
    if let vulgar = try vulgarFraction() {
      fraction = vulgar
    } else if hadSpace {
      let numerator = takeDigits()
      if !numerator.isEmpty { fraction = try solidus(numerator: numerator) }
    }
    guard let fraction else { return nil }
    guard let sum = try integer(whole).addingExactly(fraction) else { throw .tooLarge }
    return Number(value: sum, deviations: hadSpace ? [] : [.joinedFraction])
  }

  /// The `/c` of `a/c`, with a slash or the fraction slash U+2044, spaces allowed around it.
  private mutating func solidus(numerator: ArraySlice<UInt8>) throws(Failure) -> Rational? {
    skipSpace()
    guard take(0x2F) || take(Self.fractionSlash) else { return nil }
    skipSpace()
    let denominator = takeDigits()
    guard !denominator.isEmpty else { return nil }
    return try divide(integer(numerator), by: integer(denominator))
  }

  private mutating func vulgarFraction() throws(Failure) -> Rational? {
    guard position < text.count, text[position] >= 0xC2 else { return nil }
    if take(Self.numeratorOne) {
      let denominator = takeDigits()
      return denominator.isEmpty ? nil : try divide(.one, by: integer(denominator))
    }
    var decoder = UTF8()
    var bytes = text[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes), let value = VulgarFraction.value(of: scalar)
    else { return nil }
    position += UTF8.width(scalar)
    return value
  }

  private mutating func decimal(integerPart: ArraySlice<UInt8>) throws(Failure) -> Number? {
    guard let separator = takeDecimalSeparator() else { return nil }
    let fraction = takeDigits()
    guard !fraction.isEmpty else { return nil }
    let numeral = String(decoding: integerPart, as: UTF8.self) + "." + String(decoding: fraction, as: UTF8.self)
    guard let value = Rational(decimal: numeral) else { throw .tooLarge }
    let groupsThousands =
      (separator == 0x2E) == decimalComma && fraction.count == 3 && (1...3).contains(integerPart.count)
      && integerPart.first != 0x30
    return Number(value: value, deviations: groupsThousands ? [.ambiguousThousands] : [])
  }

  private mutating func pointFirstDecimal() throws(Failure) -> Number? {
    let start = position
    if let number = try decimal(integerPart: []) { return number }
    position = start
    return nil
  }

  /// `1 000 g`: groups of three digits after spaces, before a small metric unit alone or with `000` among them.
  ///
  /// Anything else is a count before a size, as in `1 700g package`.
  private mutating func thousandsWithSpaces(_ first: ArraySlice<UInt8>) throws(Failure) -> Number? {
    guard first.count <= 3 else { return nil }
    var digits: [UInt8] = []
    while true {
      let start = position
      guard skipSpace() else { break }
      let group = takeDigits()
      guard group.count == 3 else {
        position = start
        break
      }
      digits += group
    }
    guard !digits.isEmpty else { return nil }
    digits.insert(contentsOf: first, at: 0)
    let afterGroups = position
    let unit = rest()
    position = afterGroups
    guard unit.map(Self.metricUnits.contains) == true || digits.suffix(3).allSatisfy({ $0 == 0x30 }) else { return nil }
    return Number(value: try integer(digits[...]), deviations: [.spacedThousands])
  }

  /// `1'000`, `1.000,5`
  private mutating func grouped(_ first: ArraySlice<UInt8>) throws(Failure) -> Number? {
    guard first.count <= 3, let whole = Int(String(decoding: first, as: UTF8.self)),
      let found = GroupedNumber.read(text, at: position, behind: whole, digitCount: first.count)
    else { return nil }
    position = found.end
    return Number(value: found.value, deviations: [.groupedThousands])
  }

  private func integer(_ digits: ArraySlice<UInt8>) throws(Failure) -> Rational {
    var value = 0
    for digit in digits {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(digit - 0x30))
      guard !overflow, !carry else { throw .tooLarge }
      value = sum
    }
    return Rational(value)
  }

  private func divide(_ numerator: Rational, by denominator: Rational) throws(Failure) -> Rational {
    guard !denominator.isZero else { throw .divisionByZero }
    guard let quotient = numerator.divided(by: denominator) else { throw .tooLarge }
    return quotient
  }
}
