/// Which recipes have which keys in which places, as they are gathered.
///
/// A key is a word (`wtomato `), a pair of words that stand side by side (`polive oil `), or all words of a text
/// (`lmain course `). Each word ends with a space, so that a key that begins like another is a longer word.
struct Postings {
  /// The keys of one text.
  struct Keys {
    var words: [Int] = []
    var pairs: [Int] = []
    var line: Int?
    /// Parts of words of scripts without spaces: they are found, but are no words that somebody could have meant.
    var parts: [Int] = []
  }

  static let places = SearchPlace.allCases.count

  private var positions: [String: Int] = [:]
  private(set) var keys: [String] = []
  /// Whether a key is a word that stands in a place where words are looked for.
  private(set) var isWord: [Bool] = []
  /// Keys and places, and their recipes, in the order of recipes.
  private(set) var buckets: [Int32] = []
  private(set) var documents: [UInt32] = []
  /// Tags, ingredients and names of foods stand in many recipes.
  private var remembered: [String: Keys] = [:]

  /// - Parameter isWhole: whether the whole text can be asked for.
  mutating func keys(of text: String, isWhole: Bool) -> Keys {
    let name = isWhole ? "=\(text)" : text
    if let known = remembered[name] { return known }
    let made = makeKeys(of: text, isWhole: isWhole)
    remembered[name] = made
    return made
  }

  /// As `keys`, for texts that hardly stand twice.
  mutating func makeKeys(of text: String, isWhole: Bool) -> Keys {
    let words = SearchWords.words(of: text)
    var found = Keys()
    for (index, word) in words.enumerated() {
      found.words.append(position(of: "w\(word) "))
      found.parts += parts(of: word)
      if index > 0 { found.pairs.append(position(of: "p\(words[index - 1]) \(word) ")) }
    }
    if isWhole, !words.isEmpty { found.line = position(of: "l\(words.joined(separator: " ")) ") }
    return found
  }

  mutating func add(_ found: Keys, at place: SearchPlace, of document: Int) {
    for key in found.words {
      append(key, place, document)
      if place.isEverywhere { isWord[key] = true }
    }
    for key in found.parts + found.pairs { append(key, place, document) }
    if let line = found.line { append(line, place, document) }
  }

  /// Notes what a title begins with: only there, scripts without spaces excepted, does a find count twice.
  mutating func addOpening(_ found: Keys, of document: Int) {
    guard let word = found.words.first, !keys[word].unicodeScalars.contains(where: SearchWords.hasNoSpaces) else {
      return
    }
    append(word, .opening, document)
    if let pair = found.pairs.first { append(pair, .opening, document) }
  }

  private mutating func append(_ key: Int, _ place: SearchPlace, _ document: Int) {
    buckets.append(Int32(key * Self.places + place.rawValue))
    documents.append(UInt32(document))
  }

  private mutating func parts(of word: Substring) -> [Int] {
    var found: [Int] = []
    var rest = word.unicodeScalars
    while !rest.isEmpty {
      rest.removeFirst()
      if let first = rest.first, SearchWords.hasNoSpaces(first) { found.append(position(of: "w\(Substring(rest)) ")) }
    }
    return found
  }

  private mutating func position(of key: String) -> Int {
    if let known = positions[key] { return known }
    positions[key] = keys.count
    keys.append(key)
    isWord.append(false)
    return keys.count - 1
  }
}
