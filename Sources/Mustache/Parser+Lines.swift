import SourceText

extension Parser {
  /// Works out which tags stand alone on their line, and which text vanishes with them.
  mutating func dropStandaloneLines() {
    standalone = Array(repeating: false, count: tokens.count)
    for index in tokens.indices where tokens[index].kind.mayStandAlone {
      let kind = tokens[index].kind
      if kind == .close, tokens[partners[index]].kind == .parent { continue }
      if kind == .close, overrideTags.contains(partners[index]) {
        dropBefore(index)
      } else if overrideTags.contains(index) {
        if isBlankLineEnd(index + 1) { dropped.insert(index + 1) }
      } else {
        dropLine(from: index, to: kind == .parent ? partners[index] : index)
      }
    }
  }

  /// Drops what surrounds a tag, or an element from its opening to its closing tag, when that is only white space.
  private mutating func dropLine(from first: Int, to last: Int) {
    guard isBlankBefore(first), isBlankAfter(last) else { return }
    standalone[first] = true
    dropBefore(first)
    if last + 1 < tokens.count { dropped.insert(last + 1) }
  }

  private mutating func dropBefore(_ index: Int) {
    if isBlankBefore(index), !startsLine(index) { dropped.insert(index - 1) }
  }

  func isStandalone(_ index: Int) -> Bool { standalone[index] }

  /// Whether nothing stands before a token on its line, white space neither.
  func startsLine(_ index: Int) -> Bool { index == 0 || endsLine(index - 1) }

  private func endsLine(_ index: Int) -> Bool {
    tokens[index].kind == .text && file.bytes[tokens[index].range.upperBound - 1] == 0x0A
  }

  private func isBlankBefore(_ index: Int) -> Bool {
    startsLine(index) || isBlank(index - 1) && startsLine(index - 1)
  }

  private func isBlankAfter(_ index: Int) -> Bool {
    index + 1 == tokens.count || isBlankLineEnd(index + 1) || isBlank(index + 1) && index + 2 == tokens.count
  }

  private func isBlankLineEnd(_ index: Int) -> Bool { isBlank(index) && endsLine(index) }

  /// Whether a token is text without anything visible: spaces and tabs, and the end of the line.
  private func isBlank(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .text else { return false }
    let rest = file.bytes[tokens[index].range].dropFirst(leadingSpace(index))
    return rest.isEmpty || rest.elementsEqual([0x0A]) || rest.elementsEqual([0x0D, 0x0A])
  }

  /// How many spaces and tabs a text begins with.
  func leadingSpace(_ index: Int) -> Int {
    file.bytes[tokens[index].range].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  // MARK: - Indentation

  /// The white space before a tag at the start of its line, without what the lines around it lose.
  func space(before index: Int, _ dedent: Int) -> Range<Int> {
    let end = tokens[index].range.lowerBound
    guard !startsLine(index), isBlankBefore(index) else { return end..<end }
    let start = tokens[index - 1].range.lowerBound
    return min(start + dedent, end)..<end
  }

  /// What the lines that fill a block are indented by: as its own first line is or, when it is empty, its tag.
  func indentation(ofBlock index: Int, _ dedent: Int) -> Range<Int> {
    guard isStandalone(index), let first = firstLine(of: index) else { return space(before: index, dedent) }
    let start = tokens[first].range.lowerBound
    let end = start + (tokens[first].kind == .text ? leadingSpace(first) : 0)
    return min(start + dedent, end)..<end
  }

  /// How far the lines inside a block's tags are indented, when they begin on a line of their own.
  func intrinsicIndentation(of index: Int) -> Int {
    guard dropped.contains(index + 1), let first = firstLine(of: index), tokens[first].kind == .text else { return 0 }
    return leadingSpace(first)
  }

  /// The token that begins the first line with something on it between a block's tags.
  private func firstLine(of index: Int) -> Int? {
    let close = partners[index]
    guard let first = (index + 2..<max(close, index + 2)).first(where: { startsLine($0) && !isBlankLineEnd($0) }) else {
      return nil
    }
    return isBlank(first) && first + 1 == close ? nil : first
  }
}
