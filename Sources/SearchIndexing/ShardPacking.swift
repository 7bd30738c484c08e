/// Lays keys out in files of about the same size so that every beginning of a key is answered by one file.
///
/// Keys are divided like a tree of letters: what begins alike stays together while it fits into a file, and where it does
/// not, the beginning itself gets a list of all recipes below it, and each of its next letters is divided for itself.
struct ShardPacking {
  /// A key or the beginning of one, with its encoded lists.
  struct Entry {
    let key: [UInt8]
    let lists: [UInt8]
  }

  /// A file: the beginning of what it holds, and that.
  struct Shard {
    let label: [UInt8]
    var entries: [Entry]
    var size: Int
  }

  private let postings: SortedPostings
  private let limit: Int
  private let recipeCount: Int
  private let lists: [[UInt8]]
  private var shards: [Shard] = []

  /// - Returns: at most `count` files, in the order of keys.
  static func shards(of postings: SortedPostings, recipes: Int, atMost count: Int) -> [Shard] {
    let lists = postings.keys.indices.map { key in
      encode(SearchPlace.allCases.map { postings.documents(key, $0) }, recipes)
    }
    let total = zip(postings.keys, lists).reduce(0) { $0 + $1.0.count + $1.1.count }
    var limit = max(4096, 3 * total / count)
    while true {
      var packing = ShardPacking(postings: postings, limit: limit, recipeCount: recipes, lists: lists)
      packing.divide(postings.keys.indices, length: 0)
      if packing.shards.count <= count { return packing.shards }
      limit *= 2
    }
  }

  private init(postings: SortedPostings, limit: Int, recipeCount: Int, lists: [[UInt8]]) {
    self.postings = postings
    self.limit = limit
    self.recipeCount = recipeCount
    self.lists = lists
  }

  /// - Parameter length: of the beginning, in bytes, that all keys of the range share.
  private mutating func divide(_ range: Range<Int>, length: Int) {
    let size = range.reduce(0) { $0 + postings.keys[$1].count + lists[$1].count }
    if size <= limit || range.count == 1 {
      return put(
        range.map { Entry(key: postings.keys[$0], lists: lists[$0]) },
        Array(postings.keys[range.lowerBound].prefix(length)), size)
    }
    let beginning = Array(postings.keys[range.lowerBound].prefix(length))
    if Self.canBeAskedFor(beginning) {
      let lists = Self.encode(SearchPlace.allCases.map { union(range, $0) }, recipeCount)
      put([Entry(key: beginning, lists: lists)], beginning, beginning.count + lists.count)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let letter = postings.keys[start][length...].prefix(Self.letterLength(postings.keys[start][length]))
      let end = range[start...].first { !postings.keys[$0][length...].starts(with: letter) } ?? range.upperBound
      divide(start..<end, length: length + letter.count)
      start = end
    }
  }

  private mutating func put(_ entries: [Entry], _ label: [UInt8], _ size: Int) {
    if let last = shards.indices.last, shards[last].size + size <= limit {
      shards[last].entries += entries
      shards[last].size += size
    } else {
      shards.append(Shard(label: label, entries: entries, size: size))
    }
  }

  private func union(_ range: Range<Int>, _ place: SearchPlace) -> [UInt32] {
    var isFound = [Bool](repeating: false, count: recipeCount)
    for key in range { for document in postings.documents(key, place) { isFound[Int(document)] = true } }
    return isFound.indices.filter { isFound[$0] }.map(UInt32.init)
  }

  /// Beginnings of words, and of the second word of a pair; whole texts are never asked for by their beginning.
  private static func canBeAskedFor(_ beginning: [UInt8]) -> Bool {
    switch beginning.first {
    case UInt8(ascii: "w"): beginning.count > 1
    case UInt8(ascii: "p"): beginning.dropLast().contains(UInt8(ascii: " "))
    default: false
    }
  }

  /// Of a letter in UTF-8, by its first byte.
  private static func letterLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// A bit for each place that has recipes, and the lists of those places.
  private static func encode(_ places: [[UInt32]], _ recipes: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let mask = places.enumerated().reduce(0) { $1.element.isEmpty ? $0 : $0 | 1 << $1.offset }
    NumberList.append(number: mask, to: &bytes)
    for place in places where !place.isEmpty { NumberList.append(place, below: recipes, to: &bytes) }
    return bytes
  }
}
