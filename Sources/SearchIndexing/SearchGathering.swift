internal import Words

/// What the index needs to know of all recipes, gathered from one after the other.
struct SearchGathering {
  private(set) var postings = Postings()
  private(set) var amounts: [SearchAmount: [AmountBuckets.Stated]] = [:]
  /// Of all recipes.
  private(set) var cards = PackedTexts()
  private var recipesByTag: [String: [UInt32]] = [:]
  private var count = 0
  /// Names of each food in all their spellings.
  private let foods: [[String]]

  init(foods: [[String]]) {
    self.foods = foods.map { $0.flatMap(SearchWords.spellings) }
  }

  mutating func add(_ document: SearchDocument) {
    addWords(of: document)
    let number = UInt32(count)
    for amount in SearchAmount.allCases {
      if let stated = document.amounts[amount] { amounts[amount, default: []].append((number, stated)) }
    }
    cards.append(document.card)
    for tag in document.texts[.tag] ?? [] where recipesByTag[tag]?.last != number {
      recipesByTag[tag, default: []].append(number)
    }
    count += 1
  }

  /// The tags of most recipes, each with these.
  func commonTags(atMost limit: Int) -> [(name: String, recipes: [UInt32])] {
    let sorted = recipesByTag.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.prefix(limit).map { (name: $0.key, recipes: $0.value) }
  }

  private mutating func addWords(of document: SearchDocument) {
    for place in SearchPlace.allCases {
      let isWhole = place == .tag || place == .category
      let isRare = place == .title || place == .summary
      var words = 0
      for (index, text) in texts(at: place, of: document).enumerated() {
        let keys =
          isRare
          ? postings.makeKeys(of: text, isWhole: false) : postings.keys(of: text, isWhole: isWhole)
        postings.add(keys, at: place, after: words)
        words += keys.words.count
        if place == .title && index == 0 { postings.addOpening(keys) }
      }
    }
    postings.endDocument()
  }

  /// With their other spellings, and among the ingredients with the names of foods.
  private func texts(at place: SearchPlace, of document: SearchDocument) -> [String] {
    let texts = document.texts[place] ?? []
    let names = place == .ingredient ? document.foods.flatMap { foods[$0] } : []
    return texts + texts.flatMap { SearchWords.spellings(of: $0).dropFirst() } + names
  }
}
