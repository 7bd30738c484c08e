import Testing

@testable import SourceText

@Suite struct NearMissTests {
  private let keys = ["title", "description", "base-url", "language", "output"]

  @Test(
    "suggests what is at most a third away",
    arguments: [
      ("titel", "title"), ("titl", "title"), ("Title", "title"), ("desciption", "description"), ("baseurl", "base-url"),
      ("langauge", "language"), ("ouput", "output"),
    ])
  func suggests(word: String, suggestion: String) {
    #expect(NearMiss.suggestion(for: word, among: keys) == suggestion)
  }

  @Test("stays silent otherwise", arguments: ["author", "x", "", "lingo", "descriptive text"])
  func staysSilent(word: String) {
    #expect(NearMiss.suggestion(for: word, among: keys) == nil)
  }

  @Test func takesTheFirstOfEquallyClose() {
    #expect(NearMiss.suggestion(for: "cat", among: ["bat", "hat"]) == "bat")
    #expect(NearMiss.suggestion(for: "cat", among: ["hat", "bat"]) == "hat")
  }

  @Test func neverSuggestsTheWordItself() {
    #expect(NearMiss.suggestion(for: "cat", among: ["cat"]) == nil)
  }

  @Test(
    "counts insertions, deletions, substitutions and swaps of neighbours",
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "ab", 1), ("ca", "abc", 3),
    ])
  func measures(a: String, b: String, distance: Int) {
    #expect(NearMiss.alignmentDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
    #expect(NearMiss.alignmentDistance(Array(b.unicodeScalars), Array(a.unicodeScalars)) == distance)
  }

  @Test func aLimitChangesNothingBelowIt() {
    let words = ["", "a", "flour", "flower", "folur", "loaf", "wheat flour", "gluten", "butter", "buttre", "ubtter"]
    for a in words.map({ Array($0.utf8) }) {
      for b in words.map({ Array($0.utf8) }) {
        let distance = NearMiss.alignmentDistance(a, b)
        for limit in 0...6 {
          let found = NearMiss.alignmentDistance(a, b, upTo: limit)
          #expect(distance <= limit ? found == distance : found > limit)
        }
      }
    }
  }
}
