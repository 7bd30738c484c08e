import Cookbook
import CookbookReading
import Fingerprints
import FoodTable
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct PageFingerprintTests {
  private func site(_ soup: RecipeSummary, cards: Bool = false) -> Site {
    let others = [
      simple("bread.md", tags: "baking", ingredients: ["flour"], facts: "Date: 2026-01-01"),
      simple("croutons.md", tags: "baking", ingredients: ["[bread](bread.md)"], facts: "Author: Tom"),
      simple("tea.md", tags: "drink"),
    ]
    return plan([soup] + others) {
      $0.baseURL = "https://a.example/"
      $0.cards.pdf = cards
    }.value
  }

  /// The pages whose fingerprint differs between two states of a site, or which only one has.
  private func changes(_ before: RecipeSummary, _ after: RecipeSummary, cards: Bool = false) -> [String] {
    func fingerprints(_ site: Site) -> [String: Fingerprint] {
      Dictionary(uniqueKeysWithValues: site.pages.map { ($0.path, $0.fingerprint) })
    }
    let (old, new) = (fingerprints(site(before, cards: cards)), fingerprints(site(after, cards: cards)))
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  private let soup = simple(
    "soup.md", tags: "warm", ingredients: ["[croutons](croutons.md)", "*1 l* stock"], facts: "Author: Ines")

  private let always = [
    "recipes.json", "recipes/soup.html", "recipes/soup.js", "recipes/soup.json", "recipes/soup.md", "search/0.js",
    "worker.js",
  ]

  @Test func nothingChangesWithoutAChange() {
    #expect(changes(soup, soup) == [])
  }

  @Test func newInstructionsReachTheRecipeAndTheDataOfAll() {
    let after = simple(
      "soup.md", tags: "warm", ingredients: ["[croutons](croutons.md)", "*1 l* stock"], facts: "Author: Ines",
      instructions: "Boil.")
    #expect(changes(soup, after) == always)
  }

  @Test func cookCardsShowTheirRecipeAndNotItsNeighbours() {
    var after = soup
    after.title = "Soup of the day"
    after.fingerprint = Fingerprint(of: [1])
    let changed = changes(soup, after, cards: true)
    #expect(changed.filter { $0.hasSuffix(".pdf") } == ["recipes/soup.pdf"])
    #expect(changed.contains("recipes/croutons.html"))
    #expect(changes(soup, after).allSatisfy { !$0.hasSuffix(".pdf") })
  }

  @Test func aNewTitleReachesEveryPageThatShowsIt() {
    var after = soup
    after.title = "Soup of the day"
    after.fingerprint = Fingerprint(of: [1])
    #expect(
      changes(soup, after)
        == [
          "authors/ines.html", "index.html", "ingredients.html", "recipes.json", "recipes/croutons.html",
          "recipes/croutons.json",
          "recipes/soup.html", "recipes/soup.js", "recipes/soup.json", "recipes/soup.md", "recipes/soup.svg",
          "search/0.js", "tags/warm.html", "worker.js",
        ].filter { $0 != "ingredients.html" })
  }

  @Test func anotherAmountChangesTheDrawnCover() {
    let after = simple(
      "soup.md", tags: "warm", ingredients: ["[croutons](croutons.md)", "*2 l* stock"], facts: "Author: Ines")
    #expect(changes(soup, after) == (always + ["recipes/soup.svg"]).sorted())
  }

  @Test func aNewTagReachesItsPageAndTheIndex() {
    let after = simple(
      "soup.md", tags: "warm, green", ingredients: ["[croutons](croutons.md)", "*1 l* stock"], facts: "Author: Ines")
    #expect(
      changes(soup, after)
        == (always + ["about.html", "recipes/soup.svg", "sitemap.xml", "tags.html", "tags/green.html"]).sorted())
  }

  @Test func aFavouriteReachesCardsAndChips() {
    let after = simple(
      "soup.md", tags: "warm, favourite", ingredients: ["[croutons](croutons.md)", "*1 l* stock"], facts: "Author: Ines"
    )
    #expect(
      changes(soup, after)
        == (always + [
          "about.html", "authors/ines.html", "favourites.html", "index.html", "recipes/croutons.html",
          "recipes/croutons.json",
          "tags/warm.html",
        ]).sorted())
  }

  @Test func aDateReachesTheFeeds() {
    let after = simple(
      "soup.md", tags: "warm", ingredients: ["[croutons](croutons.md)", "*1 l* stock"],
      facts: "Author: Ines\nDate: 2026-02-02")
    #expect(changes(soup, after) == (always + ["feed.json", "feed.xml", "recent.html", "sitemap.xml"]).sorted())
  }

  @Test func moreOfASubRecipeReachesTheFiguresOfItsUser() {
    let soup = simple("soup.md", ingredients: ["*5 pieces* [croutons](croutons.md)"])
    func pages(_ bread: String) -> [String: Fingerprint] {
      let croutons = summary("croutons.md", "# Croutons\n\n**10 pieces**\n\n---\n\n- *\(bread)* white bread\n")
      return Dictionary(uniqueKeysWithValues: plan([soup, croutons]).value.pages.map { ($0.path, $0.fingerprint) })
    }
    let (before, after) = (pages("100 g"), pages("200 g"))
    #expect(before["recipes/soup.html"] != after["recipes/soup.html"])
    #expect(before["recipes/soup.json"] != after["recipes/soup.json"])
    #expect(before["recipes/soup.js"] != after["recipes/soup.js"])
    #expect(before["recipes/soup.svg"] == after["recipes/soup.svg"])
  }

  @Test func anotherLookReachesEveryPage() {
    var surroundings = SitePlanner.Surroundings()
    surroundings.foods = FoodTable.builtIn
    var other = surroundings
    other.appearance = Fingerprint(of: [1])
    let summaries = [soup, simple("croutons.md")]
    let before = SitePlanner.plan(summaries, configuration: SiteConfiguration(), surroundings: surroundings)
      .value.pages
    let after = SitePlanner.plan(summaries, configuration: SiteConfiguration(), surroundings: other).value.pages
    let same = zip(before, after).filter { $0.fingerprint == $1.fingerprint }.map(\.0.path)
    #expect(same == ["assets/style.css", "recipes/croutons.md", "recipes/soup.md"])
  }
}
