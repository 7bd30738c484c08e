/// Phrases of folded words and what they stand for, found by hash: open addressing, built once.
///
/// A phrase is kept as its 64-bit FNV-1a hash alone. Two phrases of one table never share a hash (that stops the
/// building); a strange word meets one by a chance of one in 2^54.
struct WordTable {
  /// What a phrase says beside its meaning.
  struct Entry {
    var meaning: Int
    /// "-suppe", "-kuchen": also found at the end of a German compound.
    var endsCompounds: Bool
  }

  /// A phrase found in a text.
  struct Match {
    var meaning: Int
    /// Index of its first word, and how many words it has.
    var start: Int
    var count: Int
  }

  private var hashes: [UInt64]
  private var entries: [Entry?]
  private let mask: Int
  private static let longestPhrase = 4
  static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Reads `meaning`s with their comma-separated phrases; `-` before a phrase makes it end compounds.
  init(_ lines: [(meaning: Int, phrases: Substring)]) {
    let capacity = 8192
    hashes = Array(repeating: 0, count: capacity)
    entries = Array(repeating: nil, count: capacity)
    mask = capacity - 1
    for line in lines {
      for phrase in line.phrases.split(separator: ",") { insert(phrase, line.meaning) }
    }
  }

  private mutating func insert(_ phrase: Substring, _ meaning: Int) {
    let text = FoldedText(String(phrase))
    var hash = Self.basis
    for (index, word) in text.words.enumerated() {
      if index > 0 { hash = Self.extend(hash, 0x20) }
      for byte in text.bytes[word] { hash = Self.extend(hash, byte) }
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot] != nil {
      precondition(hashes[slot] != hash, "the word \"\(phrase)\" stands in the lexicon twice")
      slot = (slot + 1) & mask
    }
    hashes[slot] = hash
    entries[slot] = Entry(meaning: meaning, endsCompounds: phrase.contains("-"))
  }

  private static func extend(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private func entry(_ hash: UInt64) -> Entry? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let entry = entries[slot] {
      if hashes[slot] == hash { return entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Every phrase that starts at a word and ends at a word, plural endings of the last word aside.
  func matches(in text: FoldedText) -> [Match] {
    var found: [Match] = []
    for start in text.words.indices {
      let before = found.count
      var hash = Self.basis
      for end in start..<min(start + Self.longestPhrase, text.words.count) {
        if end > start { hash = Self.extend(hash, 0x20) }
        let (entry, whole) = entry(of: text.bytes[text.words[end]], after: hash)
        hash = whole
        guard let entry else { continue }
        found.append(Match(meaning: entry.meaning, start: start, count: end - start + 1))
      }
      if found.count == before, let match = compoundEnd(text, start) { found.append(match) }
    }
    return found
  }

  /// The entry for a word or, failing that, for the word without a plural ending; and the hash of the whole word.
  private func entry(of word: ArraySlice<UInt8>, after prefix: UInt64) -> (Entry?, UInt64) {
    var last = prefix
    var trail = (prefix, prefix)
    for byte in word {
      trail = (trail.1, last)
      last = Self.extend(last, byte)
    }
    if let entry = entry(last) { return (entry, last) }
    guard word.count > 3, let end = word.last else { return (nil, last) }
    let next = word[word.endIndex - 2]
    if Self.isEnding(end), let entry = entry(trail.1) { return (entry, last) }
    if word.count > 4, Self.isEnding(next, end), let entry = entry(trail.0) { return (entry, last) }
    return (nil, last)
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
      let (entry, _) = entry(of: text.bytes[start..<word.upperBound], after: Self.basis)
      guard let entry, entry.endsCompounds else { continue }
      return Match(meaning: entry.meaning, start: index, count: 1)
    }
    return nil
  }
}
