extension JSONParser {
  /// Reads a string, whose opening quote stands here.
  ///
  /// A string without escapes, which is nearly every one, is checked and copied in one go.
  mutating func string(_ bytes: Span<UInt8>) throws(JSONFailure) -> String {
    let open = index
    let end = runEnd(bytes, from: open + 1)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let value = try validated(bytes, open + 1..<end)
      index = end + 1
      return value
    }
    return try stringWithEscapes(bytes, open: open)
  }

  private mutating func stringWithEscapes(_ bytes: Span<UInt8>, open: Int) throws(JSONFailure) -> String {
    var decoded: [UInt8] = []
    index = open + 1
    while true {
      let end = runEnd(bytes, from: index)
      for place in index..<end { decoded.append(bytes[place]) }
      guard end < bytes.count else {
        _ = try validated(bytes, open + 1..<end)
        throw .unclosed(at: open)
      }
      index = end
      switch bytes[end] {
      case UInt8(ascii: "\""):
        index += 1
        // Escapes are ASCII and stand for whole scalars: where the source is UTF-8, what was decoded is, too.
        _ = try validated(bytes, open + 1..<end)
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(bytes, into: &decoded)
      default:
        _ = try validated(bytes, open + 1..<end)
        throw .controlCharacter(bytes[end], at: end)
      }
    }
  }

  /// Where the next quote, backslash or control character stands, or the end of the text.
  private func runEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  private mutating func escape(_ bytes: Span<UInt8>, into decoded: inout [UInt8]) throws(JSONFailure) {
    guard index + 1 < bytes.count else { throw .unfinishedEscape(at: index..<bytes.count) }
    let letter = bytes[index + 1]
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      try unicodeEscape(bytes, into: &decoded)
      return
    default: throw .unknownEscape(JSONFound(bytes, at: index + 1), at: index)
    }
    index += 2
  }

  /// Reads `\uXXXX`, or two of them that form a surrogate pair (RFC 8259 §7).
  private mutating func unicodeEscape(_ bytes: Span<UInt8>, into decoded: inout [UInt8]) throws(JSONFailure) {
    let start = index
    let high = try codeUnit(bytes)
    if let scalar = Unicode.Scalar(high) {
      decoded.append(contentsOf: scalar.utf8)
      return
    }
    let isHigh = UTF16.isLeadSurrogate(high)
    guard isHigh, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { throw .loneSurrogate(high, at: start..<index) }
    let second = index
    let low = try codeUnit(bytes)
    guard UTF16.isTrailSurrogate(low) else {
      index = second
      throw .loneSurrogate(high, at: start..<second)
    }
    decoded.append(contentsOf: String(decoding: [high, low], as: UTF16.self).utf8)
  }

  private mutating func codeUnit(_ bytes: Span<UInt8>) throws(JSONFailure) -> UInt16 {
    var value: UInt16 = 0
    for place in index + 2..<index + 6 {
      guard place < bytes.count, let digit = hexadecimalValue(bytes[place]) else {
        throw .shortUnicodeEscape(at: index..<min(place, bytes.count))
      }
      value = value << 4 | UInt16(digit)
    }
    index += 6
    return value
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension JSONParser {
  /// The text of some bytes, or what is wrong with them as UTF-8.
  func validated(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(JSONFailure) -> String {
    do throws(Unicode.UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      let start = range.lowerBound + error.byteOffsets.lowerBound
      throw .notUTF8(bytes[start], at: start..<range.lowerBound + error.byteOffsets.upperBound)
    }
  }
}

extension JSONFailure {
  fileprivate static func unclosed(at open: Int) -> JSONFailure {
    JSONFailure(
      at: open..<open + 1, "text that starts here has no closing quote before the end of the file",
      hint: "close it with a double quote")
  }

  fileprivate static func controlCharacter(_ byte: UInt8, at index: Int) -> JSONFailure {
    let isBreak = byte == 0x0A || byte == 0x0D
    let name = JSONFound.name(UInt32(byte), prefix: "U+", digits: 4)
    let escape = [0x09: "\\t", 0x0A: "\\n", 0x0D: "\\r"][byte] ?? "\\u\(name.dropFirst(2))"
    return JSONFailure(
      at: index..<index + 1,
      isBreak ? "found a line break inside a text" : "found the control character \(name) inside a text",
      hint: isBreak ? "close the text, or write the break as “\(escape)”" : "write it as “\(escape)”")
  }

  fileprivate static func unfinishedEscape(at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      at: range, "found the end of the file after “\\”, expected an escape", hint: "close the text with a double quote")
  }

  fileprivate static func unknownEscape(_ found: JSONFound, at index: Int) -> JSONFailure {
    JSONFailure(
      at: index..<found.range.upperBound, "found \(found.description) after “\\”, which is no escape",
      hint: "write a backslash of the text as “\\\\”")
  }

  fileprivate static func shortUnicodeEscape(at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      at: range, "escape “\\u” has \(range.count - 2) hexadecimal digits, expected 4",
      hint: "write four digits, such as “\\u00E9”")
  }

  fileprivate static func loneSurrogate(_ unit: UInt16, at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      at: range, "escape “\\u\(JSONFound.name(UInt32(unit), prefix: "", digits: 4))” is half of a surrogate pair",
      hint: "write both halves, or the character itself")
  }

  fileprivate static func notUTF8(_ byte: UInt8, at range: Range<Int>) -> JSONFailure {
    JSONFailure(
      at: range, "found the byte \(JSONFound.name(UInt32(byte), prefix: "0x", digits: 2)), which is not UTF-8",
      hint: "save the file as UTF-8")
  }
}
