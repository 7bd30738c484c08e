import Testing
import Words

@testable import SearchIndexing

@Suite struct TextShardsTests {
  private static func words(_ texts: [String]) -> PackedWords {
    var words = PackedWords()
    for (key, text) in texts.enumerated() { words.add(WordTable(text.split(separator: " ").map(String.init)), as: key) }
    return words
  }

  private static func files(_ shards: TextShards, recipes: Int) -> [String] {
    TextLayout(recipes: recipes).names.map { String(decoding: shards.script($0), as: UTF8.self) }
  }

  @Test func keepsTheWordsOfEachTextOnceAndByNumber() {
    var words = Self.words(["knead dough", "dough rest", ""])
    #expect((0..<words.wordCount).map(words.word) == ["knead", "dough", "rest"])
    #expect((0...3).map(words.numbers) == [[0, 1], [1, 2], [], []])
    #expect(words.has(2) && !words.has(3))
    words.add(WordTable(["other"]), as: 0)
    #expect(words.numbers(of: 0) == [0, 1])
  }

  @Test func keepsAllWordsOfASmallSiteInOneFile() {
    let shards = TextShards(Self.words(["knead dough", "dough"]), texts: [0, 1], stamp: "s")
    let files = Self.files(shards, recipes: 2)
    #expect(files.count == 1)
    #expect(files[0].hasPrefix("galley.shard(\"text\",\"s\",{\"labels\":\"w\",\"keys\":\"wdough \\nwknead \""))
  }

  /// All ends of a long run together would be the square of it.
  @Test func hasSixteenLettersFromEachLetterOfAScriptWithoutSpacesOn() {
    let run = String(repeating: "小麦粉とバターを混ぜて生地をこねる", count: 2)
    let shards = TextShards(Self.words([run]), texts: [0], stamp: "s")
    let file = Self.files(shards, recipes: 1)[0]
    #expect(file.contains("w\(run) "))
    #expect(file.contains("wバターを混ぜて生地をこねる小麦粉 ") && !file.contains("wバターを混ぜて生地をこねる小麦粉と"))
    #expect(file.contains("wねる "))
    let many = TextShards(Self.words([String(repeating: "鍋", count: 100_000)]), texts: [0], stamp: "s")
    #expect(Self.files(many, recipes: 1)[0].utf8.count < 400_000)
  }

  @Test func hasAFileOfNoWordsWhereNoRecipeSaysAny() {
    let files = Self.files(TextShards(PackedWords(), texts: [], stamp: "s"), recipes: 0)
    #expect(files == ["galley.shard(\"text\",\"s\",{\"labels\":\"\",\"keys\":\"\",\"sizes\":[],\"lists\":\"\"});\n"])
  }

  @Test func leavesOutWordsThatOnlyRecipesHaveThatAreGone() {
    let shards = TextShards(Self.words(["knead dough", "rest"]), texts: [1], stamp: "s")
    #expect(!Self.files(shards, recipes: 1)[0].contains("knead"))
  }

  /// An edited step is no reason to fetch the words of all others again.
  @Test func changesOnlyTheFilesOfWordsThatAnEditConcerns() {
    let texts = (0..<1200).map { number in
      (0..<40).map { "word\((number * 31 + $0 * 17) % 1500)" }.joined(separator: " ")
    }
    var edited = texts
    edited[600] = "word7 " + edited[600]
    let (one, other) = (
      TextShards(Self.words(texts), texts: texts.indices, stamp: "s"),
      TextShards(Self.words(edited), texts: texts.indices, stamp: "s")
    )
    let changed = zip(Self.files(one, recipes: 1200), Self.files(other, recipes: 1200)).filter { $0 != $1 }
    #expect(!changed.isEmpty && changed.count <= 6, "\(changed.count)")
  }
}
