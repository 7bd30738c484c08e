internal import Foods

/// How far “all ingredients” and “everything” reach.
extension MentionReader {
  // MARK: Exceptions

  /// The words behind `except` up to the end of the clause: `alle Zutaten außer dem Salz`, `everything but the oil and salt`.
  func exception(behind index: Int) -> Range<Int>? {
    let start = behindInclusion(index)
    guard start < words.count, !isNewSentence(start), let length = exceptLength(start, behind: index) else {
      return nil
    }
    let first = start + length
    guard first < words.count else { return nil }
    let end = (first..<words.count).first { $0 > first && (isNewSentence($0) || isClauseEnd($0)) } ?? words.count
    return first..<end
  }

  /// The lines named in an exception.
  func leftOut(behind index: Int) -> Set<Int> {
    Set((exception(behind: index) ?? 0..<0).flatMap { list.ingredients($0..<$0 + 1, in: phrases) })
  }

  /// Whether a name stands behind `all ingredients except`.
  func isExcepted(_ range: Range<Int>) -> Bool { excepted.contains { $0.contains(range.lowerBound) } }

  /// How many words say `except`; a plain `but` or `menos` only behind what it takes something from.
  private func exceptLength(_ index: Int, behind word: Int) -> Int? {
    if role(index) == .without { return isWord(index + 1, "for") ? 2 : 1 }
    if index + 1 < words.count {
      let pair = phrases.words.bytes[words[index].range.lowerBound..<words[index + 1].range.upperBound]
      if Self.pairs.contains(where: { $0.elementsEqual(pair) }) { return 2 }
    }
    return index == word + 1 && (isWord(index, "but") || isWord(index, "menos", "hormis", "excepté")) ? 1 : nil
  }

  private static let pairs = [
    "bis auf", "but for", "apart from", "aside from", "other than", "à part", "mit Ausnahme",
  ].map { NameWords($0).bytes }

  /// Words that begin what is done next: `then`, `in`, `until`.
  private func isClauseEnd(_ index: Int) -> Bool {
    phrases.kinds[index] == .stop || isWord(index, "then", "dann", "danach", "puis", "ensuite", "luego", "después")
  }

  // MARK: Up to a line

  /// The lines that `all ingredients` means where a line is said to be the last of them: `alle Zutaten bis und mit Mehl`,
  /// `tous les ingrédients, farine comprise`. They go on where the steps have come to; of a line near the beginning it
  /// is only said that it is one of them.
  func limited(_ lines: [Int], behind index: Int, named: Set<Int>) -> [Int] {
    guard let last = lastIncluded(behind: index) else { return lines }
    let left = lines.filter { !seen.contains($0) && !named.contains($0) }
    let some = left.filter { $0 <= last }
    return some.count > 1 && some.count < left.count ? some : lines
  }

  /// The line named behind `all ingredients` as the last of them.
  func lastIncluded(behind index: Int) -> Int? {
    let start = index + 1
    let end = (start..<min(words.count, start + 7)).first(where: isNewSentence) ?? min(words.count, start + 7)
    guard start < end else { return nil }
    let isMarked =
      isWord(start, "bis") && isWord(start + 1, "und") || isWord(start, "jusqu", "jusque", "hasta")
      || isWord(start, "up") && isWord(start + 1, "to") && isWord(start + 2, "and")
    for word in start..<end {
      let found = list.ingredients(word..<word + 1, in: phrases)
      guard let line = found.max() else { continue }
      return isMarked || isInclusion(word + 1) ? line : nil
    }
    return nil
  }

  /// Behind `flour included,`.
  private func behindInclusion(_ index: Int) -> Int {
    let start = index + 1
    guard let word = (start..<min(words.count, start + 4)).first(where: isInclusion) else { return start }
    return (start...word).contains(where: isNewSentence) ? start : word + 1
  }

  private func isInclusion(_ index: Int) -> Bool {
    isWord(
      index, "included", "inklusive", "eingeschlossen", "compris", "comprise", "incluse", "inclus", "incluido",
      "incluida")
  }

  // MARK: Counted

  /// `the first four ingredients`, `die letzten 2 Zutaten`, `les trois premiers ingrédients`.
  func counted(_ index: Int) -> [Int]? {
    guard let all = wholeList else { return nil }
    var count: Int?
    var isFirst: Bool?
    var word = index
    while word > 0, index - word < 4, isJoined(word) {
      word -= 1
      count = count ?? number(word)
      if isWord(word, "first", "ersten", "premiers", "premières", "primeros") { isFirst = true }
      if isWord(word, "last", "letzten", "derniers", "dernières", "últimos") { isFirst = false }
    }
    guard let count, let isFirst, count < all.count else { return nil }
    return Array(isFirst ? all.prefix(count) : all.suffix(count))
  }

  private func number(_ index: Int) -> Int? {
    let source = text[words[index].source]
    if let digits = Int(String(decoding: source, as: UTF8.self)) { return (2...30).contains(digits) ? digits : nil }
    let row = Self.numbers.first { $0.words.contains { isWord(index, $0) } }
    return row?.value
  }

  private static let numbers: [(value: Int, words: [String])] = [
    (2, ["two", "zwei", "deux", "dos"]), (3, ["three", "drei", "trois", "tres"]),
    (4, ["four", "vier", "quatre", "cuatro"]), (5, ["five", "fünf", "cinq", "cinco"]),
    (6, ["six", "sechs", "seis"]), (7, ["seven", "sieben", "sept", "siete"]), (8, ["eight", "acht", "huit", "ocho"]),
    (9, ["nine", "neun", "neuf", "nueve"]), (10, ["ten", "zehn", "dix", "diez"]),
  ]

  // MARK: Words

  private func isWord(_ index: Int, _ candidates: String...) -> Bool {
    guard index < words.count else { return false }
    let bytes = phrases.words.bytes[words[index].range]
    return candidates.contains { NameWords($0).bytes.elementsEqual(bytes) }
  }

  private func isNewSentence(_ index: Int) -> Bool {
    guard index > 0, index < words.count else { return false }
    return text[words[index - 1].source.upperBound..<words[index].source.lowerBound].contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";")
    }
  }
}
