import Testing

@testable import SearchIndexing

/// What stands under a word.
@Suite struct KeyListsTests {
  private func places(_ recipes: [SearchPlace: [UInt32]]) -> [[UInt32]] {
    SearchPlace.allCases.map { recipes[$0] ?? [] }
  }

  @Test func namesEachRecipeInItsBestPlaceAlone() {
    let found = KeyLists.byWorth(
      places([.title: [3], .tag: [3, 5], .category: [4, 5], .diet: [5, 6], .summary: [3, 7], .opening: [3]]), 10)
    // Bits of title, tag, ingredient, summary and opening; then each list: its count times four, and the steps.
    #expect(found == [0b1010_1011, 0b100, 4, 3, 8, 4, 0, 4, 6, 4, 7, 4, 3])
  }

  @Test func countsWhatIsLeftWhereThatIsShorter() {
    let (titles, ingredients) = ((0..<50).map { UInt32($0 * 2) }, (0..<50).map { UInt32($0 * 2 + 1) })
    let found = KeyLists.byWorth(places([.title: titles, .ingredient: ingredients, .opening: titles]), 100)
    // All that are left have it as an ingredient, and all titles begin with it: no recipe is missing.
    #expect(Array(found.suffix(2)) == [1, 1])
    #expect(found.prefix(2) == [0b1000_1001, 0b1100])
  }

  @Test func namesAllRecipesOfEachPlaceThatCanBeAskedFor() {
    #expect(
      KeyLists.byName(places([.title: [1], .ingredient: [1, 2], .summary: [3]]), 10) == [0b1001, 4, 1, 8, 1, 0])
    #expect(KeyLists.byName(places([.summary: [3]]), 10).isEmpty)
  }
}
