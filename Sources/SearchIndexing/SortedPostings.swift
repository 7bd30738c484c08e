/// Keys in the order of their bytes, each with its recipes by place.
struct SortedPostings {
  let keys: [[UInt8]]
  /// Words that somebody could have meant, in the order of their bytes, and how often each stands where words are looked for.
  let vocabulary: [(word: String, count: Int)]
  /// How many of the places, the first ones, words are looked for in where none is named.
  private static let everywhere = SearchPlace.allCases.prefix(while: \.isEverywhere).count
  private let starts: [Int]
  private let documents: [UInt32]
  private let positions: [UInt16]

  init(_ postings: Postings) {
    let bytes = postings.keys.map { Array($0.utf8) }
    let order = bytes.indices.sorted { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, key) in order.enumerated() { ranks[key] = rank }
    keys = order.map { bytes[$0] }
    let (starts, documents, positions) = Self.sorted(postings, ranks)
    (self.starts, self.documents, self.positions) = (starts, documents, positions)
    vocabulary = order.enumerated().filter { postings.isWord[$1] }.map { rank, key in
      let bucket = rank * Postings.places
      return (String(postings.keys[key].dropFirst().dropLast()), starts[bucket + Self.everywhere] - starts[bucket])
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
    let bucket = key * Postings.places + place.rawValue
    var found: [UInt32] = []
    for document in documents[starts[bucket]..<starts[bucket + 1]] where document != found.last {
      found.append(document)
    }
    return found
  }

  /// The keys that begin with a letter.
  func keys(of family: Character) -> Range<Int> {
    let letter = family.asciiValue ?? 0
    let start = keys.firstIndex { $0[0] >= letter } ?? keys.endIndex
    return start..<(keys[start...].firstIndex { $0[0] > letter } ?? keys.endIndex)
  }

  /// Where some pairs stand, by recipe: what begins alike is one pair that stands in several positions.
  func occurrences(_ keys: Range<Int>, _ place: SearchPlace) -> [(document: UInt32, position: UInt16)] {
    let found = keys.flatMap { key in
      let bucket = key * Postings.places + place.rawValue
      return (starts[bucket]..<starts[bucket + 1]).map { (document: documents[$0], position: positions[$0]) }
    }
    return keys.count == 1 ? found : found.sorted { ($0.document, $0.position) < ($1.document, $1.position) }
  }

  /// A counting sort: the order of recipes, and of positions in each, stays.
  private static func sorted(_ postings: Postings, _ ranks: [Int]) -> ([Int], [UInt32], [UInt16]) {
    let places = Postings.places
    func bucket(_ entry: Postings.Entry) -> Int { ranks[entry.key] * places + entry.place }
    var next = [Int](repeating: 0, count: ranks.count * places + 1)
    postings.visit { entry, _ in next[bucket(entry) + 1] += 1 }
    for index in next.indices.dropFirst() { next[index] += next[index - 1] }
    let starts = next
    var documents = [UInt32](repeating: 0, count: postings.count)
    var positions = [UInt16](repeating: 0, count: postings.count)
    postings.visit { entry, document in
      let bucket = bucket(entry)
      documents[next[bucket]] = document
      positions[next[bucket]] = entry.position
      next[bucket] += 1
    }
    return (starts, documents, positions)
  }
}
