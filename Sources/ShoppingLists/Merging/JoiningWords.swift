/// Words and signs between things of which each counts: `salt and pepper`, `200 g + 2`.
enum JoiningWords {
  /// Folded as `TextFolding` does it.
  static let all: Set<String> = ["and", "und", "et", "y", "e", "&", "+"]
  private static let bytes = all.map { Array($0.utf8) }
  private static let longest = 3

  /// Whether one stands between other words of a text.
  static func isIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var start = 0
      for end in text.indices where text[end] == 0x20 {
        defer { start = end + 1 }
        guard start > 0, start < end, end - start <= longest else { continue }
        let word = text[start..<end]
        let isJoint = bytes.contains { joint in
          joint.count == word.count && zip(joint, word).allSatisfy { $0 == $1 || $0 == $1 | 0x20 }
        }
        if isJoint { return true }
      }
      return false
    }
  }
}
