import Fingerprints
import SearchIndexing
import Testing
import Words

@testable import SiteBuilding

@Suite struct PackedWordsPartsTests {
  private let head = Fingerprint(of: [1])

  private func kept(_ words: PackedWords, _ keys: [Int], from first: Int = 0) -> [UInt8] {
    PackedWordsParts(head: head, words: words, first: first, keys: keys).flatMap(\.self)
  }

  private static func all(_ words: PackedWords) -> [String] { (0..<words.wordCount).map(words.word) }

  private func texts(_ words: PackedWords, _ key: Int) -> Set<String> {
    Set(words.numbers(of: key).map { words.word($0) })
  }

  @Test func keepsTheTextsThatAreWanted() throws {
    var words = PackedWords()
    words.add(WordTable(["knead", "dough", "rest"]), as: 7)
    words.add(WordTable(["sear", "rest"]), as: -9)
    words.add(WordTable(["dough", "bake"]), as: Int.max)
    var found = PackedWords()
    #expect(try found.add(decoding: kept(words, [-9, Int.max])[...], head: head) == [-9, Int.max])
    #expect(!found.has(7) && Self.all(found) == Self.all(words))
    #expect(texts(found, -9) == ["rest", "sear"])
    #expect(texts(found, Int.max) == ["bake", "dough"])
  }

  @Test func addsThoseThatCameAfterToTheWordsBefore() throws {
    var words = PackedWords()
    for key in 0..<9000 { words.add(WordTable(Array(Set(["word\(key % 300)", "word\(key % 7)", "all"]))), as: key) }
    var found = PackedWords()
    _ = try found.add(decoding: kept(words, Array(0..<9000))[...], head: head)
    let first = words.wordCount
    words.add(WordTable(["all", "new", "word3"]), as: -1)
    #expect(try found.add(decoding: kept(words, [-1], from: first)[...], head: head) == [-1])
    #expect(texts(found, -1) == ["all", "new", "word3"])
    #expect(texts(found, 8999) == ["all", "word299", "word4"])
    found.add(WordTable(["new", "newest"]), as: -2)
    #expect(texts(found, -2) == ["new", "newest"])
  }

  @Test func leavesWhatGoesWithSomethingElse() throws {
    var words = PackedWords()
    words.add(WordTable(["knead", "dough"]), as: 1)
    var found = PackedWords()
    #expect(try found.add(decoding: kept(words, [1])[...], head: Fingerprint(of: [2])) == nil)
    #expect(!found.has(1) && found.wordCount == 0)
  }

  @Test func leavesTextsOfWordsThatAreNotThere() throws {
    var words = PackedWords()
    words.add(WordTable(["knead", "dough", "rest"]), as: 1)
    var found = PackedWords()
    #expect(try found.add(decoding: kept(words, [1], from: 1)[...], head: head) == nil)
    #expect(!found.has(1))
  }

  @Test func leavesWhatIsCutOff() {
    var words = PackedWords()
    words.add(WordTable(["knead", "dough"]), as: 1)
    words.add(WordTable(["rest"]), as: 2)
    let bytes = kept(words, [1, 2])
    var found = PackedWords()
    #expect(throws: (any Error).self) { try found.add(decoding: bytes.dropLast(1), head: head) }
    #expect(found.has(1) && !found.has(2))
  }
}
