extension JSONParser {
  /// Reads a number: `-`? (`0` | digit 1–9 digits) (`.` digits)? ((`e`|`E`) (`+`|`-`)? digits)?
  ///
  /// The word that stands here is judged as a whole, so that a message can quote all of it.
  mutating func number(_ bytes: Span<UInt8>) throws(JSONFailure) -> JSONNumber {
    let start = index
    var end = start
    if byte(bytes, end) == UInt8(ascii: "-") { end += 1 }
    let whole = digits(bytes, from: end)
    guard !whole.isEmpty else { throw notANumber(bytes) }
    guard whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else { throw leadingZero(bytes) }
    end = whole.upperBound
    var digitCount = whole.count
    if byte(bytes, end) == UInt8(ascii: ".") {
      let fraction = digits(bytes, from: end + 1)
      guard !fraction.isEmpty else { throw noDigit(bytes, after: "the point") }
      digitCount += fraction.count
      end = fraction.upperBound
    }
    end = try exponent(bytes, from: end)
    guard JSONFound.endOfWord(bytes, from: end) == end else { throw malformedNumber(bytes) }
    guard digitCount <= JSONNumber.maximumDigits else { throw .tooManyDigits(digitCount, at: start..<end) }
    index = end
    return JSONNumber(validLiteral: try validated(bytes, start..<end))
  }

  /// Reads an exponent if one stands here; gives the end of the number.
  private func exponent(_ bytes: Span<UInt8>, from start: Int) throws(JSONFailure) -> Int {
    guard byte(bytes, start) | 0x20 == UInt8(ascii: "e") else { return start }
    var end = start + 1
    if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(bytes, end)) { end += 1 }
    let exponent = digits(bytes, from: end)
    guard !exponent.isEmpty else { throw noDigit(bytes, after: "the exponent sign") }
    let significant = exponent.drop { bytes[$0] == UInt8(ascii: "0") }
    // Three digits are at most 999.
    guard significant.count <= 3 else { throw .exponentTooLarge(at: index..<exponent.upperBound) }
    return exponent.upperBound
  }

  private func digits(_ bytes: Span<UInt8>, from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") { end += 1 }
    return start..<end
  }

  /// The byte at a place, or NUL after the end.
  private func byte(_ bytes: Span<UInt8>, _ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }
}

extension JSONParser {
  private func notANumber(_ bytes: Span<UInt8>) -> JSONFailure {
    unexpected(bytes, expected: "a number with a digit after “-”", hint: "write a finite number")
  }

  private func noDigit(_ bytes: Span<UInt8>, after place: String) -> JSONFailure {
    unexpected(bytes, expected: "a number with a digit after \(place)", hint: "write a digit after \(place)")
  }

  private func leadingZero(_ bytes: Span<UInt8>) -> JSONFailure {
    unexpected(bytes, expected: "a number without leading zeros", hint: "remove the zeros in front")
  }

  private func malformedNumber(_ bytes: Span<UInt8>) -> JSONFailure {
    unexpected(bytes, expected: "a decimal number", hint: "put double quotes around texts")
  }
}

extension JSONFailure {
  fileprivate static func tooManyDigits(_ count: Int, at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      "json-number", at: range, "number has \(count) digits, at most \(JSONNumber.maximumDigits) are read",
      hint: "round the number")
  }

  fileprivate static func exponentTooLarge(at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      "json-number", at: range, "number has an exponent beyond ±\(JSONNumber.maximumExponent)",
      hint: "write a number of ordinary size")
  }
}
