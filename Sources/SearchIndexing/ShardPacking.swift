/// Lays keys out in files of about the same size so that every beginning of a key is answered by one file.
///
/// Keys are divided like a tree of letters: what begins alike stays together while it fits into a file, and where it does
/// not, the beginning itself gets a list of all recipes below it, and each of its next letters is divided for itself.
struct ShardPacking {
  /// A key or the beginning of one.
  struct Entry {
    /// By the place of its family.
    let family: UInt8
    /// The keys that begin with it.
    let first: UInt32
    let end: UInt32
    /// How many bytes of these it is; all of the only one it is itself.
    let length: UInt32

    init(_ range: Range<Int>, length: Int, family: Int) {
      (first, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
      (self.length, self.family) = (UInt32(length), UInt8(family))
    }

    var range: Range<Int> { Int(first)..<Int(end) }
  }

  /// A file: the beginning of what it holds, and that.
  struct Shard {
    let label: [UInt8]
    var entries: [Entry]
    var size: Int
  }

  /// Beginnings are asked for in the order of families, and lie in one of them.
  private struct Beginning: Hashable {
    let family: Int
    let range: Range<Int>
  }

  /// In the order of their bytes.
  private let keys: KeyList
  private let families: [KeyFamily]
  private var limit: Int
  private var shards: [Shard] = []
  /// Of the lists of beginnings, in bytes: they are the same however large a file may be.
  private var sizes: [Beginning: Int] = [:]

  /// - Parameters:
  ///   - keys: in the order of their bytes.
  ///   - leastSize: in bytes; a smaller file saves no time, and there would be more of them to tell apart.
  /// - Returns: at most `count` files, in the order of keys.
  static func shards(
    of keys: KeyList, _ families: [KeyFamily], atMost count: Int, leastSize: Int
  ) -> [Shard] {
    let total = families.reduce(0) { sum, family in
      family.range.reduce(sum) { $0 + family.size(of: $1, keys) }
    }
    var packing = ShardPacking(keys: keys, families: families, limit: max(leastSize, total / count))
    while true {
      for (number, family) in families.enumerated() where !family.range.isEmpty {
        packing.divide(family.range, length: 1, number)
      }
      if packing.shards.count <= count { return packing.shards }
      packing.shards = []
      packing.limit += packing.limit / 6
    }
  }

  private init(keys: KeyList, families: [KeyFamily], limit: Int) {
    self.keys = keys
    self.families = families
    self.limit = limit
  }

  /// - Parameter length: of the beginning, in bytes, that all keys of the range share.
  private mutating func divide(_ range: Range<Int>, length: Int, _ family: Int) {
    let size = range.reduce(0) { $0 + families[family].size(of: $1, keys) }
    if size <= limit || range.count == 1 {
      return put(
        range.map { Entry($0..<$0 + 1, length: keys[$0].count, family: family) },
        Array(key(range.lowerBound, family).prefix(length)), size)
    }
    let beginning = Array(key(range.lowerBound, family).prefix(length))
    if Self.canBeAskedFor(beginning) {
      put(
        [Entry(range, length: length, family: family)], beginning,
        beginning.count + self.size(of: Beginning(family: family, range: range)))
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let rest = keys[start].dropFirst(length)
      let letter = rest.prefix(rest.first.map(Self.letterLength) ?? 1)
      let end = range[start...].first { !keys[$0].dropFirst(length).starts(with: letter) } ?? range.upperBound
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

  private mutating func size(of beginning: Beginning) -> Int {
    if let known = sizes[beginning] { return known }
    let made = families[beginning.family].content(beginning.range).lists.count
    sizes[beginning] = made
    return made
  }

  private func key(_ number: Int, _ family: Int) -> [UInt8] {
    Array(String(families[family].letter).utf8) + keys[number].dropFirst()
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
