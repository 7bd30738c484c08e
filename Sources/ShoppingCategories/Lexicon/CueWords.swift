internal import Foods
internal import Words

/// The words that are cues, in all languages at once.
struct CueWords: Sendable {
  private var keys = WordTable(minimumCapacity: 1024)
  private var cues: [CategoryCues] = []

  static let standard: CueWords = {
    var words = CueWords()
    for (cue, list) in lists { words.add(list, cue) }
    return words
  }()

  /// All cues in an item, and the first word that has one of each.
  func cues(in words: NameWords) -> FoundCues {
    var found = FoundCues()
    for start in words.words.indices {
      for end in start + 1...min(start + Self.longest, words.words.count) {
        let range = words.words[start].range.lowerBound..<words.words[end - 1].range.upperBound
        guard let number = keys.number(of: words.bytes, in: range) else { continue }
        if end == start + 1, isOtherWord(words, start, cues[number]) { continue }
        found.add(cues[number], words.words[start].source.lowerBound..<words.words[end - 1].source.upperBound)
      }
    }
    return found
  }

  /// French `dos`, the back of a fish, which compares as a German tin does; the oil of `atún en aceite vegetal`.
  private func isOtherWord(_ words: NameWords, _ place: Int, _ cue: CategoryCues) -> Bool {
    let word = words.words[place]
    if word.source.count == 3, words.bytes[word.range].elementsEqual("dos".utf8) { return true }
    guard cue == .vegan, place > 0 else { return false }
    let before = words.bytes[words.words[place - 1].range]
    return Self.oils.contains { before.elementsEqual($0) }
  }

  private static let oils = ["aceite", "huile"].map { NameWords($0).bytes }

  /// In words.
  private static let longest = 5

  private mutating func add(_ list: String, _ cue: CategoryCues) {
    for phrase in list.split(separator: ",") {
      for form in Self.forms(of: phrase.drop { $0.isWhitespace }) {
        let number = keys.insert(NameWords(form).bytes)
        if number == cues.count { cues.append([]) }
        cues[number].formUnion(cue)
      }
    }
  }

  /// A hyphen at the end asks for the endings of a German or, after a stroke, a Spanish adjective.
  private static func forms(of phrase: Substring) -> [String] {
    guard phrase.last == "-" else { return [String(phrase)] }
    return WordLexicon.inflected(String(phrase), .de) + WordLexicon.inflected(String(phrase), .es)
  }
}

/// The cues of one item.
struct FoundCues {
  private(set) var all: CategoryCues = []
  private var places: [(cue: CategoryCues, source: Range<Int>)] = []

  mutating func add(_ cue: CategoryCues, _ source: Range<Int>) {
    all.formUnion(cue)
    places.append((cue, source))
  }

  func contains(_ cue: CategoryCues) -> Bool { all.contains(cue) }

  /// The first word that says one of these, as bytes of the item.
  func place(of cues: CategoryCues) -> Range<Int>? {
    places.first { !$0.cue.isDisjoint(with: cues) }?.source
  }
}
