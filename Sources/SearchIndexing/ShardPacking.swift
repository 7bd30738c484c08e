/// Lays keys out in files of about the same size so that every beginning of a key is answered by one file.
///
/// Keys are divided like a tree of letters: what begins alike stays together while it fits into a file, and where it does
/// not, the beginning itself gets a list of all recipes below it, and each of its next letters is divided for itself.
struct ShardPacking {
  /// What stands under a key: its encoded lists, and of words and tags the recipes that are shown first.
  struct Content {
    let best: [UInt32]
    /// One after the other: most keys have few recipes, and each array of its own takes more than these.
    private let bytes: [UInt8]
    private let start: Int

    /// - Parameter named: for words whose place is named, in a file of their own.
    init(_ lists: [UInt8], named: [UInt8] = [], best: [UInt32] = []) {
      self.best = best
      bytes = lists + named
      start = lists.count
    }

    var lists: ArraySlice<UInt8> { bytes[..<start] }
    var named: ArraySlice<UInt8> { bytes[start...] }
  }

  /// A key or the beginning of one.
  struct Entry {
    let key: [UInt8]
    let content: Content
  }

  /// A file: the beginning of what it holds, and that.
  struct Shard {
    let label: [UInt8]
    var entries: [Entry]
    var size: Int
  }

  /// Keys that begin with the same letter, and what stands in the lists of some of them.
  private struct Family {
    let letter: Character
    /// Among all keys.
    let range: Range<Int>
    /// Of each key of the range.
    let contents: [Content]
    let content: (Range<Int>) -> Content

    init(_ letter: Character, _ range: Range<Int>, _ content: @escaping (Range<Int>) -> Content) {
      self.letter = letter
      self.range = range
      self.content = content
      contents = range.map { content($0..<$0 + 1) }
    }

    func size(of key: Int, _ keys: [[UInt8]]) -> Int {
      keys[key].count + contents[key - range.lowerBound].lists.count
    }
  }

  /// In bytes: a smaller file saves no time, and there would be more of them to tell apart.
  private static let leastSize = 4096
  /// Files of texts come on top of others, so each brings little more than the list that is wanted.
  private static let leastSizeOfTexts = 1024

  /// In the order of their bytes.
  private let keys: [[UInt8]]
  private var limit: Int
  private var shards: [Shard] = []
  /// Of beginnings, by their families: they are the same however large a file may be.
  private var contents: [Character: [Range<Int>: Content]] = [:]

  /// - Returns: at most `count` files, in the order of keys.
  static func shards(of postings: SortedPostings, recipes: Int, atMost count: Int) -> [Shard] {
    pack(postings.keys, families(of: postings, recipes), atMost: count, leastSize: leastSize)
  }

  /// Words that are looked for in one place alone.
  /// - Parameter lists: of all recipes with one of some keys.
  static func shards(of keys: [[UInt8]], atMost count: Int, _ lists: @escaping (Range<Int>) -> [UInt8]) -> [Shard] {
    pack(keys, [Family("w", keys.indices) { Content(lists($0)) }], atMost: count, leastSize: leastSizeOfTexts)
  }

  private static func pack(
    _ keys: [[UInt8]], _ families: [Family], atMost count: Int, leastSize: Int
  ) -> [Shard] {
    let total = families.reduce(0) { sum, family in
      family.range.reduce(sum) { $0 + family.size(of: $1, keys) }
    }
    var packing = ShardPacking(keys: keys, limit: max(leastSize, total / count))
    while true {
      for family in families where !family.range.isEmpty { packing.divide(family.range, length: 1, family) }
      if packing.shards.count <= count { return packing.shards }
      packing.shards = []
      packing.limit += packing.limit / 6
    }
  }

  /// In the order of their letters; pairs are in two of them, since where they stand is only asked for longer phrases.
  private static func families(of postings: SortedPostings, _ recipes: Int) -> [Family] {
    func family(_ letter: Character, _ content: @escaping ([[UInt32]]) -> Content) -> Family {
      Family(letter, postings.keys(of: letter)) { keys in
        content(SearchPlace.allCases.map { postings.documents(keys, $0, of: recipes) })
      }
    }
    func words(_ places: [[UInt32]], best: [UInt32] = []) -> Content {
      Content(KeyLists.byWorth(places, recipes), named: KeyLists.byName(places, recipes), best: best)
    }
    return [
      // Whole texts are always asked for by the name of their place.
      family("l") { Content(KeyLists.byName($0, recipes), best: BestRecipes.ofLine($0)) },
      family("p") { words($0) },
      Family("q", postings.keys(of: "p")) { Content(PositionList.encode($0, of: postings)) },
      family("w") { words($0, best: BestRecipes.ofWord($0)) },
    ]
  }

  private init(keys: [[UInt8]], limit: Int) {
    self.keys = keys
    self.limit = limit
  }

  /// - Parameter length: of the beginning, in bytes, that all keys of the range share.
  private mutating func divide(_ range: Range<Int>, length: Int, _ family: Family) {
    let size = range.reduce(0) { $0 + family.size(of: $1, keys) }
    if size <= limit || range.count == 1 {
      return put(
        range.map { Entry(key: key($0, family), content: family.contents[$0 - family.range.lowerBound]) },
        Array(key(range.lowerBound, family).prefix(length)), size)
    }
    let beginning = Array(key(range.lowerBound, family).prefix(length))
    if Self.canBeAskedFor(beginning) {
      let content = content(of: range, family)
      put([Entry(key: beginning, content: content)], beginning, beginning.count + content.lists.count)
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let letter = keys[start][length...].prefix(Self.letterLength(keys[start][length]))
      let end = range[start...].first { !keys[$0][length...].starts(with: letter) } ?? range.upperBound
      divide(start..<end, length: length + letter.count, family)
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

  private mutating func content(of range: Range<Int>, _ family: Family) -> Content {
    if let known = contents[family.letter]?[range] { return known }
    let made = family.content(range)
    contents[family.letter, default: [:]][range] = made
    return made
  }

  private func key(_ number: Int, _ family: Family) -> [UInt8] {
    Array(String(family.letter).utf8) + keys[number].dropFirst()
  }

  /// Beginnings of words, and of the second word of a pair; whole texts are never asked for by their beginning.
  private static func canBeAskedFor(_ beginning: [UInt8]) -> Bool {
    switch beginning.first {
    case UInt8(ascii: "w"): beginning.count > 1
    case UInt8(ascii: "p"), UInt8(ascii: "q"): beginning.dropLast().contains(UInt8(ascii: " "))
    default: false
    }
  }

  /// Of a letter in UTF-8, by its first byte.
  private static func letterLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
