internal import Fingerprints
internal import JSONReading

/// The search index of a large site in many small files, of which a query needs a handful.
///
/// Each file is a script that calls `galley.shard` with its name, a stamp, and an object; lists of recipes are bytes (see
/// `NumberList`) in base 64. Recipes are numbered in the order of titles. The stamp follows from what is in all files, so
/// that files of two publications are never read together, and none changes where the index stays as it was.
///
/// - `start`: `count` of recipes, `size` of the pieces that hold their texts, how many `vocabularies` there are, `labels`
///   of the files of words, the most common `tags` and how many recipes have each,
///   and the first amount in each file of amounts.
/// - `words-N`: `keys`, each on a line; `sizes` of their lists; `lists`.
/// - `cards-N`: `cards` of some recipes.
/// - `near-N`: `words` to which a mistyped one is compared, by its first letter.
/// - `time-N`, `energy-N`, `protein-N`, `date-N`: see `AmountBuckets`; the recipes with less, then the number of recipes,
///   their steps and what each has above the first amount.
/// - `tags`: the recipes with each of the most common tags.
public struct SearchShards: Sendable {
  private static let mostTags = 24

  /// The object of each file.
  private var files: [String: [UInt8]] = [:]
  private let layout: SearchLayout
  private var stamp = ""
  private var cardFiles = 0

  /// - Parameters:
  ///   - documents: in the order of titles; each is asked for once, and none is kept.
  ///   - foods: names of each food.
  public init(_ documents: some Collection<SearchDocument>, foods: [[String]]) {
    layout = SearchLayout(recipes: documents.count)
    var gathering = SearchGathering(foods: foods)
    for document in documents {
      gathering.add(document)
      if gathering.cards.count == SearchLayout.cardsInFile { addCards(&gathering) }
    }
    if !gathering.cards.isEmpty { addCards(&gathering) }
    let amounts = SearchAmount.allCases.map { AmountBuckets(gathering.amounts[$0] ?? [], count: layout.amounts) }
    let tags = gathering.commonTags(atMost: Self.mostTags)
    let postings = SortedPostings(gathering.postings)
    gathering = SearchGathering(foods: [])
    let shards = ShardPacking.shards(of: postings, recipes: layout.recipes, atMost: layout.shards)
    addStart(shards, amounts, tags)
    for (number, shard) in shards.enumerated() { addWords(shard, number) }
    addVocabulary(postings.vocabulary)
    for (amount, buckets) in zip(SearchAmount.allCases, amounts) { addAmounts(buckets, amount) }
    addTags(tags)
    stamp = makeStamp()
  }

  /// One of `SearchLayout.names`; a file that holds nothing says so.
  public func script(_ name: String) -> [UInt8] {
    Array("galley.shard(\"\(name)\",\"\(stamp)\",".utf8) + (files[name] ?? Array("{}".utf8)) + ");\n".utf8
  }

  private func makeStamp() -> String {
    var builder = FingerprintBuilder()
    for (name, object) in files.sorted(by: { $0.key < $1.key }) {
      builder.combine(name)
      builder.combine(Fingerprint(of: object))
    }
    return String(builder.finish().high, radix: 36)
  }

  // MARK: Files

  private mutating func addStart(
    _ shards: [ShardPacking.Shard], _ amounts: [AmountBuckets], _ tags: [(name: String, recipes: [UInt32])]
  ) {
    files["start"] = Self.object { json in
      json.key("count")
      json.integer(layout.recipes)
      json.key("size")
      json.integer(SearchLayout.pieceSize)
      json.key("vocabularies")
      json.integer(SearchLayout.vocabularies)
      json.key("labels")
      json.string(shards.map { String(decoding: $0.label, as: UTF8.self) }.joined(separator: "\n"))
      json.key("tags")
      json.beginArray()
      for tag in tags {
        json.beginArray()
        json.string(tag.name)
        json.integer(tag.recipes.count)
        json.endArray()
      }
      json.endArray()
      for (amount, buckets) in zip(SearchAmount.allCases, amounts) {
        json.key(amount.rawValue)
        json.beginArray()
        for bucket in buckets.buckets { json.integer(bucket.first) }
        json.endArray()
      }
    }
  }

  private mutating func addWords(_ shard: ShardPacking.Shard, _ number: Int) {
    files["words-\(number)"] = Self.object { json in
      json.key("keys")
      json.string(shard.entries.map { String(decoding: $0.key, as: UTF8.self) }.joined(separator: "\n"))
      json.key("sizes")
      json.beginArray()
      for entry in shard.entries { json.integer(entry.lists.count) }
      json.endArray()
      json.key("lists")
      json.string(Base64.encoded(shard.entries.flatMap(\.lists)))
    }
  }

  private mutating func addCards(_ gathering: inout SearchGathering) {
    let cards = Array(gathering.cards.joined(separator: [UInt8(ascii: ",")]))
    files["cards-\(cardFiles)"] = "{\"cards\":[".utf8 + cards + "]}".utf8
    cardFiles += 1
    gathering.cards = []
  }

  private mutating func addVocabulary(_ words: [String]) {
    let groups = Dictionary(grouping: words.filter { $0.utf16.count > 2 }) { word in
      word.unicodeScalars.first.map { Int($0.value) % SearchLayout.vocabularies } ?? 0
    }
    for (number, words) in groups {
      files["near-\(number)"] = Self.object { json in
        json.key("words")
        json.string(words.joined(separator: "\n"))
      }
    }
  }

  private mutating func addAmounts(_ buckets: AmountBuckets, _ amount: SearchAmount) {
    for (number, bucket) in buckets.buckets.enumerated() {
      var bytes: [UInt8] = []
      NumberList.append(bucket.below, below: layout.recipes, to: &bytes)
      NumberList.append(number: bucket.recipes.count, to: &bytes)
      NumberList.appendSteps(bucket.recipes, to: &bytes)
      for value in bucket.amounts { NumberList.append(number: value - bucket.first, to: &bytes) }
      addBytes(bytes, "\(amount)-\(number)")
    }
  }

  private mutating func addTags(_ tags: [(name: String, recipes: [UInt32])]) {
    var bytes: [UInt8] = []
    for tag in tags { NumberList.append(tag.recipes, below: layout.recipes, to: &bytes) }
    addBytes(bytes, "tags")
  }

  private mutating func addBytes(_ bytes: [UInt8], _ name: String) {
    files[name] = Self.object { json in
      json.key("lists")
      json.string(Base64.encoded(bytes))
    }
  }

  private static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    return json.finish()
  }
}
