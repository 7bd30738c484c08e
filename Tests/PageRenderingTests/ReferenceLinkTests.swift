import SitePlanning
import Testing

/// Links whose destination stands elsewhere in the document, wherever a recipe shows its text.
@Suite struct ReferenceLinkTests {
  private static let stew = """
    # Stew with [stock][s]

    Made with [stock][s].

    Tip: Use [the stock][s] cold.

    ---

    - *1 l* [stock][s], hot, from [home][s]

    ---

    1. Heat the [stock][s].

    [s]: stock.md
    """
  private static let stock = "# Stock\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n"

  private func site() throws -> RenderedSite {
    try RenderedSite([("stew.md", Self.stew), ("stock.md", Self.stock)])
  }

  @Test(
    "are links on the page",
    arguments: [
      "<h1 class=\"recipe-title p-name\">Stew with <a href=\"../recipes/stock.html\">stock</a></h1>",
      "Made with <a href=\"../recipes/stock.html\">stock</a>.",
      "Use <a href=\"../recipes/stock.html\">the stock</a> cold.",
      "<a href=\"../recipes/stock.html\">stock</a><span class=\"note\">, hot, from <a href=\"../recipes/stock.html\">home</a>",
      "Heat the <a href=\"../recipes/stock.html\">stock</a>.",
    ])
  func linksOnThePage(html: String) throws {
    #expect(try site().text("recipes/stew.html").contains(html))
  }

  @Test(
    "are words where there are no links",
    arguments: [
      "<title>Stew with stock · ", "<meta name=\"description\" content=\"Made with stock.\">",
      "\"description\":\"Made with stock.\"", "\"recipeIngredient\":[\"1 l stock, hot, from home\"]",
    ])
  func wordsElsewhere(html: String) throws {
    #expect(try site().text("recipes/stew.html").contains(html))
  }

  @Test func areWordsInListsAndIndexes() throws {
    let site = try site()
    #expect(try !site.text("index.html").contains("[s]"))
    #expect(try site.text("ingredients.html").contains("<span class=\"entry-name\">stock</span>"))
    #expect(try !site.text("recipes.json").contains("[s]"))
  }
}
