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
    /// `1'000 g`, `1.000,5 g`
    case groupedThousands
    case ambiguousThousands
    case approximate
    /// `−1 g`: the sign of typography, where RecipeMD knows the hyphen.
    case minusSign
    /// `1 kg – 1,5 kg`, `2 tbsp - 1/4 cup`, `1 cup minus 1 tbsp`
    case severalUnits
    case unmeasured
    /// `two`, `half a`, `max. 200 g`: what is read as an unmarked line is.
    case words(Amount)
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
  let decimalComma: Bool

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
    let hasMinusSign = take(Self.minusSign)
    let isNegative = hasMinusSign || take(0x2D)
    skipSpace()
    guard let number = try number() else {
      position = start
      let amount = Amount(.unmeasured, unit: rest())
      let inWords = amount.unit.flatMap(Self.amount(inWords:))
      return Reading(amount: amount, deviations: [inWords.map { .words($0) } ?? .unmeasured])
    }
    reading.amount.isApproximate = !reading.deviations.isEmpty
    if hasMinusSign { reading.deviations.append(.minusSign) }
    reading.deviations += number.deviations
    guard let value = isNegative ? number.value.negated : number.value else { throw .tooLarge }
    let afterNumber = position
    try measure(value, into: &reading)
    if position == afterNumber, case .exact = reading.amount.measure, readMore() {
      reading.amount.isApproximate = true
      reading.deviations.append(.approximate)
    }
    reading.amount.unit = rest()
    if !isNegative, case .exact = reading.amount.measure, let whole = wholeAmount(of: reading.amount) {
      if case .range = whole.measure { reading.amount.plainUnit = reading.amount.unit }
      (reading.amount.measure, reading.amount.unit) = (whole.measure, whole.unit)
      reading.deviations.append(.severalUnits)
    }
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
    guard let separator = rangeSeparator(), var second = try number() else {
      position = start
      return
    }
    // Both ends may be such: `1 to 1-1/2 cups`.
    try addDashedFraction(to: &second)
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

  /// `1-1/2` at the end of a range; the position stays where no fraction below one follows the dash.
  private mutating func addDashedFraction(to number: inout Number) throws(Failure) {
    let start = position
    if number.value.isInteger, rangeSeparator() == .dash, let fraction = try self.number()?.value, fraction < .one,
      fraction > .zero, let sum = number.value.addingExactly(fraction)
    {
      number.value = sum
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
}
