internal import Words

/// Which recipes have which words in their texts.
struct TextPostings {
  /// `wtomato `, as `Postings` has them, in the order of their bytes.
  let keys: KeyList
  /// What the lists call each key.
  private let numbers: [Int]
  private let lists: RecipeLists

  /// - Parameter texts: keys of the texts of all recipes, in the order of these.
  init(_ words: PackedWords, texts: some Collection<Int>) {
    var naming = Naming(words)
    // Words of recipes that are gone have no list.
    for text in texts { words.visit(text) { naming.note($0) } }
    lists = RecipeLists(count: naming.keys.count) { add in
      for (recipe, text) in texts.enumerated() {
        words.visit(text) { word in
          add(UInt32(recipe), naming.first[word])
          for list in naming.further[word] ?? [] { add(UInt32(recipe), list) }
        }
      }
    }
    numbers = naming.keys.order
    keys = naming.keys.arranged(in: numbers)
  }

  /// Recipes with one of some keys, ascending and each once.
  /// - Parameter count: of all recipes.
  func recipes(_ keys: Range<Int>, of count: Int) -> [UInt32] {
    if keys.count == 1 { return lists[numbers[keys.lowerBound]] }
    var isFound = [Bool](repeating: false, count: count)
    for key in keys { lists.visit(numbers[key]) { isFound[Int($0)] = true } }
    return isFound.indices.filter { isFound[$0] }.map(UInt32.init)
  }

  /// The lists of each word: its own and, in a script without spaces, those of its ends.
  private struct Naming {
    private(set) var keys = KeyList()
    /// By word; -1 where no recipe has it.
    private(set) var first: [Int]
    private(set) var further: [Int: [Int]] = [:]
    /// Of each key, where ends of words may be words themselves.
    private var numbers: [String: Int] = [:]
    private var hasEnds = false
    private let words: PackedWords

    init(_ words: PackedWords) {
      self.words = words
      first = Array(repeating: -1, count: words.wordCount)
    }

    mutating func note(_ word: Int) {
      guard first[word] < 0 else { return }
      let text = words.word(word)
      let parts = Postings.parts(of: text[...])
      if !parts.isEmpty { numberKeys() }
      first[word] = list(of: "w\(text) ")
      if !parts.isEmpty { further[word] = parts.map { list(of: "w\($0) ") } }
    }

    /// A word stands in the vocabulary once, so that nobody looks for it before there are ends of words.
    private mutating func numberKeys() {
      guard !hasEnds else { return }
      hasEnds = true
      for (number, key) in keys.enumerated() { numbers[String(decoding: key, as: UTF8.self)] = number }
    }

    private mutating func list(of key: String) -> Int {
      if let known = numbers[key] { return known }
      if hasEnds { numbers[key] = keys.count }
      keys.append(key.utf8)
      return keys.count - 1
    }
  }
}
