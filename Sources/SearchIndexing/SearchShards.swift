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
/// - `words-N`: `keys`, each on a line; `sizes` of their lists; `lists`; `cards`, by their numbers, of the recipes that a
///   search for one of the most common words or tags among them shows first.
/// - `cards-N`: `cards` of some recipes.
/// - `common`: the most common `words`, to which a mistyped one is compared; `near-N`: all others, by their first letter.
/// - `time-N`, `energy-N`, `protein-N`, `date-N`: see `AmountBuckets`; the recipes with less, then the number of recipes,
///   their steps and what each has above the first amount.
/// - `tags`: the recipes with each of the most common tags.
public struct SearchShards: Sendable {
  private static let mostTags = 24
  /// Cards in a file of words: more than the lists themselves take up would cost what they save.
  private static let mostCards = 48

  /// The object of each file.
  private var files: [String: [UInt8]] = [:]
  private let layout: SearchLayout
  private var stamp = ""

  /// - Parameters:
  ///   - documents: in the order of titles; each is asked for once, and none is kept.
  ///   - foods: names of each food.
  public init(_ documents: some Collection<SearchDocument>, foods: [[String]]) {
    layout = SearchLayout(recipes: documents.count)
    var gathering = SearchGathering(foods: foods)
    for document in documents { gathering.add(document) }
    let cards = gathering.cards
    addCards(cards)
    let amounts = SearchAmount.allCases.map { AmountBuckets(gathering.amounts[$0] ?? [], count: layout.amounts) }
    let tags = gathering.commonTags(atMost: Self.mostTags)
    let postings = SortedPostings(gathering.postings)
    gathering = SearchGathering(foods: [])
    let shards = ShardPacking.shards(of: postings, recipes: layout.recipes, atMost: layout.shards)
    addStart(shards, amounts, tags)
    for (number, shard) in shards.enumerated() { addWords(shard, number, cards) }
    addVocabulary(Vocabulary(postings))
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

  private mutating func addWords(_ shard: ShardPacking.Shard, _ number: Int, _ cards: [[UInt8]]) {
    files["words-\(number)"] = Self.object { json in
      json.key("keys")
      json.string(shard.entries.map { String(decoding: $0.key, as: UTF8.self) }.joined(separator: "\n"))
      json.key("sizes")
      json.beginArray()
      for entry in shard.entries { json.integer(entry.content.lists.count) }
      json.endArray()
      json.key("lists")
      json.string(Base64.encoded(shard.entries.flatMap(\.content.lists)))
      let best = Self.best(of: shard)
      guard !best.isEmpty else { return }
      json.key("cards")
      json.beginObject()
      for recipe in best {
        json.key("\(recipe)")
        json.value(cards[Int(recipe)])
      }
      json.endObject()
    }
  }

  /// The recipes whose cards come with a file of words, ascending: those of its most common words.
  private static func best(of shard: ShardPacking.Shard) -> [UInt32] {
    var found: Set<UInt32> = []
    for entry in shard.entries.sorted(by: { $0.content.lists.count > $1.content.lists.count }) {
      found.formUnion(entry.content.best)
      if found.count >= mostCards { break }
    }
    return found.sorted()
  }

  private mutating func addCards(_ cards: [[UInt8]]) {
    for (number, start) in stride(from: 0, to: cards.count, by: SearchLayout.cardsInFile).enumerated() {
      let own = cards[start..<min(start + SearchLayout.cardsInFile, cards.count)]
      files["cards-\(number)"] = Self.object { json in
        json.key("cards")
        json.beginArray()
        for card in own { json.value(card) }
        json.endArray()
      }
    }
  }

  private mutating func addVocabulary(_ vocabulary: Vocabulary) {
    addNames(vocabulary.common, "common")
    let groups = Dictionary(grouping: vocabulary.rare) { word in
      word.unicodeScalars.first.map { Int($0.value) % SearchLayout.vocabularies } ?? 0
    }
    for (number, words) in groups { addNames(words, "near-\(number)") }
  }

  private mutating func addNames(_ words: [String], _ name: String) {
    files[name] = Self.object { json in
      json.key("words")
      json.string(words.joined(separator: "\n"))
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
