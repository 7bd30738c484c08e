import Testing

@testable import SearchIndexing

/// Which cards come with a word.
@Suite struct BestRecipesTests {
  private func places(_ recipes: [SearchPlace: [UInt32]]) -> [[UInt32]] {
    SearchPlace.allCases.map { recipes[$0] ?? [] }
  }

  @Test func takesTheBestPlacesFirstAndThereTheFirstTitles() {
    let found = BestRecipes.ofWord(
      places([.title: [40, 50], .tag: [9, 30], .category: [7, 9], .ingredient: [1, 2, 3, 40], .summary: [0]]))
    #expect(found == [40, 50, 7, 9, 30, 1])
  }

  @Test func addsThoseOfAWordThatIsOnlyMeantForWhichNoTitleBeginsWithIt() {
    let found = BestRecipes.ofWord(places([.title: [1, 2, 3, 4, 5, 6, 7, 8], .opening: [7, 8]]))
    #expect(found == [7, 8, 1, 2, 3, 4, 5, 6])
  }

  @Test func takesTheFirstTitlesOfATag() {
    let found = BestRecipes.ofLine(places([.tag: [1, 2, 3, 4, 5, 6, 7], .category: [0, 1]]))
    #expect(found == [1, 2, 3, 4, 5, 6, 0])
  }

  @Test func wordsOfAFileBringCardsAlong() throws {
    let documents = ["Soup", "Bread soup", "Bread"].map { title in
      SearchDocument(texts: [.title: [title]], foods: [], amounts: [:], card: Array("{\"t\":\"\(title)\"}".utf8))
    }
    let shards = SearchShards(documents, foods: [], numbering: "")
    let words = SearchLayout(recipes: 3).names.filter { $0.hasPrefix("words-") }
      .map { String(decoding: shards.script($0), as: UTF8.self) }
    let soup = try #require(words.first { $0.contains("wsoup ") })
    #expect(soup.contains(#""0":{"t":"Soup"}"#) && soup.contains(#""1":{"t":"Bread soup"}"#))
    #expect(String(decoding: shards.script("common"), as: UTF8.self).contains(#""bread\nsoup""#))
  }
}
