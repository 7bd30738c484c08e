package import Quantities
internal import SourceText

/// Reads an amount: an optional minus, a number, and whatever follows as the unit.
///
/// Source: RecipeMD 2.4.0, "Amount". The number is the first that matches of `a b/c`, `a ½`, `a/b`, a vulgar fraction,
/// `a.b` or `a,b` (`a` may be empty), an integer. What real collections write beyond that is read too, and said:
/// ranges, `1½` without a space, words for "about", amounts without any number.
package struct AmountReader {
  /// What was read although plain RecipeMD has no room for it.
  package enum Deviation: Equatable {
    case range
    case joinedFraction
    case dashedFraction
    /// `1 and 1/2`
    case fractionInWords
    /// `1/2 + 1/3 cup`
    case sum
    case spacedThousands
    case ambiguousThousands
    case approximate
    case unmeasured
  }

  package enum Failure: Error, Equatable {
    case empty
    case divisionByZero
    case tooLarge
  }

  package struct Reading: Equatable {
    package var amount: Amount
    package var deviations: [Deviation] = []
  }

  let text: [UInt8]
  var position = 0
  /// Whether a point groups thousands where the text comes from, as in German, French or Spanish.
  private let decimalComma: Bool

  private init(_ text: some Sequence<UInt8>, decimalComma: Bool) {
    self.text = Array(text)
    self.decimalComma = decimalComma
  }

  package static func read(_ text: some Sequence<UInt8>, decimalComma: Bool = false) throws(Failure) -> Reading {
    var reader = AmountReader(text, decimalComma: decimalComma)
    return try reader.amount()
  }

  private mutating func amount() throws(Failure) -> Reading {
    var reading = Reading(amount: Amount(.unmeasured))
    skipSpace()
    guard position < text.count else { throw .empty }
    let start = position
    if skipApproximation() { reading.deviations.append(.approximate) }
    let isNegative = take(0x2D)
    skipSpace()
    guard let number = try number() else {
      position = start
      return Reading(amount: Amount(.unmeasured, unit: rest()), deviations: [.unmeasured])
    }
    reading.amount.isApproximate = !reading.deviations.isEmpty
    reading.deviations += number.deviations
    guard let value = isNegative ? number.value.negated : number.value else { throw .tooLarge }
    try measure(value, into: &reading)
    reading.amount.unit = rest()
    return reading
  }

  /// A single value, or what a dash or a word such as "to" and a second number make of it.
  private mutating func measure(_ value: Rational, into reading: inout Reading) throws(Failure) {
    reading.amount.measure = .exact(value)
    let start = position
    skipSpace()
    let isSum = take(0x2B)
    position = start
    if let whole = try isSum ? sum(from: value) : fractionInWords(after: value) {
      reading.deviations.append(isSum ? .sum : .fractionInWords)
      // As below, a range may start with it.
      return try measure(whole, into: &reading)
    }
    guard let separator = rangeSeparator(), let second = try number() else {
      position = start
      return
    }
    if second.value > value {
      let afterRange = position
      position = start
      reading.amount.plainUnit = rest()
      position = afterRange
      reading.amount.measure = .range(value, second.value)
      reading.deviations.append(.range)
    } else if separator == .dash, value.isInteger, second.value < .one, !second.value.isZero,
      let sum = value.addingExactly(second.value)
    {
      reading.deviations.append(.dashedFraction)
      // A range may start with it: `1-1/2 to 2 cups`.
      try measure(sum, into: &reading)
    } else {
      position = start
    }
  }

  /// `1 and 1/2`, `1 and a half`: a whole number, a word for "and", a fraction below one. The position stays where it is
  /// none of that.
  private mutating func fractionInWords(after value: Rational) throws(Failure) -> Rational? {
    let start = position
    if value.isInteger, value >= .zero, skipSpace(), Self.andWords.contains(where: { takeWord($0) }),
      let fraction = try smallNumber(), fraction < .one, fraction > .zero, let sum = value.addingExactly(fraction)
    {
      return sum
    }
    position = start
    return nil
  }

  private mutating func smallNumber() throws(Failure) -> Rational? {
    if let fraction = fractionWord() { return fraction }
    return try number()?.value
  }

  /// `1/2 + 1/3`, two numbers of one unit: scaled one by one, the first would be a number of pieces. The position stays
  /// where no number follows the sign.
  private mutating func sum(from value: Rational) throws(Failure) -> Rational? {
    let start = position
    skipSpace()
    let isPlus = take(0x2B)
    skipSpace()
    guard value > .zero, isPlus, let second = try number()?.value, second > .zero, let sum = value.addingExactly(second)
    else {
      position = start
      return nil
    }
    return sum
  }

  // MARK: Numbers

  private struct Number {
    var value: Rational
    package var deviations: [Deviation] = []
  }

  private mutating func number() throws(Failure) -> Number? {
    if let fraction = try vulgarFraction() { return Number(value: fraction) }
    let digits = takeDigits()
    if digits.isEmpty { return try pointFirstDecimal() }
    let afterDigits = position

    if let number = try mixedNumber(whole: digits) { return number }
    position = afterDigits
    if let fraction = try solidus(numerator: digits) { return Number(value: fraction) }
    position = afterDigits
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
