internal import Foods
internal import Words

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
    let limit = min(words.count, first + Self.longestException)
    let end = (first..<limit).first { $0 > first && (isNewSentence($0) || isClauseEnd($0)) } ?? limit
    return first..<end
  }

  /// The lines named in an exception.
  func leftOut(behind index: Int) -> Set<Int> {
    Set((exception(behind: index) ?? 0..<0).flatMap { list.ingredients($0..<$0 + 1, in: phrases) })
  }

  /// Whether a name stands behind `all ingredients except`.
  func isExcepted(_ range: Range<Int>) -> Bool { excepted.contains(range.lowerBound) }

  /// In words; nobody leaves out more, and a step without an end is read once.
  private static let longestException = 24

  /// How many words say `except`; a plain `but` or `menos` only behind what it takes something from.
  private func exceptLength(_ index: Int, behind word: Int) -> Int? {
    if role(index) == .without { return isOne(index + 1, of: Self.forWords) ? 2 : 1 }
    if begins(Self.pairs, ofWords: 2, at: index) { return 2 }
    return index == word + 1 && isOne(index, of: Self.buts) ? 1 : nil
  }

  private static let forWords = WordTable(names: "for")
  private static let buts = WordTable(names: "but menos hormis excepté")
  private static let pairs = [
    "bis auf", "but for", "apart from", "aside from", "other than", "à part", "mit Ausnahme",
  ].map { NameWords($0).bytes }

  /// Words that begin what is done next: `then`, `in`, `until`.
  private func isClauseEnd(_ index: Int) -> Bool {
    phrases.kinds[index] == .stop || isOne(index, of: Self.thens)
  }

  private static let thens = WordTable(names: "then dann danach puis ensuite luego después")

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
      isOne(start, of: Self.untils) || begins([Self.bisUnd], ofWords: 2, at: start)
      || begins([Self.upToAnd], ofWords: 3, at: start)
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

  private func isInclusion(_ index: Int) -> Bool { isOne(index, of: Self.inclusions) }

  private static let bisUnd = NameWords("bis und").bytes
  private static let upToAnd = NameWords("up to and").bytes
  private static let untils = WordTable(names: "jusqu jusque hasta")
  private static let inclusions = WordTable(
    names: "included inklusive eingeschlossen compris comprise incluse inclus incluido incluida")

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
      if isOne(word, of: Self.firsts) { isFirst = true }
      if isOne(word, of: Self.lasts) { isFirst = false }
    }
    guard let count, let isFirst, count < all.count else { return nil }
    return Array(isFirst ? all.prefix(count) : all.suffix(count))
  }

  private func number(_ index: Int) -> Int? {
    let source = text[words[index].source]
    if let digits = Int(String(decoding: source, as: UTF8.self)) { return (2...30).contains(digits) ? digits : nil }
    return Self.numbers.value(phrases.words.bytes, words[index].range)
  }

  private static let firsts = WordTable(names: "first ersten premiers premières primeros")
  private static let lasts = WordTable(names: "last letzten derniers dernières últimos")
  private static let numbers = StemTable([
    (2, "two zwei deux dos"), (3, "three drei trois tres"), (4, "four vier quatre cuatro"), (5, "five fünf cinq cinco"),
    (6, "six sechs seis"), (7, "seven sieben sept siete"), (8, "eight acht huit ocho"), (9, "nine neun neuf nueve"),
    (10, "ten zehn dix diez"),
  ])

  // MARK: Words

  func isOne(_ index: Int, of table: WordTable) -> Bool {
    index < words.count && table.number(of: phrases.words.bytes, in: words[index].range) != nil
  }

  /// Whether one of some phrases of so many words begins here.
  private func begins(_ phrases: [[UInt8]], ofWords count: Int, at start: Int) -> Bool {
    guard start + count <= words.count else { return false }
    let found = self.phrases.words.bytes[words[start].range.lowerBound..<words[start + count - 1].range.upperBound]
    return phrases.contains { $0.elementsEqual(found) }
  }

  func isNewSentence(_ index: Int) -> Bool {
    guard index > 0, index < words.count else { return false }
    return text[words[index - 1].source.upperBound..<words[index].source.lowerBound].contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";")
    }
  }
}
