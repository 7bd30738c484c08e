/// Steps that stand in one text with their numbers: `1. Chop. 2. Fry. 3. Serve.`
enum RunOnSteps {
  /// The text in its steps, each with its number; the text alone where the numbers do not count from 1.
  static func parted(_ text: String) -> [String] {
    var starts: [String.Index] = []
    var index = text.startIndex
    var isAfterGap = true
    while index < text.endIndex {
      if isAfterGap, let end = mark(starts.count + 1, in: text, at: index) {
        starts.append(index)
        index = end
        isAfterGap = false
        continue
      }
      isAfterGap = text[index] == " " || text[index] == "\n" || text[index] == "."
      index = text.index(after: index)
    }
    guard starts.count >= 2, starts[0] == text.startIndex else { return [text] }
    let ends = starts.dropFirst() + [text.endIndex]
    return zip(starts, ends).map { String(text[$0..<$1].trimmed) }
  }

  /// Where `7.`, `7)` or `Step 7:` ends, if it stands here and letters follow.
  private static func mark(_ number: Int, in text: String, at index: String.Index) -> String.Index? {
    let rest = text[index...]
    if rest.first?.isUppercase == true {
      let word = rest.prefix { $0.isLetter }
      let sign = rest.dropFirst(word.count + 1 + String(number).count).first
      guard ImportedText.isStepWord(word), rest.dropFirst(word.count).hasPrefix(" \(number)"),
        sign.map({ ":.)–-".contains($0) }) == true
      else { return nil }
      return rest.dropFirst(word.count + 2 + String(number).count).startIndex
    }
    for sign in [".", ")"] where rest.hasPrefix("\(number)\(sign)") {
      let after = rest.dropFirst(String(number).count + 1)
      let word = after.drop { $0 == " " }
      if word.first?.isLetter == true { return after.startIndex }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var result = drop { $0 == " " }
    while result.last == " " { result.removeLast() }
    return result
  }
}
