internal import Foods
internal import Quantities

/// How much of an ingredient the words around its name speak of.
extension MentionReader {
  private static let window = 6

  /// `nil` where it is said to be left out.
  func use(of phrase: Range<Int>) -> MentionUse? {
    if isStatedBehind(phrase.upperBound) { return .stated }
    if isJoined(phrase.upperBound),
      MentionWords.behind.role(phrases.words.bytes, words[phrase.upperBound].range) == .rest
    {
      return .rest
    }
    var context = Context()
    var index = phrase.lowerBound
    for _ in 0..<Self.window {
      if hasFraction(before: index) { return .stated }
      guard isJoined(index) else { break }
      index -= 1
      switch role(index).map({ finding($0, at: index, &context) }) ?? finding(at: index, &context) {
      case .nothing: continue
      case .end: return context.use
      case .leftOut: return nil
      case .use(let use): return use
      }
    }
    return context.use
  }

  /// What was read between a word and the name.
  private struct Context {
    var share: Rational?
    var hasMeasure = false

    var use: MentionUse { share.map(MentionUse.share) ?? .all }
  }

  /// What a word before a name says.
  private enum Finding {
    /// Nothing yet; the word before it may.
    case nothing
    /// Nothing, and it does not belong to the name.
    case end
    case leftOut
    case use(MentionUse)
  }

  private func finding(_ role: MentionWords.Role, at index: Int, _ context: inout Context) -> Finding {
    switch role {
    case .definite, .all, .product, .taken: return .nothing
    case .measure:
      context.hasMeasure = true
      return .nothing
    case .share(let share):
      // `Halve the cucumbers` says what to do.
      if text[words[index].source].last == UInt8(ascii: "e"), phrases.language == .en { return .end }
      context.share = share
      return .nothing
    case .number: return .use(context.share == nil ? .stated : .some)
    case .indefinite: return .use(indefinite(index, context))
    case .rest: return .use(.rest)
    case .some: return .use(.some)
    case .without: return .leftOut
    }
  }

  private func finding(at index: Int, _ context: inout Context) -> Finding {
    if isDigits(index) { return .use(.stated) }
    // The “à” of a French spoon: `cuillère à café`.
    if phrases.language == .fr, context.hasMeasure, phrases.words.bytes[words[index].range].elementsEqual("a".utf8) {
      return .nothing
    }
    let kind = phrases.kinds[index]
    if kind.isPart { context.hasMeasure = true }
    return kind.isIgnorable || kind == .link || kind.isPart ? .nothing : .end
  }

  /// `a pinch of salt` says how much, `half an onion` too; `a quarter of the butter` is a share, `an onion` is all of it.
  private func indefinite(_ index: Int, _ context: Context) -> MentionUse {
    if let share = context.share { return .share(share) }
    if context.hasMeasure { return .stated }
    guard isJoined(index), case .share = role(index - 1) else { return .all }
    return .stated
  }

  private func isDigits(_ index: Int) -> Bool {
    phrases.words.bytes[words[index].range.lowerBound] <= 0x39
  }

  /// `½ tsp`: signs of fractions are no words.
  private func hasFraction(before index: Int) -> Bool {
    guard index < words.count else { return false }
    let start = index > 0 ? words[index - 1].source.upperBound : 0
    let gap = text[start..<words[index].source.lowerBound]
    return zip(gap, gap.dropFirst()).contains { first, second in
      first == 0xC2 && (0xBC...0xBE).contains(second) || first == 0xE2 && second == 0x85
    }
  }

  /// `flour (250 g)`.
  private func isStatedBehind(_ index: Int) -> Bool {
    guard index < words.count, words[index].isAside else { return false }
    return !words[index - 1].isAside && (isDigits(index) || hasFraction(before: index) || role(index) == .rest)
  }
}
