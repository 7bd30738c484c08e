extension LineParser {
  /// The text of tokens as written, without marks at its ends.
  func text(of range: Range<Int>) -> String {
    guard let range = trimmed(range) else { return "" }
    if !hasWideSpace(range) {
      return String(decoding: bytes[tokens[range.lowerBound].start..<textEnd(range.upperBound - 1)], as: UTF8.self)
    }
    var text: [UInt8] = []
    for index in range {
      if index > range.lowerBound, tokens[index].hasSpaceBefore { text.append(0x20) }
      text += bytes[tokens[index].start..<(index + 1 == range.upperBound ? textEnd(index) : tokens[index].end)]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether anything but single spaces parts the tokens.
  private func hasWideSpace(_ range: Range<Int>) -> Bool {
    var previous = tokens[range.lowerBound].end
    for index in range.dropFirst() {
      let gap = tokens[index].start - previous
      if gap > 1 || gap == 1 && bytes[previous] != 0x20 { return true }
      previous = tokens[index].end
    }
    return false
  }

  /// The text of several runs, parted by spaces.
  func text(of ranges: [Range<Int>]) -> String {
    if ranges.count == 1 { return text(of: ranges[0]) }
    return ranges.map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  func commentText() -> String? {
    let texts = comment.map { text(of: $0) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The full stop of the last word ends the line, not the word.
  private func textEnd(_ index: Int) -> Int {
    let token = tokens[index]
    return token.hasStop && token.foldedEnd - token.foldedStart > 3 ? token.end - 1 : token.end
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, Self.isMark(tokens[lower].kind) { lower += 1 }
    while lower < upper, Self.isMark(tokens[upper - 1].kind) { upper -= 1 }
    return lower < upper ? lower..<upper : nil
  }

  private static func isMark(_ kind: LineToken.Kind) -> Bool {
    kind == .comma || kind == .semicolon || kind == .colon || kind == .dash || kind == .slash
  }
}
