import SourceText

extension Parser {
  /// Finds the closing tag of each opening one; tags without a partner are reported and then ignored.
  mutating func pairTags() {
    partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices {
      if tokens[index].kind.isOpening {
        guard open.count < Parser.maximumDepth else {
          giveUp(at: index, open)
          return
        }
        if tokens[index].kind == .block, let outer = open.last, tokens[outer].kind == .parent {
          overrideTags.insert(index)
        }
        open.append(index)
      } else if tokens[index].kind == .close {
        close(index, &open)
      }
    }
    for index in open { reportUnclosed(index, before: nil) }
  }

  private mutating func close(_ index: Int, _ open: inout [Int]) {
    guard let position = open.lastIndex(where: { tokens[$0].name == tokens[index].name }) else {
      return closeWithoutPartner(index, &open)
    }
    for unclosed in open[(position + 1)...] { reportUnclosed(unclosed, before: index) }
    pair(open[position], index)
    open.removeSubrange(position...)
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    partners[opening] = closing
    partners[closing] = opening
  }

  /// A closing tag whose name nothing open has; a slip of spelling still closes the innermost.
  private mutating func closeWithoutPartner(_ index: Int, _ open: inout [Int]) {
    guard let innermost = open.last else {
      report(index, "\(quoted(index)) closes what was never opened", hint: "remove it, or open a section before it")
      tokens[index].kind = .silent
      return
    }
    report(
      index, "\(quoted(index)) does not close \(quoted(innermost)), which was opened at \(place(innermost))",
      hint: "write \(closingTag(for: innermost)), or remove the tag")
    guard NearMiss.suggestion(for: tokens[index].name, among: [tokens[innermost].name]) != nil else {
      tokens[index].kind = .silent
      return
    }
    pair(innermost, index)
    open.removeLast()
  }

  private mutating func reportUnclosed(_ index: Int, before closing: Int?) {
    let end = closing.map { "before \(quoted($0)) at \(place($0))" } ?? "before the end of the file"
    report(
      index, "\(quoted(index)) is not closed \(end)", hint: "write \(closingTag(for: index)) where its part ends")
    tokens[index].kind = .silent
  }

  private mutating func giveUp(at index: Int, _ open: [Int]) {
    report(
      index, "sections are nested more than \(Parser.maximumDepth) deep here",
      hint: "move the inner part into a partial of its own")
    for opening in open { tokens[opening].kind = .silent }
    tokens.removeSubrange(index...)
  }

  mutating func reportIgnored(_ index: Int) {
    guard diagnostics.count < Tokenizer.maximumProblems else { return }
    let diagnostic = file.diagnostic(
      .warning, "template-ignored", at: tokens[index].range,
      message: "\(quoted(index)) stands inside a parent but in no block, so it is ignored",
      hint: "move it into one of the blocks")
    diagnostics.append(diagnostic)
  }

  private mutating func report(_ index: Int, _ message: String, hint: String) {
    guard diagnostics.count < Tokenizer.maximumProblems else { return }
    diagnostics.append(
      file.diagnostic(.error, "template-syntax", at: tokens[index].range, message: message, hint: hint))
  }

  private func quoted(_ index: Int) -> String {
    let source = String(decoding: file.bytes[tokens[index].range], as: UTF8.self)
    return "\"" + source.split(whereSeparator: \.isNewline).joined(separator: " ") + "\""
  }

  private func place(_ index: Int) -> String {
    let position = file.position(ofByte: tokens[index].range.lowerBound)
    return "\(position.line):\(position.column)"
  }

  private func closingTag(for index: Int) -> String {
    let delimiters = tokens[index].delimiters
    let (open, close) = (
      String(decoding: delimiters.open, as: UTF8.self), String(decoding: delimiters.close, as: UTF8.self)
    )
    return "\"\(open)/\(tokens[index].name)\(close)\""
  }
}
