import Testing

@testable import SearchIndexing

/// Lists that grow side by side.
@Suite struct GrowingListsTests {
  @Test func keepsEachListWhole() {
    var lists = GrowingLists()
    var expected: [[UInt8]] = []
    // Lengths around the ends of chunks, and many of them.
    for length in [0, 1, 11, 12, 13, 39, 40, 41, 99, 100, 101, 4000, 70_000] {
      #expect(lists.add() == expected.count)
      expected.append((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) })
    }
    for position in 0..<70_000 {
      for (list, bytes) in expected.enumerated() where position < bytes.count {
        lists.append(bytes[position], to: list)
      }
    }
    #expect(lists.count == expected.count)
    for (list, bytes) in expected.enumerated() { #expect(lists.bytes(of: list) == bytes) }
  }
}

@Suite struct PostingsTests {
  @Test func givesEachEntryTheRecipeItStandsIn() {
    var postings = Postings()
    for text in ["red lentil", "", "lentil", "lentil lentil"] {
      let keys = postings.makeKeys(of: text, isWhole: false)
      postings.add(keys, at: .title, after: 0)
      postings.endDocument()
    }
    let sorted = SortedPostings(postings)
    let found = sorted.keys.indices.map { sorted.documents($0..<$0 + 1, .title, of: 4) }
    let keys = sorted.keys.map { String(decoding: $0, as: UTF8.self) }
    #expect(keys == ["plentil lentil ", "pred lentil ", "wlentil ", "wred "])
    #expect(found == [[3], [0], [0, 2, 3], [0]])
    #expect(sorted.vocabulary.map(\.word) == ["lentil", "red"])
    #expect(sorted.vocabulary.map(\.count) == [4, 1])
  }

  @Test func knowsWherePairsStand() {
    var postings = Postings()
    let keys = postings.makeKeys(of: "red lentil red lentil", isWhole: false)
    for offset in [0, 70_000] {
      postings.add(keys, at: .summary, after: offset)
      postings.endDocument()
    }
    let sorted = SortedPostings(postings)
    let found = sorted.occurrences(1..<2, .summary)
    #expect(found.map(\.document) == [0, 0, 1, 1])
    #expect(found.map(\.position) == [0, 2, 4464, 4466])
    #expect(sorted.occurrences(1..<2, .title).isEmpty)
  }
}
