internal import SourceText

/// What a line of a book file is.
enum BookLine {
  struct Heading {
    let level: Int
    let text: Range<Int>
  }

  struct Item {
    /// With its marker.
    let range: Range<Int>
    let content: Range<Int>
  }

  struct Fact {
    let key: String
    let keyRange: Range<Int>
    let value: String
    let valueRange: Range<Int>
  }

  /// An ATX heading with words in it (CommonMark 0.30 §4.2).
  static func heading(_ line: Range<Int>, in bytes: [UInt8]) -> Heading? {
    let text = bytes[line].drop { $0 == 0x20 }
    let level = text.prefix { $0 == 0x23 }.count
    guard text.startIndex - line.lowerBound <= 3, (1...6).contains(level) else { return nil }
    var words = text.dropFirst(level)
    guard words.first == 0x20 || words.first == 0x09 else { return nil }
    words = words.trimmingSpaces
    let closed = words.reversed().drop { $0 == 0x23 }
    if closed.first == 0x20 { words = words.prefix(closed.count).trimmingSpaces }
    return words.isEmpty ? nil : Heading(level: level, text: words.startIndex..<words.endIndex)
  }

  /// A line that starts an item of a bullet list, at any depth.
  static func item(_ line: Range<Int>, in bytes: [UInt8]) -> Item? {
    let text = bytes[line].trimmingSpaces
    guard let marker = text.first, [0x2D, 0x2A, 0x2B].contains(marker) else { return nil }
    let rest = text.dropFirst()
    guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { return nil }
    let content = rest.trimmingSpaces
    // Three of the markers with nothing else are a line across the page.
    guard content.isEmpty || !content.allSatisfy({ $0 == marker || $0 == 0x20 }) else { return nil }
    let range = text.startIndex..<text.endIndex
    return Item(range: range, content: content.isEmpty ? range.upperBound..<range.upperBound : content.indices)
  }

  /// `Key: value`, a space before the colon allowed as in French; the value is not empty.
  static func fact(_ line: Range<Int>, in bytes: [UInt8]) -> Fact? {
    let text = bytes[line].trimmingSpaces
    guard let colon = text.firstIndex(of: 0x3A) else { return nil }
    let key = text[..<colon].trimmingSpaces
    var value = text[(colon + 1)...].trimmingSpaces
    // A hard line break.
    if value.last == 0x5C { value = value.dropLast().trimmingSpaces }
    guard !key.isEmpty, !value.isEmpty else { return nil }
    return Fact(
      key: String(decoding: key, as: UTF8.self), keyRange: key.indices, value: String(decoding: value, as: UTF8.self),
      valueRange: value.indices)
  }
}
