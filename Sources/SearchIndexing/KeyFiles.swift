internal import Fingerprints
internal import JSONReading

/// Keys laid out in files, whose lists are made as a file is asked for.
struct KeyFiles: Sendable {
  /// A key or the beginning of one, and what stands under it.
  typealias Entry = (key: [UInt8], content: KeyContent)

  private let shards: [ShardPacking.Shard]
  private let keys: KeyList
  private let families: [KeyFamily]
  /// Of all keys and what stands under them.
  let fingerprint: Fingerprint

  /// - Parameters: as of `ShardPacking.shards`.
  init(_ keys: KeyList, _ families: [KeyFamily], atMost count: Int, leastSize: Int) {
    self.keys = keys
    self.families = families
    shards = ShardPacking.shards(of: keys, families, atMost: count, leastSize: leastSize)
    var builder = FingerprintBuilder()
    for key in keys { builder.combine(Array(key)) }
    for family in families { builder.combine(family.fingerprint) }
    fingerprint = builder.finish()
  }

  var count: Int { shards.count }

  /// What each file begins with, each on a line, with a point behind it where that is all the file holds: whoever looks for
  /// a word that would stand there if there were one, such as another one without its ending, need not fetch the file.
  var labels: String {
    shards.map { shard in
      let isAlone = shard.entries.count == 1 && key(of: shard.entries[0]) == shard.label
      return String(decoding: shard.label, as: UTF8.self) + (isAlone ? "." : "")
    }.joined(separator: "\n")
  }

  /// Made one after the other: the one file of a small site has all there are.
  ///
  /// - Parameter number: of a file; one that there is not holds nothing.
  func entries(_ number: Int) -> some Sequence<Entry> {
    let entries = shards.indices.contains(number) ? shards[number].entries : []
    return entries.lazy.map { (key(of: $0), families[Int($0.family)].content($0.range)) }
  }

  private func key(of entry: ShardPacking.Entry) -> [UInt8] {
    Array(String(families[Int(entry.family)].letter).utf8)
      + keys[Int(entry.first)].prefix(Int(entry.length)).dropFirst()
  }

  /// The keys that have lists of a kind, and these.
  static func write(_ entries: some Sequence<Entry>, _ kind: KeyPath<KeyContent, [UInt8]>, to json: inout JSONWriter) {
    var (keys, lists): ([UInt8], [UInt8]) = ([], [])
    var sizes: [Int32] = []
    for entry in entries {
      let own = entry.content[keyPath: kind]
      guard !own.isEmpty else { continue }
      if !sizes.isEmpty { keys.append(UInt8(ascii: "\n")) }
      keys += entry.key
      lists += own
      sizes.append(Int32(own.count))
    }
    json.key("keys")
    json.string(String(decoding: keys, as: UTF8.self))
    json.key("sizes")
    json.beginArray()
    for size in sizes { json.integer(Int(size)) }
    json.endArray()
    json.key("lists")
    json.string(Base64.encoded(lists))
  }
}
