internal import Quantities

extension StepTokens {
  /// `12`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1-1/2`, `1 and 1/2`, `½`, `1½`, `1 ½`; `nil` for a number that does not fit.
  func number(at start: Int) -> (value: Rational, end: Int)? {
    if let fraction = vulgarFraction(at: start) { return fraction }
    let afterDigits = digitsEnd(start)
    guard afterDigits > start, let whole = integer(start..<afterDigits) else { return nil }
    if let rest = fraction(behind: start..<afterDigits), let sum = whole.adding(rest.value) { return (sum, rest.end) }
    if let rest = denominator(at: afterDigits), let value = divided(whole, by: rest.value) { return (value, rest.end) }
    return decimal(whole, start..<afterDigits) ?? (whole, afterDigits)
  }

  /// `1/2`; the `21/2` of pages that lost the space is two and a half. `nil` for the `10/15` of those who write two numbers so:
  /// nobody counts ten fifteenths, but for the sixteenths of inches.
  private func divided(_ numerator: Rational, by denominator: Rational) -> Rational? {
    guard numerator >= Rational(10) else { return numerator.divided(by: denominator) }
    let (whole, last) = numerator.roundedDown.quotientAndRemainder(dividingBy: 10)
    let parts = denominator.roundedDown
    if whole < 10, last > 0, last < parts, [2, 3, 4, 8].contains(parts) {
      return Rational(last).divided(by: denominator).flatMap { Rational(whole).adding($0) }
    }
    let isPair = parts >= 10 && parts != 16 && parts != 32
    return isPair ? nil : numerator.divided(by: denominator)
  }

  /// The `½` of `1½`, `1 ½` and `1-½`, the `1/2` of `1 1/2`, `1-1/2` and `1 and 1/2`.
  private func fraction(behind whole: Range<Int>) -> (value: Rational, end: Int)? {
    if let vulgar = vulgarFraction(at: whole.upperBound) { return vulgar }
    guard let next = joint(behind: whole) else { return nil }
    if let vulgar = vulgarFraction(at: next) { return vulgar.value < .one ? vulgar : nil }
    let end = digitsEnd(next)
    guard end > next, let numerator = integer(next..<end), let rest = denominator(at: end), numerator < rest.value,
      let value = divided(numerator, by: rest.value), value < .one
    else { return nil }
    return (value, rest.end)
  }

  /// The position behind what joins a whole number to a fraction: a blank, `and` between two, a dash. A range would not fall,
  /// and nothing is measured in hundreds and halves.
  private func joint(behind whole: Range<Int>) -> Int? {
    let position = whole.upperBound
    if let blank = blankEnd(position) { return conjunctionEnd(blank) ?? blank }
    guard position < bytes.count, whole.count <= 2 else { return nil }
    if bytes[position] == 0x2D { return position + 1 }
    let isDash = bytes[position...].starts(with: [0xE2, 0x80]) && position + 2 < bytes.count
    return isDash && (0x90...0x94).contains(bytes[position + 2]) ? position + 3 : nil
  }

  /// The position behind the `and` of `1 and 1/2`, which parts two things in `from step 1 and 1/2 cup`.
  private func conjunctionEnd(_ start: Int) -> Int? {
    if let last = tokens.last, StepWords.references.value(of: last, in: folded) != nil { return nil }
    let word = bytes[start..<min(bytes.count, start + 4)].prefix { $0 > 0x20 && $0 < 0x80 }
    guard Self.conjunctions.contains(where: word.elementsEqual) else { return nil }
    return blankEnd(start + word.count)
  }

  private static let conjunctions = ["and", "und", "et", "y", "&"].map { Array($0.utf8) }

  private func blankEnd(_ position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    if bytes[position] == 0x20 { return position + 1 }
    if bytes[position...].starts(with: [0xC2, 0xA0]) { return position + 2 }
    let isThin = [[0xE2, 0x80, 0x89], [0xE2, 0x80, 0xAF]].contains { bytes[position...].starts(with: $0) }
    return isThin ? position + 3 : nil
  }

  private func denominator(at position: Int) -> (value: Rational, end: Int)? {
    guard let start = slashEnd(position) else { return nil }
    let end = digitsEnd(start)
    // The stroke of `gas 4/180 °C` parts two numbers.
    guard end > start, end < start + 3, let value = integer(start..<end), value > .zero else { return nil }
    return (value, end)
  }

  private func slashEnd(_ position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    if bytes[position] == 0x2F { return position + 1 }
    return bytes[position...].starts(with: [0xE2, 0x81, 0x84]) ? position + 3 : nil
  }

  private func decimal(_ whole: Rational, _ digits: Range<Int>) -> (value: Rational, end: Int)? {
    let sign = digits.upperBound
    guard sign < bytes.count, bytes[sign] == 0x2E || bytes[sign] == 0x2C else { return nil }
    let end = digitsEnd(sign + 1)
    guard end > sign + 1 else { return nil }
    let numeral =
      String(decoding: bytes[digits], as: UTF8.self) + "."
      + String(decoding: bytes[(sign + 1)..<end], as: UTF8.self)
    return Rational(decimal: numeral).map { ($0, end) }
  }

  private func vulgarFraction(at position: Int) -> (value: Rational, end: Int)? {
    guard position < bytes.count, bytes[position] == 0xC2 || bytes[position] == 0xE2 else { return nil }
    var decoder = UTF8()
    var rest = bytes[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest), let value = VulgarFraction.value(of: scalar)
    else { return nil }
    return (value, position + UTF8.width(scalar))
  }

  func digitsEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    return end
  }

  private func integer(_ range: Range<Int>) -> Rational? {
    Int(String(decoding: bytes[range], as: UTF8.self)).map { Rational($0) }
  }
}
