import Cookbook
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageInputs
@testable import PageRendering

@Suite struct PagesTests {
  private func recipes(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { ("r\(10 + $0).md", "# R\(10 + $0)\n\n*soup*\n\n---\n\n- *1* egg\n") }
  }

  @Test func pagesOfAListLeadToEachOther() throws {
    let site = try RenderedSite(recipes(30)) { $0.pageSize = 3 }
    let page = try site.view("page/5.html")
    #expect(page.text("list.position") == "Page 5 of 10" && page.text("list.count") == "30 recipes")
    #expect(page.texts("list.pages", "label") == ["1", "3", "4", "5", "6", "7", "10"])
    #expect(page.texts("list.pages", "url").first == "../index.html")
    #expect(page.text("page.previous") == "../page/4.html" && page.text("page.next") == "../page/6.html")
    #expect(try site.view("index.html").text("page.previous") == nil)
    #expect(try site.view("page/10.html").text("page.next") == nil)
  }

  @Test func anEmptyListSaysSo() throws {
    let site = try RenderedSite([])
    let view = try site.view("index.html")
    #expect(view.text("list.count") == "0 recipes" && view.text("list.hasCards") == "false")
    #expect(try site.text("index.html").contains("Nothing on this plate yet"))
    #expect(try site.view("tags.html").text("hasGroups") == "false")
  }

  @Test func cardsMarkTheLanguageOfATag() throws {
    let site = try RenderedSite([
      ("a.md", "# A\n\nLanguage: de\n\n*schnell*\n\n---\n"),
      ("b.md", "# B\n\nLanguage: de\n\n*schnell, dinner*\n\n---\n"),
      ("c.md", "# C\n\n*quick*\n\n---\n"),
    ])
    #expect(try site.view("index.html").texts("list.cards", "tagLanguage") == ["de", nil, nil])
    #expect(try site.text("index.html").contains("<span class=\"card-tag\" lang=\"de\">schnell</span>"))
  }

  @Test func indexesGroupByFirstLetter() throws {
    let site = try RenderedSite([("a.md", "# A\n\n*Äpfel, apple, 5 a day, Zucchini, борщ*\n\n---\n")])
    let view = try site.view("tags.html")
    #expect(view.texts("groups", "letter") == ["#", "A", "Z", "Б"])
    #expect(view.texts("groups.1.entries", "label") == ["Äpfel", "apple"])
    #expect(Set(view.texts("groups", "id")).count == 4)
  }

  @Test func anIngredientOfOneRecipeLeadsStraightToIt() throws {
    let site = try RenderedSite([("a.md", "# A\n\n---\n\n- egg\n- salt\n"), ("b.md", "# B\n\n---\n\n- eggs\n")])
    let view = try site.view("ingredients.html")
    #expect(view.texts("groups.0.entries", "url") == ["ingredients/egg.html"])
    #expect(view.texts("groups.1.entries", "url") == ["recipes/a.html"])
  }

  @Test func theNotFoundPageWorksAtAnyAddress() throws {
    let page = try RenderedSite([]) { $0.baseURL = "https://a.example/food/" }.view("404.html")
    #expect(page.text("page.home") == "/food/index.html" && page.text("page.indexed") == "false")
    #expect(try RenderedSite([]) { _ in }.view("404.html").text("page.home") == "/index.html")
  }

  @Test func archivedRecipesAreNotForSearchEngines() throws {
    #expect(try RenderedSite([]).view("archived.html").text("page.indexed") == "false")
  }

  @Test func archivedUsersAreNotListed() throws {
    let site = try RenderedSite([
      ("a.md", "# A\n\n---\n\n- [Sauce](sauce.md)\n"), ("b.md", "# B\n\n*archived*\n\n---\n\n- [Sauce](sauce.md)\n"),
      ("sauce.md", "# Sauce\n\n---\n\n- milk\n"),
    ])
    #expect(try site.view("recipes/sauce.html").texts("recipe.usedIn", "title") == ["A"])
    // Its own page is there for whoever has its address, and for search engines.
    #expect(try site.view("recipes/b.html").text("page.indexed") == "true")
    #expect(try site.text("sitemap.xml").contains("recipes/b.html"))
  }

  @Test func aboutCountsTheCollection() throws {
    let view = try RenderedSite(recipes(2)).view("about.html")
    #expect(view.text("figures.0.value") == "2" && view.text("figures.4.value") == "1")
    #expect(view.texts("figures", "value").last == "Galley test")
  }

  @Test func withoutABaseURLNoLinkIsEmpty() throws {
    let site = try RenderedSite(recipes(1)) { _ in }
    for page in site.pages where page.path.hasSuffix(".html") {
      let html = try site.text(page.path)
      let empty = html.matches(of: #/<[^>]* (?:href|src)=""[^>]*>/#).map { String($0.0) }
      #expect(empty == [], "\(page.path)")
    }
  }

  @Test func everyLocalLinkOfEveryPageLeadsSomewhere() throws {
    let site = try RenderedSite([
      (
        "soup.md",
        "# Soup\n\nCategory: Dinner\nAuthor: Ines\nDate: 2026-01-01\n\n*soup, favourite*\n\n---\n\n- [bread](x/bread.md)\n- egg\n"
      ),
      ("x/bread.md", "# Brot & Käse\n\nLanguage: de\n\n*soup*\n\n---\n\n- eggs\n\n---\n\nSee [soup](../soup.md).\n"),
      ("old.md", "# Old\n\n*archived*\n\n---\n"),
    ])
    let paths = Set(site.pages.map(\.path))
    for page in site.pages where page.path.hasSuffix(".html") && page.path != "404.html" {
      let html = try site.text(page.path)
      let ids = Set(html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) })
      for match in html.matches(of: #/(?:href|src)="([^"]*)"/#) {
        let link = String(match.1)
        if link.hasPrefix("https:") { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        if parts[0].isEmpty {
          #expect(parts.count == 2 && ids.contains(String(parts[1])), "\(link) on \(page.path)")
        } else {
          let target = ContentPath.resolve(String(parts[0]), from: page.path)
          #expect(target.map(paths.contains) == true, "\(link) on \(page.path)")
        }
      }
    }
  }

  @Test func idsAreUniqueOnAPage() throws {
    let text = "# A\n\n---\n\n- a\n\n## B\n\n- b\n\n---\n\n## B\n\n1. x\n\n## B\n\n1. y\n\n### Notes\n\nz\n"
    let html = try RenderedSite([("a.md", text)]).text("recipes/a.html")
    let ids = html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count, "\(ids)")
  }
}
