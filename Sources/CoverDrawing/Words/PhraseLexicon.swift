internal import Words

/// Phrases of folded words and what they stand for.
struct PhraseLexicon {
  /// What a phrase says beside its meaning.
  private struct Entry {
    let meaning: Int
    /// "-suppe", "-kuchen": also found at the end of a German compound.
    let endsCompounds: Bool
  }

  /// A phrase found in a text.
  struct Match {
    var meaning: Int
    /// Index of its first word, and how many words it has.
    var start: Int
    var count: Int
  }

  private var phrases = WordTable(minimumCapacity: 1024)
  private var entries: [Entry] = []
  private static let longestPhrase = 4

  /// Reads `meaning`s with their comma-separated phrases; `-` before a phrase makes it end compounds.
  init(_ lines: [(meaning: Int, phrases: Substring)]) {
    for line in lines {
      for phrase in line.phrases.split(separator: ",") {
        let number = phrases.insert(FoldedText(String(phrase)).bytes)
        precondition(number == entries.count, "the word \"\(phrase)\" stands in the lexicon twice")
        entries.append(Entry(meaning: line.meaning, endsCompounds: phrase.contains("-")))
      }
    }
  }

  /// Every phrase that starts at a word and ends at a word, plural endings of the last word aside.
  func matches(in text: FoldedText) -> [Match] {
    var found: [Match] = []
    for start in text.words.indices {
      let before = found.count
      for end in start..<min(start + Self.longestPhrase, text.words.count) {
        let phrase = text.words[start].lowerBound..<text.words[end].upperBound
        guard let entry = entry(of: phrase, endingIn: text.words[end], of: text.bytes) else { continue }
        found.append(Match(meaning: entry.meaning, start: start, count: end - start + 1))
      }
      if found.count == before, let match = compoundEnd(text, start) { found.append(match) }
    }
    return found
  }

  /// The entry for a phrase or, failing that, for the phrase without the plural ending of its last word.
  private func entry(of phrase: Range<Int>, endingIn word: Range<Int>, of bytes: [UInt8]) -> Entry? {
    if let number = phrases.number(of: bytes, in: phrase) { return entries[number] }
    guard word.count > 3 else { return nil }
    let (next, end) = (bytes[word.upperBound - 2], bytes[word.upperBound - 1])
    if Self.isEnding(end), let number = phrases.number(of: bytes, in: phrase.dropLast(1)) { return entries[number] }
    guard word.count > 4, Self.isEnding(next, end) else { return nil }
    return phrases.number(of: bytes, in: phrase.dropLast(2)).map { entries[$0] }
  }

  /// -s, -n, -e, -x.
  private static func isEnding(_ byte: UInt8) -> Bool { byte == 0x73 || byte == 0x6E || byte == 0x65 || byte == 0x78 }

  /// -es, -en, -er.
  private static func isEnding(_ first: UInt8, _ last: UInt8) -> Bool {
    first == 0x65 && (last == 0x73 || last == 0x6E || last == 0x72)
  }

  /// The longest entry that ends compounds and ends this word, at least three letters of which stand before it.
  private func compoundEnd(_ text: FoldedText, _ index: Int) -> Match? {
    let word = text.words[index]
    guard word.count >= 6 else { return nil }
    for start in (word.lowerBound + 3)..<(word.upperBound - 2) {
      let end = start..<word.upperBound
      guard let entry = entry(of: end, endingIn: end, of: text.bytes), entry.endsCompounds else { continue }
      return Match(meaning: entry.meaning, start: index, count: 1)
    }
    return nil
  }
}
