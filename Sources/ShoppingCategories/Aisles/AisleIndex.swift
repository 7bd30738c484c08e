internal import Foods
internal import Words

/// Finds items in the user's aisle file: by their words, or as the same food under another name.
struct AisleIndex: Sendable {
  private var keys = WordTable(minimumCapacity: 64)
  private var entries: [Categorisation] = []
  private var foods: [Int: Categorisation] = [:]

  init(_ aisles: AisleFile, matcher: FoodMatcher) {
    for category in aisles.categories {
      for name in category.items.joined() {
        let entry = Categorisation(
          category.standard ?? .other, ownName: category.standard == nil ? category.name : nil, reason: .aisle(name))
        if keys.insert(NameWords(name).bytes) == entries.count { entries.append(entry) }
        guard let food = Self.food(name, matcher), foods[food] == nil else { continue }
        foods[food] = entry
      }
    }
  }

  func entry(_ words: NameWords) -> Categorisation? {
    keys.number(of: words.bytes, in: 0..<words.bytes.count).map { entries[$0] }
  }

  func entry(food: Int) -> Categorisation? { foods[food] }

  /// A food whose own name this is, in any language.
  private static func food(_ name: String, _ matcher: FoodMatcher) -> Int? {
    for language in FoodLanguage.allCases {
      let match = matcher.match(name, language: language.code)
      if let match, match.confidence == .exact { return match.index }
    }
    return nil
  }
}
