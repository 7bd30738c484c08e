internal import Fingerprints

/// The search index of a large site in many small files, of which a query needs a handful.
///
/// Each file is a script that calls `galley.shard` with its name, a stamp, and an object; lists of recipes are bytes (see
/// `NumberList`) in base 64. Recipes are numbered in the order of titles. The stamp follows from what is in all files, so
/// that files of two publications are never read together, and none changes where the index stays as it was.
///
/// - `start`: `count` of recipes, `size` of the pieces that hold all that is known of them, `numbering`, the stamp of the files
///   of `TextShards` that number them alike, how many `vocabularies` there are, `labels` of the files of words, the most common `tags` and how many recipes have each,
///   and the first amount in each file of amounts.
/// - `words-N`: `keys`, each on a line; `sizes` of their lists; `lists` (see `KeyLists`); `cards`, by their numbers, of the
///   recipes that a search for one of the most common words or tags among them shows first.
/// - `named-N`: `keys`, `sizes` and `lists` of the same words by place, for those whose place is named.
/// - `cards-N`: `cards` of some recipes.
/// - `common`: the most common `words`, to which a mistyped one is compared; `near-N`: all others, by their first letter.
/// - `time-N`, `energy-N`, `protein-N`, `date-N`: see `AmountBuckets`; the recipes with less, then the number of recipes,
///   their steps and what each has above the first amount.
/// - `tags`: the recipes with each of the most common tags.
public struct SearchShards: Sendable {
  /// Raised whenever files say the same in another way.
  private static let format = 1
  private static let mostTags = 24
  /// Of a file of words, in bytes.
  private static let leastSize = 4096

  let layout: SearchLayout
  /// Of words.
  let words: KeyFiles
  let cards: PackedTexts
  let common: [String]
  /// The other words, by the numbers of their files.
  let rare: [Int: [String]]
  let amounts: [SearchAmount: AmountBuckets]
  let tags: [(name: String, recipes: [UInt32])]
  let numbering: String
  private var stamp = ""

  /// - Parameters:
  ///   - documents: in the order of titles; each is asked for once, and none is kept.
  ///   - foods: names of each food.
  ///   - numbering: changes where the recipes are numbered in another way.
  public init(_ documents: some Collection<SearchDocument>, foods: [[String]], numbering: String) {
    self.numbering = numbering
    let layout = SearchLayout(recipes: documents.count)
    var gathering = SearchGathering(foods: foods)
    for document in documents { gathering.add(document) }
    cards = gathering.cards
    tags = gathering.commonTags(atMost: Self.mostTags)
    amounts = gathering.amounts.mapValues { AmountBuckets($0, count: layout.amounts) }
    let postings = SortedPostings(gathering.postings)
    // What was gathered is as large as all that is made of it.
    gathering = SearchGathering(foods: [])
    self.layout = layout
    words = KeyFiles(
      postings.keys, SearchPlace.families(of: postings, layout.recipes), atMost: layout.shards,
      leastSize: Self.leastSize)
    let vocabulary = Vocabulary(postings)
    common = vocabulary.common
    rare = Dictionary(grouping: vocabulary.rare) { word in
      word.unicodeScalars.first.map { Int($0.value) % SearchLayout.vocabularies } ?? 0
    }
    stamp = makeStamp()
  }

  /// One of `SearchLayout.names`; a file that holds nothing says so.
  ///
  /// Files are made as they are asked for: all of them take twice the room of what they are made from.
  public func script(_ name: String) -> [UInt8] {
    ShardScript.bytes(name, stamp: stamp, object(name))
  }

  private func makeStamp() -> String {
    var builder = FingerprintBuilder()
    builder.combine(Self.format)
    builder.combine(numbering)
    builder.combine(words.fingerprint)
    builder.combine(cards.fingerprint)
    builder.combine(list: common)
    // The words of files follow from all of them.
    for number in rare.keys.sorted() { builder.combine(list: rare[number] ?? []) }
    for amount in SearchAmount.allCases { builder.combine(amounts[amount]?.fingerprint ?? .unknown) }
    for tag in tags {
      builder.combine(tag.name)
      builder.combine(tag.recipes.count)
      for recipe in tag.recipes { builder.combine(Int(recipe)) }
    }
    return String(builder.finish().high, radix: 36)
  }
}
