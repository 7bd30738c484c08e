/// What stands at a place of a text, in the words of a message, and the bytes it covers.
struct JSONFound {
  let description: String
  let range: Range<Int>

  private static let longestWord = 32

  init(_ bytes: Span<UInt8>, at index: Int) {
    guard index < bytes.count else {
      self.init("the end of the file", index..<index)
      return
    }
    let end = Self.endOfWord(bytes, from: index)
    let byte = bytes[index]
    if end > index {
      let shown = index..<min(end, index + Self.longestWord)
      let text = String(decoding: shown.map { bytes[$0] }, as: UTF8.self)
      self.init("“\(text)\(shown.upperBound < end ? "…" : "")”", index..<end)
    } else if byte < 0x20 || byte == 0x7F {
      self.init("the control character \(Self.name(UInt32(byte), prefix: "U+", digits: 4))", index..<index + 1)
    } else if byte < 0x80 {
      self.init("“\(Character(Unicode.Scalar(byte)))”", index..<index + 1)
    } else {
      self.init(beyondASCII: bytes, at: index)
    }
  }

  private init(beyondASCII bytes: Span<UInt8>, at index: Int) {
    let candidates = (index..<min(index + 4, bytes.count)).map { bytes[$0] }
    for length in 2...4 where length <= candidates.count {
      if let text = String(validating: candidates.prefix(length), as: UTF8.self) {
        self.init("“\(text)”", index..<index + length)
        return
      }
    }
    self.init("the byte \(Self.name(UInt32(bytes[index]), prefix: "0x", digits: 2))", index..<index + 1)
  }

  private init(_ description: String, _ range: Range<Int>) {
    self.description = description
    self.range = range
  }

  /// Where a run of letters, digits and the characters of numbers ends that starts at `index`.
  static func endOfWord(_ bytes: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  static func name(_ value: UInt32, prefix: String, digits: Int) -> String {
    let hex = String(value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, digits - hex.count)) + hex
  }
}
