internal import Words

/// Which recipes have which words in their texts.
struct TextPostings {
  /// `wtomato `, as `Postings` has them, in the order of their bytes.
  let keys: [[UInt8]]
  /// What the lists call each key.
  private let numbers: [Int]
  /// The recipes of each, as steps from one to the next.
  private let lists: GrowingLists

  /// - Parameter texts: keys of the texts of all recipes, in the order of these.
  init(_ words: PackedWords, texts: some Collection<Int>) {
    var gathering = Gathering(words.vocabulary)
    for (recipe, text) in texts.enumerated() {
      for word in words.numbers(of: text) { gathering.add(UInt32(recipe), word) }
    }
    // Words of recipes that are gone have no list.
    let bytes = gathering.keys.map { Array("w\($0) ".utf8) }
    numbers = bytes.indices.sorted { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
    keys = numbers.map { bytes[$0] }
    lists = gathering.lists
  }

  /// Recipes with one of some keys, ascending and each once.
  /// - Parameter count: of all recipes.
  func recipes(_ keys: Range<Int>, of count: Int) -> [UInt32] {
    if keys.count == 1 { return recipes(keys.lowerBound) }
    var isFound = [Bool](repeating: false, count: count)
    for key in keys { for recipe in recipes(key) { isFound[Int(recipe)] = true } }
    return isFound.indices.filter { isFound[$0] }.map(UInt32.init)
  }

  private func recipes(_ key: Int) -> [UInt32] {
    let bytes = lists.bytes(of: numbers[key])
    var (place, next, found) = (0, UInt32(0), [UInt32]())
    while place < bytes.count {
      next += UInt32(NumberList.number(at: &place, in: bytes))
      found.append(next)
      next += 1
    }
    return found
  }

  private struct Gathering {
    private(set) var keys: [String] = []
    private(set) var lists = GrowingLists()
    /// Behind the recipe that was added last to each list.
    private var next: [UInt32] = []
    private var numbers: [String: Int] = [:]
    /// The lists of each word: its own and, in a script without spaces, those of its ends; none before a recipe has it.
    private var own: [[Int]?]
    private let vocabulary: [String]

    init(_ vocabulary: [String]) {
      self.vocabulary = vocabulary
      own = Array(repeating: nil, count: vocabulary.count)
    }

    mutating func add(_ recipe: UInt32, _ word: Int) {
      for list in lists(of: word) where next[list] <= recipe {
        NumberList.encode(Int(recipe - next[list])) { lists.append($0, to: list) }
        next[list] = recipe + 1
      }
    }

    private mutating func lists(of word: Int) -> [Int] {
      if let known = own[word] { return known }
      let text = vocabulary[word]
      let made = ([text[...]] + Postings.parts(of: text[...])).map { list(of: String($0)) }
      own[word] = made
      return made
    }

    private mutating func list(of key: String) -> Int {
      if let known = numbers[key] { return known }
      let list = lists.add()
      numbers[key] = list
      keys.append(key)
      next.append(0)
      return list
    }
  }
}
