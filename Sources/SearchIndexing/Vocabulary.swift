/// Words that a mistyped one may be meant for: the common ones, which a page knows before somebody types, and all others.
struct Vocabulary {
  /// Some 15 KB as the network carries them, which a page has fetched long before a query is typed.
  private static let mostCommon = 4096
  /// In UTF-16, as scripts count: what is shorter is never taken for another word.
  private static let leastLength = 3

  /// In the order of their bytes.
  let common: [String]
  let rare: [String]

  init(_ postings: SortedPostings) {
    let words = postings.vocabulary.filter { $0.word.utf16.count >= Self.leastLength }
    let isCommon = Set(
      words.indices.sorted { (words[$1].count, $0) < (words[$0].count, $1) }.prefix(Self.mostCommon))
    common = words.indices.filter(isCommon.contains).map { words[$0].word }
    rare = words.indices.filter { !isCommon.contains($0) }.map { words[$0].word }
  }
}
