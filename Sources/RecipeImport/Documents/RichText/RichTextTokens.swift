/// The tokens of a text in RTF.
///
/// Source: Rich Text Format Specification 1.9.1, “RTF Syntax”.
struct RichTextTokens {
  enum Token {
    case open, close
    /// `\fs24`, with its number.
    case word(String, Int?)
    /// What stands behind a backslash and is no letter: `\~`, `\*`.
    case symbol(UInt8)
    /// A character of the text.
    case byte(UInt8)
    /// The same in hexadecimal digits, `\'e9`.
    case hex(UInt8)
    /// Where data lie that stand there as they are (`\bin`).
    case data(Range<Int>)
  }

  let bytes: [UInt8]
  private var index: Int

  /// No word has more letters; what follows them is the next token.
  private static let longestWord = 32
  /// No number has more digits that mean something.
  private static let longestNumber = 10

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> Token? {
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"):
        if let token = control() { return token }
      // Lines of the file are none of the text.
      case 0x0A, 0x0D, 0: break
      default: return .byte(byte)
      }
    }
    return nil
  }

  private mutating func control() -> Token? {
    guard index < bytes.endIndex else { return nil }
    let first = bytes[index]
    guard Self.isLetter(first) else {
      index += 1
      return first == UInt8(ascii: "'") ? hex() : .symbol(first)
    }
    let letters = bytes[index...].prefix(Self.longestWord).prefix(while: Self.isLetter)
    index = letters.endIndex
    let number = number()
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let name = String(decoding: letters, as: UTF8.self)
    guard name == "bin" else { return .word(name, number) }
    let start = index
    index = min(bytes.endIndex, start + max(0, number ?? 0))
    return .data(start..<index)
  }

  private mutating func number() -> Int? {
    let isNegative = index + 1 < bytes.endIndex && bytes[index] == UInt8(ascii: "-") && Self.isDigit(bytes[index + 1])
    let digits = bytes[(index + (isNegative ? 1 : 0))...].prefix(Self.longestNumber).prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    index = digits.endIndex
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -value : value
  }

  private mutating func hex() -> Token? {
    guard index + 1 < bytes.endIndex, let high = Self.digit(bytes[index]), let low = Self.digit(bytes[index + 1]) else {
      return nil
    }
    index += 2
    return .hex(high << 4 | low)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
