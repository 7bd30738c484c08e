import Cookbook
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct StructuredDataTests {
  private func data(_ site: RenderedSite, _ page: String) throws -> JSONValue {
    let html = try site.text(page)
    let start = try #require(html.firstRange(of: "<script type=\"application/ld+json\">")).upperBound
    let end = try #require(html[start...].firstRange(of: "</script>")).lowerBound
    return try readJSON(Array(html[start..<end].utf8))
  }

  @Test func amountsHaveTheDecimalSignOfTheLanguage() throws {
    let text = "# A\n\n%*soup, Soup*\n\n**1,5 l**\n\n---\n\n- *1,125 kg* flour\n"
    let site = try RenderedSite([
      ("a.md", text.replacing("%", with: "Language: de\n\n")), ("b.md", text.replacing("%", with: "")),
    ])
    let (german, english) = (try data(site, "recipes/a.html"), try data(site, "recipes/b.html"))
    #expect(german.text("recipeIngredient.0") == "1,125 kg flour" && german.text("recipeYield") == "1,5 l")
    #expect(english.text("recipeIngredient.0") == "1.125 kg flour" && english.text("recipeYield") == "1.5 l")
    #expect(german.text("keywords") == "soup" || german.text("keywords") == "Soup")
  }

  @Test func aRecipeIsSchemaOrgData() throws {
    let site = try RenderedSite(
      [
        (
          "soup.md",
          """
          # Pea *soup*

          Warm & green.

          Prep time: 10 min
          Cook time: 20 min
          Category: Dinner
          Author: Ines
          Date: 2026-03-14
          Nutrition: 300 kcal, 12 g protein

          *soup, vegan*

          **4 servings**

          ---

          - *500 g* peas
          - *1* [bread](bread.md)

          ---

          1. Boil.
          2. Blend it. Then wait.
          """
        )
      ], files: ["soup.jpg"])
    let recipe = try data(site, "recipes/soup.html")
    let expected: [(String, String)] = [
      ("@context", "https://schema.org"), ("@type", "Recipe"), ("name", "Pea soup"), ("description", "Warm & green."),
      ("url", "https://table.example/recipes/soup.html"), ("image", "https://table.example/files/soup.jpg"),
      ("author.name", "Ines"), ("datePublished", "2026-03-14"), ("inLanguage", "en"), ("prepTime", "PT10M"),
      ("cookTime", "PT20M"), ("totalTime", "PT30M"), ("recipeCategory", "Dinner"), ("recipeYield", "4 servings"),
      ("keywords", "soup, vegan"),
      ("nutrition.@type", "NutritionInformation"), ("nutrition.calories", "300 calories"),
      ("nutrition.proteinContent", "12 g"),
      ("recipeIngredient.0", "500 g peas"), ("recipeIngredient.1", "1 bread"),
      ("recipeInstructions.0.@type", "HowToStep"),
      ("recipeInstructions.0.text", "Boil."), ("recipeInstructions.1.text", "Blend it. Then wait."),
      ("recipeInstructions.1.url", "https://table.example/recipes/soup.html#step-2"),
    ]
    for (path, text) in expected { #expect(recipe.text(path) == text, "\(path)") }
  }

  @Test func theSitesAuthorAndLanguageCountWhereARecipeHasNone() throws {
    let site = try RenderedSite([("a.md", "# A\n\n---\n")]) {
      $0.author = "The kitchen"
      $0.language = "de"
    }
    let recipe = try data(site, "recipes/a.html")
    #expect(recipe.text("author.name") == "The kitchen" && recipe.text("inLanguage") == "de")
    #expect(recipe.text("url") == nil, "there is no base URL")
  }

  @Test func theHomePageIsAWebSite() throws {
    let site = try RenderedSite([])
    #expect(try data(site, "index.html").text("@type") == "WebSite")
    #expect(try data(site, "index.html").text("url") == "https://table.example/")
  }

  @Test func dataCannotEndItsScript() throws {
    let site = try RenderedSite([("a.md", "# A `</script><script>`\n\n---\n")])
    #expect(try data(site, "recipes/a.html").text("name") == "A </script><script>")
  }
}
