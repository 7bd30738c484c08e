/// Names, strings and escapes of style sheets, read byte by byte (CSS Syntax Level 3, §4.3).
struct StyleText {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: character)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0C || byte == 0x0D }

  var isAtName: Bool {
    guard let byte else { return false }
    return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || isAtEscape
  }

  private var isAtEscape: Bool {
    byte == UInt8(ascii: "\\") && position + 1 < bytes.count && !Self.isNewline(bytes[position + 1])
  }

  /// A name with what its escapes mean, in lowercase.
  mutating func name() -> String {
    var result: [UInt8] = []
    while isAtName { take(into: &result) }
    return String(decoding: result, as: UTF8.self).lowercased()
  }

  /// The inside of a string that begins here. One that is not closed ends with its line.
  mutating func string() -> [UInt8] {
    guard let quote = byte else { return [] }
    position += 1
    var result: [UInt8] = []
    while let byte, byte != quote, !Self.isNewline(byte) { take(into: &result) }
    if byte == quote { position += 1 }
    return result
  }

  /// What stands in `url(…)` without quotes, behind the bracket; the closing one is passed over.
  mutating func address() -> [UInt8] {
    var result: [UInt8] = []
    while let byte, byte != UInt8(ascii: ")") { take(into: &result) }
    position = min(position + 1, bytes.count)
    return result
  }

  mutating func skipSpaces() {
    while let byte, Self.isSpace(byte) { position += 1 }
  }

  mutating func skipComment() {
    position += 2
    while position < bytes.count, !(byte == UInt8(ascii: "*") && isNext("/")) { position += 1 }
    position = min(position + 2, bytes.count)
  }

  private mutating func take(into result: inout [UInt8]) {
    guard byte == UInt8(ascii: "\\"), position + 1 < bytes.count else {
      result.append(bytes[position])
      position += 1
      return
    }
    position += 1
    takeEscape(into: &result)
  }

  /// Up to six hexadecimal digits and a space, the character itself, or a line break that is none.
  private mutating func takeEscape(into result: inout [UInt8]) {
    var value: UInt32 = 0
    let start = position
    while position < min(start + 6, bytes.count), let digit = Self.hexadecimal(bytes[position]) {
      value = value * 16 + digit
      position += 1
    }
    if position > start {
      result += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
      if let byte, Self.isSpace(byte) { position += 1 }
    } else {
      if !Self.isNewline(bytes[position]) { result.append(bytes[position]) }
      position += byte == 0x0D && isNext("\n") ? 2 : 1
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x61 + 10)
    default: nil
    }
  }
}
