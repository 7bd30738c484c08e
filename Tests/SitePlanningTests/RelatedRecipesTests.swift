import Concurrency
import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct RelatedRecipesTests {
  /// Two pairs that share rare things, among recipes that share nothing.
  private let summaries: [RecipeSummary] =
    [
      simple("chili.md", tags: "mexican, stew", ingredients: ["beans", "cumin", "tomato", "salt"]),
      simple("burrito.md", tags: "mexican, stew", ingredients: ["beans", "cumin", "rice", "salt"]),
      simple("crumble.md", tags: "baking", ingredients: ["oats", "apple", "butter", "salt"]),
      simple("flapjack.md", tags: "baking", ingredients: ["oats", "syrup", "butter", "salt"]),
    ] + (0..<12).map { simple("other\($0).md", ingredients: ["thing \($0)", "salt"]) }

  private func related(_ summaries: [RecipeSummary], count: Int = 4) -> [String: [String]] {
    let site = plan(summaries) { $0.theme.relatedCount = count }.value
    return Dictionary(
      uniqueKeysWithValues: zip(site.recipes, site.links).map { ($0.summary.title, site.titles($1.related)) })
  }

  @Test func findsThoseThatShareRareThings() {
    let related = related(summaries)
    #expect(related["chili.md"] == ["burrito.md"] && related["burrito.md"] == ["chili.md"])
    #expect(related["crumble.md"] == ["flapjack.md"] && related["flapjack.md"] == ["crumble.md"])
  }

  @Test func whatEveryRecipeHasCountsForNothing() {
    #expect(related(summaries)["other3.md"] == [])
  }

  @Test func doesNotDependOnTheOrderOfFiles() {
    var generator = SystemRandomNumberGenerator()
    let expected = related(summaries)
    for _ in 0..<5 { #expect(related(summaries.shuffled(using: &generator)) == expected) }
  }

  @Test func theClosestComesFirstAndNoMoreThanAsked() {
    let close = simple("tacos.md", tags: "mexican, stew", ingredients: ["beans", "cumin", "tomato", "salt"])
    #expect(related(summaries + [close])["chili.md"] == ["tacos.md", "burrito.md"])
    #expect(related(summaries + [close], count: 1)["chili.md"] == ["tacos.md"])
    #expect(related(summaries, count: 0)["chili.md"] == [])
  }

  @Test func archivedRecipesAreNotRelated() {
    let archived = simple("old.md", tags: "mexican, stew, archived", ingredients: ["beans", "cumin", "tomato"])
    let found = related(summaries + [archived])
    #expect(found["chili.md"] == ["burrito.md"] && found["old.md"] == [])
  }
  /// Neighbours are looked at in parts, each part on whichever thread is free.
  @Test func doesNotDependOnHowManyLook() {
    let kinds = ["beans", "cumin", "oats", "rice", "kale", "leek", "lime"]
    let many = (0..<1200).map { number in
      simple("r\(number).md", ingredients: [0, 1, 2].map { kinds[(number * ($0 + 2) + number / 7) % kinds.count] })
    }
    let alone = plan(many).value
    let shared = plan(many, workers: Workers(4)).value
    #expect(alone.links.map(\.related) == shared.links.map(\.related))
    #expect(alone.recipes.map(\.fingerprint) == shared.recipes.map(\.fingerprint))
    #expect(alone.links.contains { !$0.related.isEmpty })
  }
}
