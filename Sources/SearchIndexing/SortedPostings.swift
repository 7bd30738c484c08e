/// Keys in the order of their bytes, each with its recipes by place.
struct SortedPostings {
  let keys: KeyList
  /// Words that somebody could have meant, in the order of their bytes, and how often each stands where words are looked for.
  let vocabulary: [(word: String, count: Int)]
  /// What the lists call each key.
  private let numbers: [Int]
  private let lists: PostingLists

  init(_ postings: Postings) {
    var all = KeyList()
    for key in postings.keys { all.append(key.utf8) }
    let order = all.order
    keys = all.arranged(in: order)
    numbers = order
    let lists = postings.lists
    self.lists = lists
    vocabulary = order.filter { postings.isWord[$0] }.map { key in
      let count = SearchPlace.allCases.prefix(while: \.isEverywhere).reduce(0) { $0 + lists.count(key, $1) }
      return (String(postings.keys[key].dropFirst().dropLast()), count)
    }
  }

  /// Recipes with one of some keys in a place, ascending and each once.
  /// - Parameter count: of all recipes.
  func documents(_ keys: Range<Int>, _ place: SearchPlace, of count: Int) -> [UInt32] {
    if keys.count == 1 { return documents(keys.lowerBound, place) }
    var isFound = [Bool](repeating: false, count: count)
    for key in keys { for document in documents(key, place) { isFound[Int(document)] = true } }
    return isFound.indices.filter { isFound[$0] }.map(UInt32.init)
  }

  private func documents(_ key: Int, _ place: SearchPlace) -> [UInt32] {
    lists.documents(numbers[key], place, hasPositions: hasPositions(key))
  }

  /// The keys that begin with a letter.
  func keys(of family: Character) -> Range<Int> {
    let letter = family.asciiValue ?? 0
    let start = keys.firstIndex { $0.first.map { $0 >= letter } ?? false } ?? keys.endIndex
    return start..<(keys[start...].firstIndex { $0.first.map { $0 > letter } ?? false } ?? keys.endIndex)
  }

  /// Where some pairs stand, by recipe: what begins alike is one pair that stands in several positions.
  func occurrences(_ keys: Range<Int>, _ place: SearchPlace) -> [(document: UInt32, position: UInt16)] {
    var found: [(document: UInt32, position: UInt16)] = []
    for key in keys {
      lists.visit(numbers[key], place, hasPositions: hasPositions(key)) { found.append(($0, $1)) }
    }
    return keys.count == 1 ? found : found.sorted { ($0.document, $0.position) < ($1.document, $1.position) }
  }

  /// Pairs have them.
  private func hasPositions(_ key: Int) -> Bool { keys[key].first == UInt8(ascii: "p") }
}
