import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct ListTests {
  private func site(_ count: Int, pageSize: Int = 3, tag: String = "soup") -> Site {
    plan((0..<count).map { simple("\(10 + $0).md", tags: tag) }) { $0.pageSize = pageSize }.value
  }

  @Test("pages are as many as needed, and never none", arguments: [(0, 1), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
  func countsPages(recipes: Int, pages: Int) {
    let site = site(recipes)
    #expect(site.pageCount(of: .all) == pages)
    let shown = (1...pages).flatMap { site.recipes(onPage: $0, of: .all) }
    #expect(shown == Array(0..<recipes), "every recipe stands on one page")
  }

  @Test func laterPagesHaveTheirOwnAddresses() {
    let site = site(7)
    func paths(_ list: ListKind) -> [String] { (1...3).map { site.path(ofPage: $0, of: list) } }
    #expect(paths(.all) == ["index.html", "page/2.html", "page/3.html"])
    #expect(paths(.tag(0)) == ["tags/soup.html", "tags/soup/2.html", "tags/soup/3.html"])
  }

  @Test func recentRecipesAreTheNewestDated() {
    let dates = [("a", "2026-01-01"), ("b", "2026-03-01"), ("c", "2026-02-01"), ("e", "2026-03-01")]
    let dated = dates.map { simple("\($0).md", facts: "Date: \($1)") } + [simple("d.md")]
    let site = plan(dated) { $0.recentCount = 3 }.value
    #expect(site.titles(site.recent) == ["b.md", "e.md", "c.md"])
  }

  @Test func datesOfVersionControlCountWhereARecipeStatesNone() throws {
    var inputs = SitePlanner.Inputs()
    let day = try #require(CalendarDate("2026-05-05"))
    inputs.dates = ["a.md": day, "b.md": day]
    let summaries = [simple("a.md"), simple("b.md", facts: "Date: 2026-01-01")]
    let site = SitePlanner.plan(summaries, configuration: SiteConfiguration(), inputs: inputs).value
    #expect(site.recipes.map { $0.date?.text } == ["2026-05-05", "2026-01-01"])
  }

  @Test func languagesStartWithTheSitesOwn() {
    let site = plan([simple("a.md", facts: "Language: fr"), simple("b.md"), simple("c.md", facts: "Language: de")])
      .value
    #expect(site.languages == ["en", "de", "fr"])
  }
}
