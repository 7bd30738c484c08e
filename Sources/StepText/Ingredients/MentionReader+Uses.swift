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
    var share: Rational?
    var hasMeasure = false
    var index = phrase.lowerBound
    for _ in 0..<Self.window {
      if hasFraction(before: index) { return .stated }
      guard isJoined(index) else { break }
      index -= 1
      guard let role = role(index) else {
        if isDigits(index) { return .stated }
        if phrases.kinds[index].isIgnorable || phrases.kinds[index] == .link { continue }
        if phrases.kinds[index].isPart {
          hasMeasure = true
          continue
        }
        break
      }
      switch role {
      case .definite, .all: continue
      case .measure: hasMeasure = true
      case .share(let part):
        if isJoined(index), phrases.kinds[index - 1] == .stop { return .all }
        share = part
      case .number: return share == nil ? .stated : .some
      case .indefinite: return indefinite(index, share, hasMeasure)
      case .rest: return .rest
      case .some: return .some
      case .without: return nil
      case .product, .taken: continue
      }
    }
    return share.map(MentionUse.share) ?? .all
  }

  /// `a pinch of salt` says how much, `half an onion` too; `a quarter of the butter` is a share, `an onion` is all of it.
  private func indefinite(_ index: Int, _ share: Rational?, _ hasMeasure: Bool) -> MentionUse {
    if let share { return .share(share) }
    if hasMeasure { return .stated }
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
