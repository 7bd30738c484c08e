import Cookbook
import Fingerprints
import SitePlanning
import SourceText
import Synchronization
import Testing

@Suite struct RestingSummaryTests {
  private static let summaries = [
    simple(
      "stew.md", title: "Stew", tags: "warm, favourite", ingredients: ["*1 kg* beef", "[*2 cups* stock](stock.md)"],
      facts: "Author: Ines\nSource: Book\nCategory: Mains\nLanguage: de"),
    simple(
      "stock.md", title: "Stock", tags: "warm", ingredients: ["*1 kg* bones", "*2 l* water"], facts: "Author: Ines"),
    simple("old.md", title: "Old", tags: "archived", ingredients: ["*3* eggs"]),
  ]

  private static func resting(_ summary: RecipeSummary) -> RecipeSummary {
    summary.resting(path: summary.path) { summary }
  }

  @Test("a summary that rests says the same", arguments: summaries)
  func saysTheSame(summary: RecipeSummary) {
    let resting = Self.resting(summary)
    #expect(resting == summary && resting.hashValue == summary.hashValue)
    #expect(resting.title == summary.title && resting.lead == summary.lead && resting.tags == summary.tags)
    #expect(resting.facts == summary.facts && resting.links == summary.links && resting.foods == summary.foods)
    #expect(resting.ingredientNames == summary.ingredientNames && resting.provisions == summary.provisions)
  }

  @Test func isReadOnceForSeveralQuestions() {
    final class Count: Sendable { let reads = Mutex(0) }
    let count = Count()
    let summary = Self.summaries[0]
    let resting = summary.resting(path: summary.path) {
      count.reads.withLock { $0 += 1 }
      return summary
    }
    #expect(resting.title == "Stew" && resting.path == "stew.md" && count.reads.withLock { $0 } == 0)
    #expect(resting.tags == ["warm"] && resting.facts.author == "Ines" && resting.links.count == 1)
    #expect(count.reads.withLock { $0 } == 1)
  }

  @Test func manyAreToldApart() {
    let many = (0..<5_000).map { number in
      simpleTitled(number).resting(path: "\(number).md") { simpleTitled(number) }
    }
    for round in 0..<2 { #expect(many.map(\.tags) == (0..<5_000).map { ["t\($0)"] }, "round \(round)") }
  }

  private func simpleTitled(_ number: Int) -> RecipeSummary {
    RecipeSummary(
      path: "\(number).md", title: "\(number)", lead: nil, tags: ["t\(number)"], facts: .init(), ingredientNames: [],
      links: [], fingerprint: .unknown, provisions: .unknown)
  }

  @Test func aSiteOfRestingSummariesIsTheSame() {
    let (site, other) = (plan(Self.summaries), plan(Self.summaries.map(Self.resting)))
    #expect(site.diagnostics == other.diagnostics)
    #expect(site.value.recipes.map(\.fingerprint) == other.value.recipes.map(\.fingerprint))
    #expect(site.value.recipes.map(\.analysis) == other.value.recipes.map(\.analysis))
    #expect(site.value.languages == other.value.languages && site.value.archived == other.value.archived)
    #expect(site.value.favourites == other.value.favourites && site.value.favourites.count == 1)
    #expect(site.value.tags.map(\.name) == other.value.tags.map(\.name))
    #expect(site.value.links.map(\.related) == other.value.links.map(\.related))
  }
}
