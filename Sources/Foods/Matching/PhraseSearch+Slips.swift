internal import Words

/// Names with a letter that is wrong: `bannana`, `Basilkum`, `backing powder`.
extension PhraseSearch {
  /// In letters. Figures are more easily wrong than a shelf is, and short words too near to one another.
  private static let shortest = 6
  private static let longest = 24
  /// No food has a longer name, and every slip is looked for with all words around it.
  private static let mostWords = 8

  /// The food whose whole name the noun is but for one letter of a word that nobody knows.
  ///
  /// The likeliest slip counts; where equally likely ones lead to several foods, none does.
  func slip() -> PhraseHit? {
    let main = noun(in: 0..<words.words.count)
    guard !main.isEmpty, !main.contains(where: { kinds[$0] == .or || kinds[$0] == .and }) else { return nil }
    var core = main
    while core.count > 1, kinds[core.lowerBound].isIgnorable { core = core.lowerBound + 1..<core.upperBound }
    while core.count > 1, kinds[core.upperBound - 1].isTrimmable { core = core.lowerBound..<core.upperBound - 1 }
    guard core.count <= Self.mostWords else { return nil }
    let unknown = core.filter { isUnknown($0) }
    let found = unknown.flatMap { candidates($0, in: core) }
    guard let least = found.map(\.cost).min() else { return nil }
    let foods = Set(found.filter { $0.cost == least }.map(\.food))
    guard foods.count == 1, let food = foods.first else { return nil }
    return PhraseHit(food: food, words: core, language: language, confidence: .guess)
  }

  private func isUnknown(_ word: Int) -> Bool {
    let range = words.words[word].range
    return kinds[word] == .unknown && (Self.shortest...Self.longest).contains(range.count) && !isFood(word)
  }

  private func candidates(_ word: Int, in core: Range<Int>) -> [(cost: Int, food: Int)] {
    let range = words.words[word].range
    let whole = bytes(core)
    let before = words.bytes[whole.lowerBound..<range.lowerBound]
    let after = words.bytes[range.upperBound..<whole.upperBound]
    let word = Array(words.bytes[range])
    let frame = SlipFrame(of: word, between: before, and: after, in: book.near.edges)
    // A name may have a space where the word has none: `peanutbutter`, `oliveoil`. German writes its names so.
    let parted = language == .de ? [] : Slips.parted(word, in: [frame])
    return (parted + Slips(of: word, in: [frame]).all).compactMap { slip in
      let key = before + slip.word + after
      guard case .food(let food) = book.names.meaning(of: Array(key), 0..<key.count, language) else { return nil }
      return (slip.cost, food)
    }
  }
}
