import Testing

@testable import SearchIndexing

@Suite struct PagedArrayTests {
  @Test func keepsTheOrderOverItsPages() {
    var array = PagedArray<Int32>()
    for number in 0..<Int32(200_000) { array.append(number) }
    var found: [Int32] = []
    array.visit { found.append($0) }
    #expect(array.count == 200_000)
    #expect(found == Array(0..<200_000))
  }

  @Test func isEmptyAtFirst() {
    var count = 0
    PagedArray<Int>().visit { _ in count += 1 }
    #expect(count == 0)
  }
}

@Suite struct PostingsTests {
  @Test func givesEachEntryTheRecipeItStandsIn() {
    var postings = Postings()
    for text in ["red lentil", "", "lentil"] {
      let keys = postings.makeKeys(of: text, isWhole: false)
      postings.add(keys, at: .title, after: 0)
      postings.endDocument()
    }
    var found: [String: [UInt32]] = [:]
    postings.visit { entry, document in found[postings.keys[entry.key], default: []].append(document) }
    #expect(found == ["wred ": [0], "wlentil ": [0, 2], "pred lentil ": [0]])
    #expect(postings.count == 4)
  }
}
