/// The name of a tool at some tokens.
struct FoundToolName {
  let name: ToolWords.Name
  let range: Range<Int>
}

extension StepReader {
  /// Words of the longest name.
  private static var longest: Int { 5 }
  /// Adjectives between a size and a tool.
  private static var mostAdjectives: Int { 3 }

  /// The longest name of a tool that starts at a token.
  func tool(at index: Int, of words: ToolWords) -> FoundToolName? {
    guard index < tokens.count, case .word(let start, let hash) = tokens[index].kind,
      words.mayStart(folded[start], hash)
    else { return nil }
    var (found, end, next): (FoundToolName?, Int, Int) = (nil, start.upperBound, index + 1)
    for _ in 0..<Self.longest {
      if let name = words.name(folded, start.lowerBound..<end) {
        found = FoundToolName(name: name, range: index..<next)
      }
      guard let following = word(after: next), case .word(let range, _) = tokens[following].kind else { break }
      (end, next) = (range.upperBound, following + 1)
    }
    return found
  }

  /// The index of the next word of a name, which a hyphen or apostrophe may part from the one before.
  private func word(after next: Int) -> Int? {
    let index = isSign(next, 0x2D) || isSign(next, 0x27) ? next + 1 : next
    guard index < tokens.count, case .word = tokens[index].kind else { return nil }
    return index
  }

  /// Whether something of that size stands at a token: the `saucepan` of `2 quart heavy saucepan`, and not the `pan` of
  /// `1 cup pan juices`.
  func isSizedTool(at index: Int) -> Bool {
    guard let words = language.flatMap(ToolWords.of) else { return false }
    var start = index
    while start < index + Self.mostAdjectives, value(start, of: words.roles) == .adjective { start += 1 }
    guard let found = tool(at: start, of: words) else { return false }
    switch found.name.rule {
    case .never: return false
    case .always: return true
    case .plain, .noun, .sized:
      let next = found.range.upperBound
      guard next < tokens.count, case .word = tokens[next].kind else { return true }
      return value(next, of: words.roles) == .end || value(next, of: StepWords.conjunctions) != nil
    }
  }
}
