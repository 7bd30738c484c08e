import Testing

@testable import SearchIndexing

/// Lists of recipes in the shortest of four forms.
@Suite struct NumberListTests {
  @Test(
    arguments: [
      // Steps: the count times four, then how many are left out before each.
      ([0, 3, 300], 1000, [12, 0, 2, 0xA8, 0x02]),
      ([], 1000, [0]),
      // All but a few: those that are missing, with form 1.
      (Array(0..<7) + Array(8..<10), 10, [5, 7]),
      // Bits, with form 2.
      ([1, 4, 6, 9, 11, 14], 16, [26, 0b0101_0010, 0b0100_1010]),
      // Steps of 4, 3, 5, 2, 4, 3, 4, 5 as bits, with form 3: how many twos, a zero, and what is left.
      ([4, 8, 14, 17, 22, 26, 31, 37], 64, [35, 1, 0b1101_0011, 0b1100_1101, 0b0111_0100, 0b0001_0110]),
    ] as [([UInt32], Int, [UInt8])])
  func writesTheShortestForm(numbers: [UInt32], limit: Int, expected: [UInt8]) {
    var bytes: [UInt8] = []
    NumberList.append(numbers, below: limit, to: &bytes)
    #expect(bytes == expected)
  }
}

/// Amounts cut into files.
@Suite struct AmountBucketTests {
  @Test func keepsEqualAmountsTogetherAndKnowsWhoHasLess() {
    let buckets = AmountBuckets([(0, 30), (2, 10), (3, 30), (4, 45), (5, 10)], count: 4)
    #expect(buckets.firsts == [10, 30])
    let files = buckets.firsts.indices.map { buckets[$0] }
    #expect(files.map(\.recipes) == [[2, 5], [0, 3, 4]])
    #expect(files.map(\.below) == [[], [2, 5]])
    #expect(files.map(\.amounts) == [[10, 10], [30, 30, 45]])
  }

  @Test func hasNoFileWhereNothingIsStated() {
    #expect(AmountBuckets([], count: 4).firsts.isEmpty)
  }
}

@Suite struct SearchShardFileTests {
  private static let documents = (0..<40).map { number in
    SearchDocument(texts: [.title: ["Soup \(number)"]], foods: [], amounts: [.time: number], card: Array("{}".utf8))
  }

  @Test func writesEveryFileOfTheLayoutWithTheSameStamp() {
    let shards = SearchShards(Self.documents, foods: [], numbering: "")
    let names = SearchLayout(recipes: Self.documents.count).names
    #expect(Set(names).count == names.count)
    #expect(Set(names.map { stamp(of: $0, in: shards) }).count == 1)
    for name in names {
      #expect(String(decoding: shards.script(name), as: UTF8.self).hasPrefix("galley.shard(\"\(name)\",\""))
    }
  }

  @Test func hasAnotherStampAsSoonAsAnyFileSaysSomethingElse() {
    var documents = Self.documents
    documents[7].amounts[.time] = 1000
    let (one, other) = (
      SearchShards(Self.documents, foods: [], numbering: ""), SearchShards(documents, foods: [], numbering: "")
    )
    #expect(stamp(of: "start", in: one) != stamp(of: "start", in: other))
  }

  private func stamp(of name: String, in shards: SearchShards) -> Substring {
    String(decoding: shards.script(name), as: UTF8.self).split(separator: "\"", maxSplits: 4)[3]
  }

  @Test func isTheSameEachTime() {
    let (one, other) = (
      SearchShards(Self.documents, foods: [], numbering: ""), SearchShards(Self.documents, foods: [], numbering: "")
    )
    #expect(SearchLayout(recipes: 40).names.allSatisfy { one.script($0) == other.script($0) })
  }
}
