/// A short name for a step: its first sentence, or as many of its words as fit.
///
/// It is always the beginning of the text, by which readers of structured data tell it from a text of its own.
enum StepName {
  /// Characters at most, give or take those of the last word.
  static let limit = 80

  static func name(of text: String) -> String {
    let bytes = text.utf8
    var end = bytes.startIndex
    var lastSpace: String.Index?
    var length = 0
    while end < bytes.endIndex {
      let byte = bytes[end]
      let next = bytes.index(after: end)
      let isStop = byte == 0x2E || byte == 0x21 || byte == 0x3F
      if isStop, next == bytes.endIndex || bytes[next] == 0x20 { return String(text[..<end]) }
      if byte == 0x20 {
        if length >= limit { return String(text[..<(lastSpace ?? end)]) }
        lastSpace = end
      }
      if byte & 0xC0 != 0x80 { length += 1 }
      end = next
    }
    return length > limit ? String(text[..<(lastSpace ?? end)]) : text
  }
}
