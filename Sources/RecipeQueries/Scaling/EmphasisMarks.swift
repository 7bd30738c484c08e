/// The marks of emphasis within a stretch of Markdown that begin before it or end behind it: `2** cups` ends what `**` has
/// begun.
///
/// Whoever puts another text in its place has to leave them there, or the emphasis would go on to the end of the paragraph.
struct EmphasisMarks {
  private var closing: [ArraySlice<UInt8>] = []
  private var opening: [ArraySlice<UInt8>] = []

  init(in markdown: ArraySlice<UInt8>) {
    var index = markdown.startIndex
    while index < markdown.endIndex {
      let byte = markdown[index]
      guard byte == 0x2A || byte == 0x5F else {
        index += 1
        continue
      }
      let end = markdown[index...].firstIndex { $0 != byte } ?? markdown.endIndex
      // What a word follows begins; a stretch starts and ends with one, and a dash stands between two.
      if Self.endsInGap(markdown[..<index]) {
        opening.append(markdown[index..<end])
      } else if opening.isEmpty {
        closing.append(markdown[index..<end])
      } else {
        opening.removeLast()
      }
      index = end
    }
  }

  /// Whether nothing can end here: behind nothing, a blank, a dash or other punctuation of its block (U+2000 to U+203F).
  private static func endsInGap(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    if last <= 0x20 || last == 0x2D { return true }
    return text.suffix(2).elementsEqual([0xC2, 0xA0]) || text.suffix(3).starts(with: [0xE2, 0x80])
  }

  /// The text with the marks before and behind it, so that it is emphasised as a whole.
  func around(_ text: String) -> String {
    let parts = opening.map { String(decoding: $0, as: UTF8.self) } + [text]
    return (parts + closing.map { String(decoding: $0, as: UTF8.self) }).joined()
  }
}
