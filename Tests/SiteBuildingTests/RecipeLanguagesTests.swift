import Cookbook
import SitePlanning
import Testing

@testable import SiteBuilding

@Suite struct RecipeLanguagesTests {
  private static let words = ["en": "2 cups flour and 1 tsp salt", "de": "200 g Mehl und eine Prise Salz"]

  private func language(_ path: String, _ words: String, stated: String? = nil, site: String = "en") throws -> String {
    var configuration = SiteConfiguration()
    configuration.language = site
    configuration.languages = [.init(folder: "a", language: "fr"), .init(folder: "a/b", language: "es")]
    var entry = RecipeEntry(
      path: path, recipe: Recipe(title: "X", ingredients: [Ingredient(name: try #require(Self.words[words]))]))
    entry.facts.language = stated
    RecipeLanguages(configuration).complete(&entry)
    return "\(entry.facts.language ?? "site")\(entry.facts.isLanguageFound ? ", found" : "")"
  }

  @Test("What a recipe states counts, then its innermost folder, then its words")
  func findsTheLanguage() throws {
    #expect(try language("x.md", "de") == "de, found")
    #expect(try language("x.md", "en") == "site")
    #expect(try language("x.md", "de", site: "de-AT") == "site")
    #expect(try language("x.md", "de", stated: "pt") == "pt")
    #expect(try language("a/x.md", "de") == "fr, found")
    #expect(try language("a/b/x.md", "de") == "es, found")
    #expect(try language("ab/x.md", "de") == "de, found")
  }
}
