internal import SourceText

/// The words of a heading.
struct MarkdownHeading {
  let level: Int
  let text: Range<Int>

  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 }
    level = text.prefix { $0 == 0x23 }.count
    guard text.startIndex - line.startIndex <= 3, (1...6).contains(level) else { return nil }
    var words = text.dropFirst(level)
    guard words.first == 0x20 || words.first == 0x09 else { return nil }
    words = words.trimmingSpaces
    // Number signs at the end belong to the heading where a space parts them from it.
    let closed = words.reversed().drop { $0 == 0x23 }
    if closed.first == 0x20 { words = words.prefix(closed.count).trimmingSpaces }
    guard !words.isEmpty else { return nil }
    self.text = words.indices
  }
}
