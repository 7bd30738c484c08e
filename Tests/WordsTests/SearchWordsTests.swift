import Testing
import Words

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("One-pot Soup, 2 ways", "one pot soup 2 ways"), ("Bake at 180 °C – 20 min.", "bake at 180 c 20 min"),
    ("Crème Brûlée ½", "creme brulee ½"), ("мёд и чай", "мед и чай"), ("", ""), (" – ", ""), ("ไข่เจียว!", "ไข่เจียว"),
  ])
  func partsWordsAtEverythingElse(text: String, words: String) {
    let words = words.split(separator: " ").map(String.init)
    #expect(SearchWords.words(of: text).map(String.init) == words)
    var table = WordTable()
    SearchWords.insert(wordsOf: text, into: &table)
    #expect(table.strings == words)
  }

  @Test func keepsEachWordOnceInBothSpellings() {
    var table = WordTable()
    SearchWords.insert(wordsOf: "Käse, Brot, Käse", into: &table)
    #expect(table.strings == ["kase", "brot", "kaese"])
  }
}
