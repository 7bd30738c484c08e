internal import Fingerprints

/// What stands under a key: its encoded lists, and of words and tags the recipes that are shown first.
struct KeyContent {
  var lists: [UInt8]
  /// For words whose place is named, in a file of their own.
  var named: [UInt8] = []
  var best: [UInt32] = []
}

/// Keys that begin with the same letter, and what stands under some of them.
struct KeyFamily: Sendable {
  let letter: Character
  /// Among all keys.
  let range: Range<Int>
  /// Made each time: all of it takes more room than what it is made from.
  let content: @Sendable (Range<Int>) -> KeyContent
  /// Of each key of the range: the bytes of its lists.
  private let sizes: [Int32]
  /// Of what stands under each key.
  let fingerprint: Fingerprint

  init(_ letter: Character, _ range: Range<Int>, _ content: @escaping @Sendable (Range<Int>) -> KeyContent) {
    self.letter = letter
    self.range = range
    self.content = content
    var builder = FingerprintBuilder()
    builder.combine(String(letter))
    sizes = range.map { key in
      let content = content(key..<key + 1)
      builder.combine(Fingerprint(of: content.lists))
      builder.combine(Fingerprint(of: content.named))
      return Int32(content.lists.count)
    }
    fingerprint = builder.finish()
  }

  /// Of a key and its lists, in bytes.
  func size(of key: Int, _ keys: KeyList) -> Int { keys[key].count + Int(sizes[key - range.lowerBound]) }
}

extension SearchPlace {
  /// Words and pairs, whole texts, and where pairs stand.
  static func families(of postings: SortedPostings, _ recipes: Int) -> [KeyFamily] {
    func family(_ letter: Character, _ content: @escaping @Sendable ([[UInt32]]) -> KeyContent) -> KeyFamily {
      KeyFamily(letter, postings.keys(of: letter)) { keys in
        content(SearchPlace.allCases.map { postings.documents(keys, $0, of: recipes) })
      }
    }
    @Sendable func words(_ places: [[UInt32]], best: [UInt32] = []) -> KeyContent {
      KeyContent(lists: KeyLists.byWorth(places, recipes), named: KeyLists.byName(places, recipes), best: best)
    }
    return [
      // Whole texts are always asked for by the name of their place.
      family("l") { KeyContent(lists: KeyLists.byName($0, recipes), best: BestRecipes.ofLine($0)) },
      family("p") { words($0) },
      // Pairs are in two of them, since where they stand is only asked for longer phrases.
      KeyFamily("q", postings.keys(of: "p")) { KeyContent(lists: PositionList.encode($0, of: postings)) },
      family("w") { words($0, best: BestRecipes.ofWord($0)) },
    ]
  }
}
