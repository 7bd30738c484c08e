/// Keys in the order of their bytes, each with its recipes by place.
struct SortedPostings {
  let keys: [[UInt8]]
  /// Words that somebody could have meant, in the order of their bytes.
  let vocabulary: [String]
  private let starts: [Int]
  private let documents: [UInt32]

  init(_ postings: Postings) {
    let bytes = postings.keys.map { Array($0.utf8) }
    let order = bytes.indices.sorted { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, key) in order.enumerated() { ranks[key] = rank }
    keys = order.map { bytes[$0] }
    vocabulary = order.filter { postings.isWord[$0] }.map { String(postings.keys[$0].dropFirst().dropLast()) }
    (starts, documents) = Self.sorted(postings, ranks)
  }

  /// Recipes with a key in a place, ascending and each once.
  func documents(_ key: Int, _ place: SearchPlace) -> [UInt32] {
    let bucket = key * Postings.places + place.rawValue
    var found: [UInt32] = []
    for document in documents[starts[bucket]..<starts[bucket + 1]] where document != found.last {
      found.append(document)
    }
    return found
  }

  /// A counting sort: the order of recipes stays.
  private static func sorted(_ postings: Postings, _ ranks: [Int]) -> ([Int], [UInt32]) {
    let places = Postings.places
    func bucket(_ index: Int) -> Int {
      let (key, place) = Int(postings.buckets[index]).quotientAndRemainder(dividingBy: places)
      return ranks[key] * places + place
    }
    var starts = [Int](repeating: 0, count: ranks.count * places + 1)
    for index in postings.buckets.indices { starts[bucket(index) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var documents = [UInt32](repeating: 0, count: postings.documents.count)
    for index in postings.buckets.indices {
      let place = bucket(index)
      documents[next[place]] = postings.documents[index]
      next[place] += 1
    }
    return (starts, documents)
  }
}
