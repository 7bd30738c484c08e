internal import Quantities

extension StepTokens {
  /// `12`, `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`, `1 ½`; `nil` for a number that does not fit.
  func number(at start: Int) -> (value: Rational, end: Int)? {
    if let fraction = vulgarFraction(at: start) { return fraction }
    let afterDigits = digitsEnd(start)
    guard afterDigits > start, let whole = integer(start..<afterDigits) else { return nil }
    if let rest = fraction(behind: afterDigits), let sum = whole.adding(rest.value) { return (sum, rest.end) }
    if let rest = denominator(at: afterDigits), let value = whole.divided(by: rest.value) { return (value, rest.end) }
    return decimal(whole, start..<afterDigits) ?? (whole, afterDigits)
  }

  /// The `½` of `1½` and `1 ½`, the `1/2` of `1 1/2`.
  private func fraction(behind position: Int) -> (value: Rational, end: Int)? {
    if let vulgar = vulgarFraction(at: position) { return vulgar }
    let next = position + 1
    guard position < bytes.count, bytes[position] == 0x20 else { return nil }
    if let vulgar = vulgarFraction(at: next) { return vulgar }
    let end = digitsEnd(next)
    guard end > next, let numerator = integer(next..<end), let rest = denominator(at: end), numerator < rest.value,
      let value = numerator.divided(by: rest.value)
    else { return nil }
    return (value, rest.end)
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
