extension LineParser {
  /// Whether the name goes on behind a comma: `boneless, skinless chicken`, `apples, pears or quinces`.
  func continuesName(after comma: Int) -> Bool {
    let next = comma + 1
    guard !name.isEmpty, isWord(next) else { return false }
    // `cold, cooked rice`, `roasted, shelled, and skinned chestnuts`
    if isAllAdjectives, let stop = preparationsEnd(next), isWord(stop), !has(stop, [.and, .or, .comment]) {
      return true
    }
    // `lean, top loin pork chops`: what could be a purpose names the food that adjectives still wait for.
    guard !beginsRemark(next) || isAllAdjectives && isOnlyPurpose(next) else { return false }
    if has(next, [.or, .and]) {
      return !endsNameAfterConjunction(next + 1) && !beginsRemark(next + 1) && isWord(next + 1)
    }
    if isAllAdjectives { return true }
    if isOnlyAdjectives(from: next) || isTakenAway(from: next) { return false }
    return isList(from: next)
  }

  /// Behind the last of several preparations; `nil` where none begins here.
  private func preparationsEnd(_ start: Int) -> Int? {
    guard var stop = preparationEnd(start) else { return nil }
    while stop < end {
      var next = kind(stop) == .comma ? stop + 1 : stop
      if has(next, [.and, .or]) { next += 1 }
      guard let further = preparationEnd(next) else { break }
      stop = further
    }
    return stop
  }

  /// Nothing in the name is a noun yet.
  private var isAllAdjectives: Bool {
    guard let last = name.last, last.count <= 6 else { return false }
    return last.allSatisfy { has($0, .adjective) || kind($0) == .comma }
  }

  /// `lemon, unwaxed or organic`
  private func isOnlyAdjectives(from start: Int) -> Bool {
    var index = start
    while has(index, [.adjective, .or, .and]) { index += 1 }
    return !isWord(index) && index - start <= 8
  }

  /// `heads and shells removed`, `beards and barnacles scraped off`: parts of the food, and what becomes of them.
  private func isTakenAway(from start: Int) -> Bool {
    var stop = start
    while stop < min(end, start + 8), isWord(stop) { stop += 1 }
    return stop - start > 1 && isEnd(stop) && Self.takingAway.contains { isWord(stop - 1, $0) }
  }

  private static let takingAway: [StaticString] = [
    "removed", "discarded", "trimmed", "scraped", "off", "out", "intact", "attached", "reserved", "separated",
  ]

  /// Whether a word is a remark by what it is done for alone, and another follows it.
  private func isOnlyPurpose(_ index: Int) -> Bool {
    has(index, .purpose) && isWord(index + 1) && preparationEnd(index) == nil
      && !has(index, [.comment, .example, .plus, .optional, .detail, .groundLike, .each, .part])
      && !has(index + 1, [.comment, .of, .purpose])
  }

  /// What a comment begins with.
  private func beginsRemark(_ index: Int) -> Bool {
    preparationEnd(index) != nil || isParticiple(index)
      || has(index, [.comment, .example, .plus, .optional, .detail, .purpose, .groundLike, .each, .part])
        && !has(index, [.or, .and, .adjective])
  }

  /// `scaled`, `debearded and scrubbed`: an English participle by itself names no food, whether a table has it or not; but
  /// seeds and weeds do.
  private func isParticiple(_ index: Int) -> Bool {
    guard isWord(index), !isWord(index + 1) || has(index + 1, [.and, .or]), !has(index, .adjective) else {
      return false
    }
    let word = foldedWord(index)
    return word.count > 4 && word.ends(Self.participleEnd) && !word.ends(Self.nounEnd)
  }

  private static let participleEnd = Array("ed".utf8)
  private static let nounEnd = Array("eed".utf8)

  /// Whether what follows "or" and "and" is one more food and no remark.
  private func isFood(_ start: Int) -> Bool {
    guard isWord(start), !beginsRemark(start), !endsNameAfterConjunction(start) else { return false }
    var index = start
    while index < min(end, start + 6), isWord(index), !has(index, .comment) || has(index, .adjective) {
      if has(index, .detail), !has(index, .adjective) { return false }
      index += 1
    }
    return true
  }

  /// The hyphen in place of what German compounds share, before what goes on.
  private func isCutShort(_ index: Int) -> Bool {
    kind(index) == .dash && !tokens[index].hasSpaceBefore
      && (kind(index + 1) == .comma || has(index + 1, [.or, .and]))
  }

  /// Short parts without a remark, the last of them behind "or" or "and".
  private func isList(from start: Int) -> Bool {
    var (index, words) = (start, 0)
    while index < min(end, start + 12) {
      if kind(index) == .comma {
        words = 0
      } else if has(index, [.or, .and]) {
        return words <= 3 && isFood(index + 1)
      } else if isWord(index), !beginsRemark(index), !has(index, [.number, .detail, .adverb]), words < 3 {
        words += 1
      } else if isCutShort(index) {
        // `Sonnenblumen- und Pinienkerne`
      } else {
        return false
      }
      index += 1
    }
    return false
  }
}
