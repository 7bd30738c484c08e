import Cookbook
import Fingerprints
import PageInputs
import SitePlanning
import Testing

@testable import SiteBuilding

@Suite struct RecipeOrderTests {
  private let recipes = [
    listed("a.md", "Öl", minutes: 30, date: nil), listed("b.md", "Apple", minutes: nil, date: "2024-05-01"),
    listed("c.md", "Zucchini", minutes: 5, date: "2025-01-01"), listed("d.md", "apple", minutes: 30, date: nil),
  ]

  @Test(
    "recipes are listed by title, time or date",
    arguments: [
      (RecipeOrder.title, ["b.md", "d.md", "a.md", "c.md"]), (.time, ["c.md", "d.md", "a.md", "b.md"]),
      (.date, ["a.md", "c.md", "b.md", "d.md"]),
    ])
  func sorts(order: RecipeOrder, paths: [String]) throws {
    let dates = ["a.md": try #require(CalendarDate("2026-02-03")), "b.md": try #require(CalendarDate("2030-01-01"))]
    #expect(order.sorted(recipes, dates: dates).map(\.summary.path) == paths)
  }
}

private func listed(_ path: String, _ title: String, minutes: Int?, date: String?) -> SiteRecipes.Listed {
  var entry = RecipeEntry(path: path, recipe: Recipe(title: title))
  entry.facts.statedTotalMinutes = minutes
  entry.facts.date = date.flatMap { CalendarDate($0) }
  let summary = RecipeSummary(
    path: path, title: title, lead: nil, tags: [], facts: entry.facts, ingredientNames: [],
    links: [], fingerprint: .unknown, provisions: .unknown)
  return SiteRecipes.Listed(SourcedRecipe(entry: entry, source: []), summary)
}
