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
      if hasFraction(before: index) { return fractionSign(before: index).map(MentionUse.share) ?? .stated }
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
    /// The share is that of several parts: two thirds.
    var isCounted = false
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
      let sum = several(share, at: index)
      (context.share, context.isCounted) = (sum ?? share, sum != nil)
      return .nothing
    case .number:
      guard let share = context.share else { return .use(.stated) }
      return .use(context.isCounted ? .share(share) : .some)
    case .indefinite: return .use(indefinite(index, context))
    case .rest: return .use(.rest)
    case .reserved: return .use(.reserved)
    case .some: return .use(.some)
    case .without: return .leftOut
    }
  }

  private func finding(at index: Int, _ context: inout Context) -> Finding {
    if isDigits(index) { return .use(writtenShare(index, context).map(MentionUse.share) ?? .stated) }
    // The “à” of a French spoon: `cuillère à café`.
    if phrases.language == .fr, context.hasMeasure, phrases.words.bytes[words[index].range].elementsEqual("a".utf8) {
      return .nothing
    }
    let kind = phrases.kinds[index]
    if kind.isPart { context.hasMeasure = true }
    return kind.isIgnorable || kind == .link || kind.isPart ? .nothing : .end
  }

  /// `a pinch of salt` says how much, `half an onion` too; `a quarter of the butter` is a share, `an onion` is one.
  private func indefinite(_ index: Int, _ context: Context) -> MentionUse {
    if let share = context.share { return .share(share) }
    if context.hasMeasure { return .stated }
    guard isJoined(index), case .share = role(index - 1) else { return .one }
    return .stated
  }

  /// `two thirds`, `drei Viertel`: as many of them as the word before says.
  private func several(_ share: Rational, at index: Int) -> Rational? {
    guard index > 0, isJoined(index),
      let count = MentionWords.counts.value(phrases.words.bytes, words[index - 1].range),
      let sum = share.multiplied(by: Rational(count)), sum < .one
    else { return nil }
    return sum
  }

  /// `2/3 of the sugar`, `3/4 der Milch`; in `1/2 cup sugar` and `1/2 onion` the number states how much.
  private func writtenShare(_ index: Int, _ context: Context) -> Rational? {
    guard !context.hasMeasure, index > 0, sharesBegin(index + 1), isDigits(index - 1),
      text[words[index - 1].source.upperBound..<words[index].source.lowerBound].elementsEqual("/".utf8),
      let part = Int(String(decoding: text[words[index - 1].source], as: UTF8.self)),
      let whole = Int(String(decoding: text[words[index].source], as: UTF8.self)),
      let share = Rational(part, whole), share < .one
    else { return nil }
    return share
  }

  /// `½ of the sugar`: the sign before a word such as “of”.
  private func fractionSign(before index: Int) -> Rational? {
    guard index > 0 || words[index].source.lowerBound > 0, sharesBegin(index) else { return nil }
    let start = index > 0 ? words[index - 1].source.upperBound : 0
    let sign = String(decoding: text[start..<words[index].source.lowerBound], as: UTF8.self).filter { !$0.isWhitespace }
    return Self.signs.first { sign == $0.key }?.value
  }

  private static let signs: KeyValuePairs<String, Rational?> = [
    "½": Rational(1, 2), "⅓": Rational(1, 3), "⅔": Rational(2, 3), "¼": Rational(1, 4), "¾": Rational(3, 4),
  ]

  /// Behind a share `of` or an article stands what it is a part of.
  private func sharesBegin(_ index: Int) -> Bool {
    index < words.count && (isLink(index) || role(index) == .definite)
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
    return !words[index - 1].isAside && (isDigits(index) || hasFraction(before: index) || isRest(index))
  }
}
