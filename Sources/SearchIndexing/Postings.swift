internal import Words

/// Which recipes have which keys in which places, as they are gathered.
///
/// A key is a word (`wtomato `), a pair of words that stand side by side (`polive oil `), or all words of a text
/// (`lmain course `). Each word ends with a space, so that a key that begins like another is a longer word.
///
/// Where a pair stands is kept, so that longer phrases are found as chains of pairs: positions are those of its first
/// word among all words of a place, by 65,536, which only a phrase in a text as long as a book could take for another.
struct Postings {
  /// A pair of words and the position of the first one in its text.
  struct Pair {
    let key: Int
    let position: Int
  }

  /// The keys of one text.
  struct Keys {
    /// One for each word.
    var words: [Int] = []
    var pairs: [Pair] = []
    var line: Int?
    /// Parts of words of scripts without spaces: they are found, but are no words that somebody could have meant.
    var parts: [Int] = []
  }

  private var numbers: [String: Int] = [:]
  private(set) var keys: [String] = []
  /// Whether a key is a word that stands in a place where words are looked for.
  private(set) var isWord: [Bool] = []
  /// What stands in all recipes.
  private(set) var lists = PostingLists()
  private var document: UInt32 = 0
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
      found.words.append(number(of: "w\(word) "))
      found.parts += Self.parts(of: word).map { number(of: "w\($0) ") }
      guard index > 0 else { continue }
      let before = words[index - 1]
      for start in [before] + Self.ends(of: before) {
        found.pairs.append(Pair(key: number(of: "p\(start) \(word) "), position: index - 1))
      }
    }
    if isWhole, !words.isEmpty { found.line = number(of: "l\(words.joined(separator: " ")) ") }
    return found
  }

  /// Notes what stands in the recipe whose turn it is.
  ///
  /// - Parameter offset: how many words the texts before this one have in the same place.
  mutating func add(_ found: Keys, at place: SearchPlace, after offset: Int) {
    for key in found.words {
      lists.append(document, key, place)
      if place.isEverywhere { isWord[key] = true }
    }
    for key in found.parts { lists.append(document, key, place) }
    for pair in found.pairs { lists.append(document, pair.key, place, position: offset + pair.position) }
    if let line = found.line { lists.append(document, line, place) }
  }

  /// Goes on to the next recipe.
  mutating func endDocument() { document += 1 }

  /// Notes what a title begins with: only there, scripts without spaces excepted, does a find count twice.
  mutating func addOpening(_ found: Keys) {
    guard let word = found.words.first, !keys[word].unicodeScalars.contains(where: UnspacedScripts.contains) else {
      return
    }
    lists.append(document, word, .opening)
    if let pair = found.pairs.first { lists.append(document, pair.key, .opening, position: 0) }
  }

  /// What is found of a word besides its beginning: its ends that begin with a letter of a script without spaces, each as far
  /// as anybody types it.
  ///
  /// A run of such letters may be as long as a text: all its ends together would be the square of it.
  static func parts(of word: Substring) -> [Substring] {
    let letters = word.unicodeScalars
    return letters.indices.dropFirst().filter { UnspacedScripts.contains(letters[$0]) }.map { start in
      Substring(letters[start...].prefix(longestPart))
    }
  }

  /// The ends of a word that a phrase may begin with, the longest first.
  private static func ends(of word: Substring) -> [Substring] {
    let letters = word.unicodeScalars
    return letters.indices.dropFirst().suffix(longestPart).filter { UnspacedScripts.contains(letters[$0]) }.map {
      start in
      Substring(letters[start...])
    }
  }

  /// In letters, marks among them; what is typed is cut there, too (`LONGEST_PART` of `search-words.js`).
  static let longestPart = 16

  private mutating func number(of key: String) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = keys.count
    keys.append(key)
    isWord.append(false)
    return keys.count - 1
  }
}
