import Cookbook
import SitePlanning
import Testing

@testable import PageInputs
@testable import PageRendering

/// Which files a site has.
@Suite struct PagePlanTests {
  private func paths(
    _ recipes: [(path: String, text: String)], files: [String] = [], baseURL: String? = nil, pageSize: Int = 24
  ) throws -> [String] {
    try RenderedSite(recipes, files: files) {
      $0.baseURL = baseURL
      $0.pageSize = pageSize
    }.pages.map(\.path)
  }

  private func soups(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { ("\(10 + $0).md", "# R\($0)\n\n*soup*\n\n---\n\n- *1* egg\n- peas\n") }
  }

  @Test func pathsAreUniqueAndSorted() throws {
    let paths = try paths(soups(7), baseURL: "https://a.example/", pageSize: 3)
    #expect(Set(paths).count == paths.count)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(["page/3.html", "tags/soup/3.html", "ingredients/pea.html", "recipes/10.html"].allSatisfy(paths.contains))
  }

  @Test func feedsAndSitemapNeedABaseURL() throws {
    let (without, with) = (try paths(soups(1)), try paths(soups(1), baseURL: "https://a.example/"))
    for path in ["feed.xml", "feed.json", "opensearch.xml", "sitemap.xml"] {
      #expect(!without.contains(path) && with.contains(path), "\(path)")
    }
  }

  @Test func aRecipeWithAPictureHasNoCover() throws {
    let recipes = [(path: "soup.md", text: "# Soup\n\n---\n"), (path: "tea.md", text: "# Tea\n\n---\n")]
    let paths = try paths(recipes, files: ["soup.png", "other.png"])
    #expect(!paths.contains("recipes/soup.svg") && paths.contains("recipes/tea.svg"))
    #expect(paths.contains("files/soup.png") && !paths.contains("files/other.png"))
  }

  @Test func archivedRecipesHavePages() throws {
    let paths = try paths([("a.md", "# A\n\n*soup, archived*\n\n---\n\n- egg\n")])
    #expect(paths.contains("recipes/a.html") && !paths.contains("tags/soup.html"))
  }

  @Test func anIngredientOfOneRecipeHasNoPage() throws {
    let paths = try paths(soups(2) + [("c.md", "# C\n\n---\n\n- *1* onion\n")])
    #expect(!paths.contains("ingredients/onion.html") && paths.contains("ingredients/pea.html"))
  }
}
