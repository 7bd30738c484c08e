import JSONReading
import SitePlanning
import SourceText
import Testing

@Suite struct TagTests {
  /// Most recipes of the site decide.
  @Test func tagsHaveOneSpellingEverywhere() throws {
    let nfd = "cre\u{300}me"
    let site = try RenderedSite([
      ("a.md", "# A\n\n*Quick, crème*\n\n---\n"), ("b.md", "# B\n\n*quick, \(nfd), QUICK*\n\n---\n"),
      ("c.md", "# C\n\n*Quick, crème*\n\n---\n"),
    ])
    for page in ["a", "b", "c"] {
      #expect(try site.view("recipes/\(page).html").texts("recipe.tags", "label") == ["Quick", "crème"])
    }
    #expect(try site.text("recipes/b.html").contains("\"keywords\":\"Quick, crème\""))
    let catalogue = try site.json("recipes.json")
    let index = try site.script("search/0.js", calling: "catalogue")
    for recipe in 0..<3 {
      for name in [catalogue.at("recipes.\(recipe).tags"), index.at("recipes.\(recipe).g")] {
        let bytes = name?.array?.compactMap(\.string).map { Array($0.utf8) }
        #expect(bytes == ["Quick", "crème"].map { Array($0.utf8) })
      }
    }
    #expect(try site.view("index.html").texts("list.cards", "tag") == ["Quick", "Quick", "Quick"])
  }
}
