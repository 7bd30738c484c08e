internal import Foods

/// What words beside the noun, or the noun itself, say about where a shop keeps an item.
struct CategoryCues: OptionSet, Sendable {
  let rawValue: UInt16

  static let frozen = CategoryCues(rawValue: 1 << 0)
  static let chilled = CategoryCues(rawValue: 1 << 1)
  static let fresh = CategoryCues(rawValue: 1 << 2)
  static let milkFree = CategoryCues(rawValue: 1 << 3)
  static let sugarFree = CategoryCues(rawValue: 1 << 4)
  static let vegan = CategoryCues(rawValue: 1 << 5)
  static let vegetarian = CategoryCues(rawValue: 1 << 6)
  /// In a tin or jar, or with what keeps it.
  static let preserved = CategoryCues(rawValue: 1 << 7)
  static let dried = CategoryCues(rawValue: 1 << 8)
  /// A plant that milk is made of.
  static let milkPlant = CategoryCues(rawValue: 1 << 9)
  /// A plant that stands for meat.
  static let meatPlant = CategoryCues(rawValue: 1 << 10)
  static let dairy = CategoryCues(rawValue: 1 << 11)
  /// Burgers, sausages: there are some without meat.
  static let meaty = CategoryCues(rawValue: 1 << 12)
  /// Pasta, dough: kept cool when it is fresh.
  static let freshGoods = CategoryCues(rawValue: 1 << 13)
  static let coconut = CategoryCues(rawValue: 1 << 14)
}

/// The words that are cues, in all languages at once.
struct CueWords: Sendable {
  private var keys = ByteTable(minimumCapacity: 1024)
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
        found.add(cues[number], words.words[start].source.lowerBound..<words.words[end - 1].source.upperBound)
      }
    }
    return found
  }

  /// In words.
  private static let longest = 3

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
