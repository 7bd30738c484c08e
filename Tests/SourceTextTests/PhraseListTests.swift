import SourceText
import Testing

@Suite struct PhraseListTests {
  @Test(arguments: [
    ("recipe-ingredients", true), ("zutaten", true), ("ingred", false), ("", false), ("Zutat", false),
  ])
  func findsPhrasesAnywhere(text: String, isFound: Bool) {
    #expect(PhraseList(["ingredient", "zutat", ""]).isFound(in: text) == isFound)
  }

  @Test(arguments: [
    ("how to make", true), ("how to makeup, how to make", true), ("show to make", false), ("how to makes", false),
    ("(how to make)", true), ("1how to make2", true), ("材料一覧", true), ("の材料", false),
  ])
  func findsWholeWords(text: String, isFound: Bool) {
    #expect(PhraseList(["how to make", "材料"]).isFoundAsWords(in: text) == isFound)
  }
}
