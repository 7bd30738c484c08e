import Foundation
import JSONReading
import SitePlanning
import SourceText
import Testing
import Themes

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SiteDataTests {
  private func site(_ configure: (inout SiteConfiguration) -> Void = { $0.baseURL = "https://table.example/" }) throws
    -> RenderedSite
  {
    try RenderedSite(
      [
        (
          "soup.md",
          "# Pea & bean <soup>\n\nWarm \"green\" soup.\n\nDate: 2026-03-14\nAuthor: Ines & Tom\n\n*soup*\n\n---\n\n- peas\n"
        ),
        (
          "tee.md",
          "# Tee\n\nDate: 2026-05-01\nLanguage: de\nCategory: Snack\n\n*favourite, 5 min*\n\n---\n\n- Wasser\n"
        ),
        ("alt.md", "# Alt\n\n*archived*\n\n---\n\n- Brot\n"),
      ], configure: configure)
  }

  @Test("XML is well-formed", arguments: ["feed.xml", "sitemap.xml", "opensearch.xml"])
  func isWellFormed(path: String) throws {
    let parser = XMLParser(data: Data(try site().bytes(path)))
    #expect(parser.parse(), "\(path): \(String(describing: parser.parserError))")
  }

  @Test("drawn covers and icons are well-formed", arguments: ["recipes/soup.svg", "assets/icon.svg"])
  func picturesAreWellFormed(path: String) throws {
    #expect(XMLParser(data: Data(try site().bytes(path))).parse())
  }

  @Test func theAtomFeedHoldsTheNewestRecipesFirst() throws {
    let feed = try site().text("feed.xml")
    #expect(feed.contains("<updated>2026-05-01T00:00:00Z</updated>"))
    #expect(feed.contains("<title>Pea &amp; bean &lt;soup&gt;</title>"))
    #expect(feed.contains("<summary>Warm &quot;green&quot; soup.</summary>"))
    #expect(feed.contains("<entry xml:lang=\"de\">\n<title>Tee") && feed.contains("<entry>\n<title>Pea"))
    let order = ["Tee", "Pea &amp; bean"].map { feed.firstRange(of: "<title>\($0)")?.lowerBound }
    #expect(try #require(order[0]) < #require(order[1]))
    #expect(!feed.contains("Alt"))
  }

  @Test func theJSONFeedSaysTheSame() throws {
    let feed = try site().json("feed.json")
    #expect(feed.text("version") == "https://jsonfeed.org/version/1.1")
    #expect(feed.text("feed_url") == "https://table.example/feed.json")
    #expect(
      feed.texts("items", "url") == [
        "https://table.example/recipes/tee.html", "https://table.example/recipes/soup.html",
      ])
    #expect(
      feed.text("items.0.date_published") == "2026-05-01T00:00:00Z"
        && feed.text("items.1.authors.0.name") == "Ines & Tom")
  }

  @Test func theSitemapNamesPagesForSearchEngines() throws {
    let map = try site().text("sitemap.xml")
    for page in ["", "recipes/soup.html", "about.html", "tags.html", "tags/soup.html"] {
      #expect(map.contains("<loc>https://table.example/\(page)</loc>"), "\(page)")
    }
    #expect(map.contains("<loc>https://table.example/recipes/tee.html</loc><lastmod>2026-05-01</lastmod>"))
    for page in ["404.html", "archived.html", "recipes/soup.md", "search.html", "planner.html"] {
      #expect(!map.contains("<loc>https://table.example/\(page)</loc>"), "\(page)")
    }
  }

  @Test func robotsNamesTheSitemapWhereThereIsOne() throws {
    #expect(try site().text("robots.txt") == "User-agent: *\nAllow: /\n\nSitemap: https://table.example/sitemap.xml\n")
    #expect(try site { _ in }.text("robots.txt") == "User-agent: *\nAllow: /\n")
  }

  @Test func theManifestMakesTheSiteInstallable() throws {
    let manifest = try site { $0.title = "Our table and what stands on it" }.json("manifest.webmanifest")
    #expect(manifest.text("name") == "Our table and what stands on it")
    #expect(manifest.text("short_name") == "Our table and what stand")
    #expect(manifest.texts("icons", "purpose") == ["any", "maskable"])
    #expect(manifest.text("background_color") == "#fbf7f0")
  }

  @Test func theManifestHasTheColoursOfTheTheme() throws {
    let sheet = "@media print { :root { --paper: white } }\n:root { --ground: #0d0d0f; --paper: var(--ground); }\n"
    let own = ThemeLoader.File(name: "styles/95-mine.css", source: SourceFile(path: "mine.css", text: sheet))
    let manifest = try RenderedSite([], theme: [own]).json("manifest.webmanifest")
    #expect(manifest.text("background_color") == "#0d0d0f" && manifest.text("theme_color") == "#0d0d0f")
    let scheme = SourceFile(path: "mine", text: "{{! data-scheme }} data-scheme=\"dark\"")
    let dark = ThemeLoader.File(name: "partials/scheme.mustache", source: scheme)
    #expect(try RenderedSite([], theme: [dark]).json("manifest.webmanifest").text("background_color") == "#181512")
  }

  @Test func theCatalogueHoldsEveryRecipe() throws {
    let catalogue = try site().json("recipes.json")
    #expect(catalogue.texts("recipes", "title") == ["Alt", "Pea & bean <soup>", "Tee"])
    #expect(catalogue.texts("recipes", "archived") == ["true", "false", "false"])
    #expect(catalogue.texts("recipes", "favourite") == ["false", "false", "true"])
    #expect(catalogue.text("recipes.2.totalMinutes") == "5" && catalogue.text("recipes.2.category") == "Snack")
    #expect(
      catalogue.text("recipes.1.picture") == "recipes/soup.svg"
        && catalogue.text("recipes.1.source") == "recipes/soup.md")
  }

  @Test func aRecipesOwnJSONHoldsTheExchangeFormAndTheFacts() throws {
    let json = try site().json("recipes/tee.json")
    #expect(json.text("recipe.title") == "Tee" && json.text("recipe.ingredients.0.name") == "Wasser")
    #expect(
      json.text("facts.totalMinutes") == "5" && json.text("facts.language") == "de"
        && json.text("facts.favourite") == "true")
    #expect(json.text("url") == "recipes/tee.html")
  }

  @Test func theSearchIndexHoldsListedRecipesOnly() throws {
    let site = try site()
    let chunk = try site.script("search/0.js", calling: "catalogue")
    #expect(chunk.text("pieces") == "1" && chunk.text("recipes.2.t") == nil)
    #expect(chunk.text("recipes.0.t") == "Pea & bean <soup>" && chunk.text("recipes.1.t") == "Tee")
    #expect(
      chunk.text("recipes.1.l") == "de" && chunk.text("recipes.0.l") == nil && chunk.text("recipes.1.f") == "1"
        && chunk.text("recipes.0.i.0") == "peas"
    )
  }

  @Test func controlCharactersDoNotReachXML() throws {
    let site = try RenderedSite([("a.md", "# A\u{1}b\u{B}c\n\nDate: 2026-01-01\n\n---\n")])
    #expect(XMLParser(data: Data(try site.bytes("feed.xml"))).parse())
  }
}
