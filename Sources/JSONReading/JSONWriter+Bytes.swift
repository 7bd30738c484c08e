extension JSONWriter {
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func appendDigits(of value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    JSONNumber.append(digits: value.magnitude, to: &bytes)
  }

  /// Writes a string in quotes: runs of bytes that need no escape are copied as they are.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    let isScript = escaping == .scriptSafe
    var runStart = 0
    var index = 0
    while index < text.count {
      guard Self.isSpecial(text[index], inScript: isScript) else {
        index += 1
        continue
      }
      let length = escapedLength(text, at: index)
      if length > 0 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
        appendEscape(text, at: index)
        runStart = index + length
      }
      index += max(length, 1)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  /// How many bytes the character has that must be escaped here; 0 where E2 starts another one than U+2028 or U+2029.
  private func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard text[index] == 0xE2 else { return 1 }
    let isSeparator = index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
    return isSeparator ? 3 : 0
  }

  private mutating func appendEscape(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let byte = text[index]
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0xE2: append(text[index + 2] == 0xA8 ? "u2028" : "u2029")
    default:
      append("u00")
      bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
      bytes.append(Self.hexadecimalDigits[Int(byte & 0x0F)])
    }
  }

  private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

  /// Whether a byte may start an escape.
  private static func isSpecial(_ byte: UInt8, inScript: Bool) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5C: true
    case 0x26, 0x3C, 0x3E, 0xE2: inScript
    default: false
    }
  }
}
