import Foundation
import Testing

/// The shopping list on the page of a week, and in the files beside it.
@Suite struct WeekListTests {
  private func built() throws -> TemporaryFolder {
    let site = try GoldenSite(name: "market").copy()
    try build(site)
    return site
  }

  @discardableResult private func build(_ site: TemporaryFolder) throws -> String {
    let outcome = try Galley.run("build", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }

  private func text(_ site: TemporaryFolder) throws -> String { try site.text("output/plans/2026-W47-list.txt") }

  @Test func isThatOfThePlanWithoutWhatIsWrittenByHand() throws {
    let site = try built()
    let list = try text(site)
    #expect(
      list.contains("• flour – check you have it (90 g)")
        && list.contains("🔷 Cheese counter\n• feta (3 × 200 g packets)"), "\(list)")
    #expect(list.contains("• eggs (6, needed: 2)") && !list.contains("candles") && !list.contains("completed"))
    let page = try site.text("output/plans/2026-W47.html")
    #expect(page.contains("<span class=\"shopping-name\">feta</span>"))
    #expect(page.contains("href=\"2026-W47-list.txt\"") || page.contains("href=\"../plans/2026-W47-list.txt\""))
    #expect(page.contains("href=\"quickyshoppy://import?data="))
    #expect(try site.text("output/plans/2026-W47.json").contains("\"shopping\":{"))
  }

  /// A page says the same on whatever day it is made.
  @Test(arguments: [("2026-11-15", "• milk (1 × 1 l carton, needed: 250 ml)"), ("2026-11-16", ""), ("2026-11-30", "")])
  func judgesThePantryByTheFirstDayOfTheWeek(bestBefore: String, line: String) throws {
    let site = try GoldenSite(name: "market").copy()
    try site.write("content/pantry.md", "- 500 ml milk, best before \(bestBefore)\n")
    try build(site)
    #expect(try text(site).contains("milk") == !line.isEmpty)
    #expect(try text(site).contains(line) || line.isEmpty)
  }

  @Test(arguments: [
    ("content/pantry.md", "- 600 g feta\n", "feta", "shopping-name\">feta", false),
    ("aisle.conf", "[Greek shelf]\nfeta\n", "Greek shelf", "</span> Greek shelf</h3>", true),
    (
      "content/pesto.md", "# Pesto\n\n**200 g**\n\n---\n\n- *90 g* rocket\n", "rocket (1 × 100 g bag, needed: 90 g)",
      "shopping-name\">rocket", true
    ),
    ("content/plans/2026-W47.md", "## Monday\n- Dinner: 3 pears\n", "pears (3)", "shopping-name\">pears", true),
  ])
  func followsWhatItIsMadeOf(file: String, contents: String, line: String, mark: String, isThere: Bool) throws {
    let site = try built()
    #expect(try text(site).contains(line) != isThere)
    try site.write(file, contents)
    try build(site)
    #expect(try text(site).contains(line) == isThere)
    #expect(try site.text("output/plans/2026-W47.html").contains(mark) == isThere)
  }

  @Test func isNotMadeAgainWhereNothingChanged() throws {
    let site = try built()
    #expect(try build(site).contains(" 0 written"))
    try site.write("content/shopping.md", "- [ ] a kite\n")
    #expect(try build(site).contains(" 0 written"))
  }

  @Test func faultsOfThePantryAreSaid() throws {
    let site = try GoldenSite(name: "market").copy()
    try site.write("aisle.conf", "feta\n")
    let outcome = try Galley.run("build", in: site)
    #expect(outcome.error.contains("aisle.conf:1:1: "), "\(outcome.error)")
  }
}
