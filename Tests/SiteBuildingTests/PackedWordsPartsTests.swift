import SearchIndexing
import Testing

@testable import SiteBuilding

@Suite struct PackedWordsPartsTests {
  private func kept(_ words: PackedWords, _ keys: [Int]) -> [UInt8] { PackedWordsParts(words, keys).flatMap(\.self) }

  @Test func keepsTheTextsThatAreWantedWithTheirWordsAlone() throws {
    var words = PackedWords()
    words.add(["knead", "dough", "rest"], as: 7)
    words.add(["sear", "rest"], as: -9)
    words.add(["dough", "bake"], as: Int.max)
    var found = PackedWords()
    try found.add(decoding: kept(words, [-9, Int.max])[...])
    #expect(!found.has(7) && found.vocabulary.sorted() == ["bake", "dough", "rest", "sear"])
    #expect(Set(found.numbers(of: -9).map { found.vocabulary[$0] }) == ["rest", "sear"])
    #expect(Set(found.numbers(of: Int.max).map { found.vocabulary[$0] }) == ["bake", "dough"])
  }

  @Test func joinsThemWithWhatIsThere() throws {
    var (words, found) = (PackedWords(), PackedWords())
    for key in 0..<9000 { words.add(["word\(key % 300)", "word\(key % 7)", "all"].uniqued, as: key) }
    found.add(["first", "all"], as: -1)
    try found.add(decoding: kept(words, Array(0..<9000))[...])
    #expect(found.numbers(of: -1).map { found.vocabulary[$0] } == ["first", "all"])
    #expect(Set(found.numbers(of: 8999).map { found.vocabulary[$0] }) == ["all", "word299", "word4"])
  }

  @Test func leavesWhatIsCutOff() {
    var (words, found) = (PackedWords(), PackedWords())
    words.add(["knead", "dough"], as: 1)
    words.add(["rest"], as: 2)
    let bytes = kept(words, [1, 2])
    #expect(throws: (any Error).self) { try found.add(decoding: bytes.dropLast(1)) }
    #expect(found.has(1) && !found.has(2))
  }
}

extension [String] {
  fileprivate var uniqued: [String] { Array(Set(self)) }
}
