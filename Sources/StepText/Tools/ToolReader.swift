internal import Words

/// Goes through the words of one step and finds tools.
struct ToolReader {
  private let words: ToolWords
  /// Reads sizes, and hands out tokens.
  let reader: StepReader

  init(_ tokens: StepTokens, words: ToolWords, language: String) {
    self.words = words
    reader = StepReader(tokens, ingredients: StepIngredientList(), language: language)
  }

  func read(into list: inout ToolList) {
    var index = 0
    /// Where the tool before ends, and whether it came into the list here.
    var last: (end: Int, isNew: Bool)?
    while index < reader.tokens.count {
      guard let found = reader.tool(at: index, of: words) else {
        index += 1
        continue
      }
      if case .never = found.name.rule {
        last = nil
      } else if let before = last, isAlternative(found.range.lowerBound, before.end) {
        let isNew = before.isNew && !list.has(found.name.text)
        if isNew { list.add(alternative: found.name.text, found.name.family, joinedBy: words.or) }
        last = (found.range.upperBound, isNew)
      } else if let tool = tool(found, besides: list) {
        let isNew = !list.has(tool.name)
        if isNew { list.add(tool, found.name.family) }
        last = (found.range.upperBound, isNew)
      }
      index = found.range.upperBound
    }
  }

  // MARK: Rules

  private func tool(_ found: FoundToolName, besides list: ToolList) -> StepTool? {
    let before = determiner(before: found.range.lowerBound)
    guard before != .without else { return nil }
    let size = size(around: found.range)
    switch found.name.rule {
    case .never: return nil
    case .always: break
    case .sized: guard size?.reading.lengths.isEmpty == false, role(found.range.upperBound) != .of else { return nil }
    case .plain(let families):
      guard isPlainTool(found.range), before == .indefinite || !list.has(anyOf: families) else { return nil }
    case .noun(let families):
      guard isPlainTool(found.range), hasArticle(before: found.range.lowerBound),
        before == .indefinite || !list.has(anyOf: families)
      else { return nil }
    }
    return StepTool(name: found.name.text, size: size?.text, reading: size?.reading ?? StepReading())
  }

  /// Neither part of a longer word, as in `pan-fried` and `one-pot`, nor a measure of something.
  private func isPlainTool(_ range: Range<Int>) -> Bool {
    guard !isHyphen(range.lowerBound - 1), !isHyphen(range.upperBound) else { return false }
    guard role(range.upperBound) == .of else { return true }
    let behind = range.upperBound + 1..<min(range.upperBound + 5, reader.tokens.count)
    return behind.contains { role($0) == .water } || behind.first.map { reader.number($0) != nil } == true
  }

  private func isHyphen(_ index: Int) -> Bool {
    guard reader.isSign(index, 0x2D), index > 0, index + 1 < reader.tokens.count else { return false }
    let (before, sign, after) = (reader.tokens[index - 1], reader.tokens[index], reader.tokens[index + 1])
    return before.range.upperBound == sign.range.lowerBound && sign.range.upperBound == after.range.lowerBound
  }

  /// The article of a name, with adjectives, sizes and commas between the two; `.without` where the text does without it.
  private func determiner(before start: Int) -> ToolWords.Role? {
    for index in stride(from: start - 1, through: max(0, start - Self.reach), by: -1) {
      switch reader.tokens[index].kind {
      case .number: continue
      case .sign(let sign): if !Self.signs.contains(sign) { return nil }
      case .word:
        switch role(index) {
        case .definite: return isWithout(index - 1) ? .without : .definite
        case .indefinite: return isWithout(index - 1) ? .without : .indefinite
        case .without: return .without
        case .end, .of, .or: return nil
        default: continue
        }
      }
    }
    return nil
  }

  /// `without a`, `instead of a`.
  private func isWithout(_ index: Int) -> Bool { role(role(index) == .of ? index - 1 : index) == .without }

  private static let reach = 9
  /// Comma, hyphen, stroke, brackets, inch and times signs, apostrophe.
  private static let signs: Set<UInt8> = [0x2C, 0x2D, 0x2F, 0x28, 0x29, 0x22, 0x78, 0x27]

  /// An article right before a word, or one adjective earlier.
  private func hasArticle(before start: Int) -> Bool {
    let index = role(start - 1) == .adjective ? start - 2 : start - 1
    return role(index) == .definite || role(index) == .indefinite
  }

  /// `a blender or a food processor`: nothing but “or”, articles and adjectives between the two.
  private func isAlternative(_ start: Int, _ end: Int) -> Bool {
    guard start > end, start <= end + 4, role(end) == .or else { return false }
    return (end + 1..<start).allSatisfy {
      switch role($0) {
      case .indefinite, .definite, .adjective: true
      default: false
      }
    }
  }

  func role(_ index: Int) -> ToolWords.Role? { reader.value(index, of: words.roles) }
}
