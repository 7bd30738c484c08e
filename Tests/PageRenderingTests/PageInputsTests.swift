import Cookbook
import Fingerprints
import SitePlanning
import SourceText
import Testing

@testable import PageInputs
@testable import PageRendering
@testable import Themes

/// Which pages a change reaches, by the fingerprints of their inputs.
@Suite struct PageInputsTests {
  private struct Draft {
    var facts = "Author: Ines"
    var tags = "warm"
    var stock = "*1 l* stock"
    var title = "Soup"
    var instructions = "Stir."

    var soup: (path: String, text: String) {
      (
        "soup.md",
        "# \(title)\n\n\(facts)\n\n*\(tags)*\n\n---\n\n- [croutons](croutons.md)\n- \(stock)\n\n---\n\n\(instructions)\n"
      )
    }
  }

  private static let others = [
    ("bread.md", "# bread.md\n\nDate: 2026-01-01\n\n*baking*\n\n---\n\n- flour\n"),
    ("croutons.md", "# croutons.md\n\nAuthor: Tom\n\n*baking*\n\n---\n\n- [bread](bread.md)\n"),
    ("tea.md", "# tea.md\n\n*drink*\n\n---\n"),
  ]

  private func fingerprints(
    _ change: (inout Draft) -> Void = { _ in }, theme: [ThemeLoader.File] = [],
    configure: (inout SiteConfiguration) -> Void = { _ in }
  ) throws -> [String: Fingerprint] {
    var draft = Draft()
    change(&draft)
    let site = try RenderedSite([draft.soup] + Self.others.map { (path: $0.0, text: $0.1) }, theme: theme) {
      $0.baseURL = "https://a.example/"
      configure(&$0)
    }
    return Dictionary(uniqueKeysWithValues: site.pages.map { ($0.path, $0.fingerprint) })
  }

  /// The pages whose fingerprint differs, or which only one of both has.
  private func changes(
    _ change: (inout Draft) -> Void = { _ in }, theme: [ThemeLoader.File] = [],
    configure: (inout SiteConfiguration) -> Void = { _ in }
  ) throws -> [String] {
    let (old, new) = (try fingerprints(), try fingerprints(change, theme: theme, configure: configure))
    // The service worker changes with everything else.
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] && $0 != "worker.js" }.sorted()
  }

  private let always = [
    "data/cook-0.js", "recipes.json", "recipes/soup.html", "recipes/soup.js", "recipes/soup.json", "recipes/soup.md",
    "search/0.js", "search/text.js",
  ]

  // MARK: Recipes

  @Test func nothingChangesWithoutAChange() throws {
    #expect(try changes() == [])
  }

  @Test func newInstructionsReachTheRecipeAndItsWordsButNeitherNamesNorPantry() throws {
    let reached = always.filter { $0 != "data/cook-0.js" && $0 != "search/0.js" }
    #expect(try changes { $0.instructions = "Boil." } == reached)
  }

  @Test func aLinkDefinedAmongTheStepsMayNameAnIngredient() throws {
    let changed = try changes { $0.instructions = "Boil.\n\n[stock]: stock.md" }
    #expect(changed.contains("data/cook-0.js"))
  }

  @Test func moreStepsMakeADishHarderWhereverThatIsSaid() throws {
    let changed = try changes { $0.instructions = (1...20).map { "\($0). Stir." }.joined(separator: "\n") }
    #expect(changed.contains("data/cook-0.js") && changed.contains("search/0.js"))
  }

  @Test func anotherAmountReachesWhatAsksWhatCanBeCooked() throws {
    #expect(try changes { $0.stock = "*2 l* stock" }.contains("data/cook-0.js"))
  }

  @Test func aNewTitleReachesEveryPageThatShowsIt() throws {
    let more = ["authors/ines.html", "index.html", "recipes/croutons.html", "recipes/soup.svg", "tags/warm.html"]
    #expect(try changes { $0.title = "Soup of the day" } == (always + more).sorted())
  }

  @Test func anotherAmountChangesTheDrawnCover() throws {
    let changed = try changes { $0.stock = "*2 l* vegetable stock" }
    #expect(changed.contains("recipes/soup.svg") && !changed.contains("recipes/croutons.html"))
  }

  @Test func aNewTagReachesItsPageAndTheIndex() throws {
    let more = ["about.html", "recipes/soup.svg", "sitemap.xml", "tags.html", "tags/green.html"]
    #expect(try changes { $0.tags = "warm, green" } == (always + more).sorted())
  }

  @Test func aFavouriteReachesCardsAndChips() throws {
    let more = [
      "about.html", "authors/ines.html", "favourites.html", "index.html", "recipes/croutons.html", "tags/warm.html",
    ]
    #expect(try changes { $0.tags = "warm, favourite" } == (always + more).sorted())
  }

  @Test func moreOfASubRecipeReachesTheFiguresOfItsUser() throws {
    func pages(_ bread: String) throws -> [String: Fingerprint] {
      let soup = (path: "soup.md", text: "# Soup\n\n---\n\n- *5 pieces* [croutons](croutons.md)\n")
      let croutons = "# Croutons\n\n**10 pieces**\n\n---\n\n- *\(bread)* white bread\n"
      let site = try RenderedSite([soup, (path: "croutons.md", text: croutons)])
      return Dictionary(uniqueKeysWithValues: site.pages.map { ($0.path, $0.fingerprint) })
    }
    let (before, after) = (try pages("100 g"), try pages("200 g"))
    #expect(before["recipes/soup.html"] != after["recipes/soup.html"])
    #expect(before["recipes/soup.json"] != after["recipes/soup.json"])
    #expect(before["recipes/soup.svg"] == after["recipes/soup.svg"])
  }

  @Test func aDateReachesTheFeeds() throws {
    let more = ["feed.json", "feed.xml", "recent.html", "sitemap.xml"]
    #expect(try changes { $0.facts = "Author: Ines\nDate: 2026-02-02" } == (always + more).sorted())
  }

  @Test func theFirstSourceReachesTheFooterOfEveryPage() throws {
    let changed = try changes { $0.facts = "Author: Ines\nSource: Grandma" }
    #expect(changed.contains("recipes/tea.html") && changed.contains("404.html"))
    #expect(!changed.contains("recipes/tea.json") && !changed.contains("robots.txt"))
  }

  @Test func cookCardsShowTheirRecipeAndNotItsNeighbours() throws {
    func cards(_ change: (inout Draft) -> Void) throws -> [String: Fingerprint] {
      try fingerprints(change) { $0.cards.pdf = true }.filter { $0.key.hasSuffix(".pdf") }
    }
    let (old, new) = (try cards { _ in }, try cards { $0.title = "Soup of the day" })
    #expect(old.keys.filter { old[$0] != new[$0] } == ["recipes/soup.pdf"] && old.count == 4)
  }

  // MARK: Settings and theme

  @Test func aSettingReachesWhatDependsOnIt() throws {
    #expect(try changes(configure: { $0.strict = true }) == [])
    #expect(try changes(configure: { $0.recentCount = 1 }) == [])
    #expect(
      try changes(configure: { $0.title = "Kitchen" }).filter { !$0.hasSuffix(".html") }
        == ["feed.json", "feed.xml", "manifest.webmanifest", "opensearch.xml", "recipes.json"])
    // Cards say which figures are estimates.
    let covered = try changes(configure: { $0.nutrition.coverage = 1 })
    #expect(
      covered.allSatisfy {
        $0.hasSuffix(".html") || $0.hasPrefix("recipes") || $0.hasPrefix("search/") || $0.hasPrefix("data/cook")
      })
    #expect(covered.contains("index.html") && !covered.contains("404.html") && !covered.contains("about.html"))
  }

  @Test(
    "an edited template renders its own pages only",
    arguments: [
      ("about.mustache", ["about.html"]), ("home.mustache", ["index.html"]), ("search.mustache", ["search.html"]),
      ("not-found.mustache", ["404.html"]), ("week.mustache", []), ("print/card.mustache", []),
      ("recipe.mustache", ["bread", "croutons", "soup", "tea"].map { "recipes/\($0).html" }),
      ("index.mustache", ["authors", "categories", "ingredients", "sources", "tags"].map { "\($0).html" }),
    ])
  func editedTemplate(name: String, pages: [String]) throws {
    let file = try #require(standardTheme().first { $0.name == name })
    let own = ThemeLoader.File(
      name: name, source: SourceFile(path: name, bytes: file.source.bytes + Array("<!-- -->".utf8)))
    #expect(try changes(theme: [own]) == pages)
  }

  // MARK: By construction

  @Test func whateverInputsHoldWasNoted() throws {
    let site = try RenderedSite([Draft().soup] + Self.others.map { (path: $0.0, text: $0.1) }) {
      $0.baseURL = "https://a.example/"
      $0.cards.pdf = true
    }
    var seen: Set<String> = []
    for page in site.pages {
      let inputs = try #require(Mirror(reflecting: page.content).children.first?.value)
      for field in Mirror(reflecting: inputs).children {
        let name = try #require(field.label)
        seen.insert("\(type(of: inputs)).\(name)")
        // The place by which a card is asked for shows nothing.
        let isKnown = name == "fingerprint" || "\(type(of: inputs)).\(name)" == "PrintedCardInputs.recipe"
        #expect(isKnown || "\(type(of: field.value))".hasPrefix("Input<"), "\(type(of: inputs)).\(name)")
      }
    }
    #expect(seen.count > 60)
  }
}
