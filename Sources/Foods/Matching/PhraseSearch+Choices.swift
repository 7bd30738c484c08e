internal import Words

/// `A or B`, `A and B`, `A/B`.
extension PhraseSearch {
  /// The first food that is named; its noun may stand with the last only (`chicken or vegetable stock`).
  func choice(_ whole: Range<Int>, at split: Int) -> PhraseOutcome {
    let stop = kinds[split..<whole.upperBound].firstIndex(of: .stop)
    let main = whole.lowerBound..<(stop ?? whole.upperBound)
    if let crossing = crossing(main, split) { return .found(crossing) }
    let isWord = kinds[split] == .or || kinds[split] == .and
    let first = main.lowerBound..<split
    let second = (isWord ? split + 1 : split)..<main.upperBound
    guard !second.isEmpty else { return phrase(first) }
    if first.allSatisfy({ kinds[$0].isNoNoun }), shared(first, second) == nil { return phrase(second) }
    if kinds[split] == .and, let flavoured = flavoured(first, second) { return .found(flavoured) }
    if kinds[split] == .and, isFlavouring(first, second) { return .unknown }
    let limit: FoodMatch.Confidence = kinds[split] == .and ? together(second) : .good
    if let shared = shared(first, second) { return .found(shared.atMost(limit)) }
    switch phrase(first) {
    case .found(let hit): return .found(hit.atMost(limit))
    case .nothing: return .nothing
    case .unknown:
      let rest = second.dropFirst().first { kinds[$0] == .or || kinds[$0] == .and }
      let next = phrase(second.lowerBound..<(rest ?? second.upperBound))
      return next.hit.map { .found($0.atMost(kinds[split] == .and ? .guess : .fair)) } ?? next
    }
  }

  /// How far the first of two foods can be trusted; where the second is none, “and” may join words of one name.
  private func together(_ second: Range<Int>) -> FoodMatch.Confidence {
    if second.allSatisfy({ kinds[$0].isNoNoun || kinds[$0].isPart }) { return .fair }
    return phrase(second).hit == nil ? .guess : .fair
  }

  /// A name that has the joining word inside: half and half.
  private func crossing(_ main: Range<Int>, _ split: Int) -> PhraseHit? {
    for start in main.lowerBound..<split {
      guard main.lowerBound..<start == main.lowerBound..<main.lowerBound || kinds[start - 1].isIgnorable else { break }
      if let hit = outcome(start..<main.upperBound, start == main.lowerBound ? .exact : .good)?.hit { return hit }
    }
    return nil
  }

  /// `garlic and herb goat cheese` is goat cheese, `honey and mustard dressing` the one called honey mustard dressing: two
  /// foods before a noun say how it tastes, where the second and the noun name nothing together.
  private func flavoured(_ first: Range<Int>, _ second: Range<Int>) -> PhraseHit? {
    guard language.hasNounLast, second.count > 1 else { return nil }
    let start = first.first { !kinds[$0].isIgnorable } ?? first.upperBound - 1
    let whole = Array(words.bytes[bytes(start..<first.upperBound)] + [0x20] + words.bytes[bytes(second)])
    if let hit = joined(whole, start..<second.upperBound, .good) { return hit }
    guard isFood(first.upperBound - 1) else { return nil }
    // `beef and cheese tortellini` are tortellini.
    if second.count == 2, isDish(second.upperBound - 1) {
      return outcome(second.upperBound - 1..<second.upperBound, .fair)?.hit
    }
    guard phrase(second).hit == nil else { return nil }
    for noun in second.dropFirst() {
      guard let hit = outcome(noun..<second.upperBound, .fair)?.hit else { continue }
      return (second.lowerBound..<noun).contains(where: isFood) ? hit : nil
    }
    return nil
  }

  /// `salt and vinegar chips`, `lemon and garlic marinade`: two foods say how something tastes that nobody knows. Of a
  /// pie the second need be none: `steak and kidney pie`.
  private func isFlavouring(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard language.hasNounLast, second.count == 2, isFood(first.upperBound - 1) else { return false }
    let noun = second.upperBound - 1
    if isDish(noun), phrase(second).hit == nil { return true }
    guard isFood(second.lowerBound) else { return false }
    return (kinds[noun] == .unknown || kinds[noun] == .general) && !isFood(noun) && phrase(second).hit == nil
  }

  /// What is made of several foods, and never one of two that a line asks for.
  private func isDish(_ word: Int) -> Bool {
    Self.dishes.number(of: words.bytes, in: words.words[word].range) != nil
  }

  private static let dishes = WordTable(
    names: "pie pasty tortellini ravioli croissant pizza quiche lasagne lasagna burger seasoning")

  /// The first alternative with the noun of the second: `red or white wine vinegar`.
  private func shared(_ first: Range<Int>, _ second: Range<Int>) -> PhraseHit? {
    guard language.hasNounLast, second.count > 1 else { return nil }
    let last = first.upperBound - 1
    let start = first.first { !kinds[$0].isIgnorable || kinds[$0] == .colour } ?? last
    if let hit = shared(from: start, first, second, .good) { return hit }
    // `spicy green and red peppers`: whatever stands before a colour, it is no food of that name.
    return start < last && kinds[last] == .colour ? shared(from: last, first, second, .fair) : nil
  }

  private func shared(
    from start: Int, _ first: Range<Int>, _ second: Range<Int>, _ confidence: FoodMatch.Confidence
  ) -> PhraseHit? {
    let begin = words.bytes[bytes(start..<first.upperBound)] + [0x20]
    for noun in second.dropFirst() {
      let key = Array(begin + words.bytes[bytes(noun..<second.upperBound)])
      if let hit = joined(key, start..<second.upperBound, confidence) { return hit }
    }
    return nil
  }
}
