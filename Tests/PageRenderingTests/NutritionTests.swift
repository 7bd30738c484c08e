import FoodTable
import Foods
import JSONReading
import Nutrition
import SitePlanning
import Testing

@testable import PageBuilding
@testable import PageRendering

/// What foods say about a recipe, on its page, its card and in its data.
@Suite struct NutritionTests {
  private static let known = """
    # Porridge

    *breakfast*

    **2 servings**

    ---

    - *100 g* rolled oats
    - *400 ml* milk
    - *1 pinch* salt

    ---

    1. Boil.
    """

  private static let unknown = """
    # Riddle

    **2 servings**

    ---

    - *500 g* zorbleberries
    - *10 g* butter

    ---

    Guess.
    """

  private func view(_ text: String, language: String = "en") throws -> JSONValue {
    try RenderedSite([("a.md", text)]) { $0.language = language }.view("recipes/a.html")
  }

  @Test func figuresOfAServingStandOnPageCardAndInTheData() throws {
    let site = try RenderedSite([("a.md", Self.known)])
    let page = try site.view("recipes/a.html")
    let energy = try #require(page.text("recipe.nutrition.energy"))
    #expect(page.texts("recipe.facts", "value").contains("\(energy)\u{A0}kcal"))
    #expect(try site.view("index.html").text("list.cards.0.energy") == "\(energy)\u{A0}kcal")
    #expect(try site.script("search/0.js", calling: "catalogue").text("recipes.0.k") == energy)
    #expect(try site.json("recipes.json").text("recipes.0.nutrition.status") == "computed")
    #expect(try site.json("recipes/a.json").text("nutrition.status") == "computed")
    #expect(try site.text("recipes/a.html").contains("\"calories\":\"\(energy) calories\""))
  }

  @Test func aFigureKnownInPartIsNeverShownAsAFact() throws {
    let site = try RenderedSite([("a.md", Self.unknown)])
    let page = try site.view("recipes/a.html")
    #expect(page.text("recipe.nutrition.isIncomplete") == "true")
    #expect(page.text("recipe.nutrition.energy") == nil)
    #expect(page.text("recipe.nutrition.hasNutrients") == "false")
    #expect(page.text("recipe.nutrition.missing.0") == "zorbleberries")
    #expect(page.text("recipe.nutrition.hasMissing") == "true")
    #expect(page.text("recipe.nutrition.total.name") == "Known so far")
    #expect(!page.texts("recipe.facts", "kind").contains("energy"))
    #expect(try site.view("index.html").text("list.cards.0.energy") == nil)
    #expect(try site.json("recipes.json").at("recipes.0.nutrition.perServing") == nil)
    #expect(try !site.text("recipes/a.html").contains("NutritionInformation"))
  }

  @Test func theRowsAddUpToTheTotal() throws {
    let page = try view(Self.known)
    for column in 0..<5 {
      let rows = page.texts("recipe.nutrition.lines", "values.\(column)").compactMap { $0.flatMap { Int($0) } }
      #expect(page.text("recipe.nutrition.total.values.\(column)") == String(rows.reduce(0, +)))
    }
  }

  @Test func eachLineNamesItsFoodAndSource() throws {
    let notes = try view(Self.known, language: "de").texts("recipe.nutrition.lines", "note").map { $0 ?? "" }
    #expect(notes[0].contains("SR28") && notes[0].contains("Haferflocken"), "\(notes)")
  }

  @Test func theRingIsWholeAndTheSharesAddUp() throws {
    let shares = try #require(
      MacroShares(Nutrients(energy: 400_000, protein: 33_333, carbohydrate: 33_333, fat: 14_815)))
    #expect(shares.parts.map(\.percent).reduce(0, +) == 100)
    #expect(shares.parts.map(\.share).reduce(0, +) == 1000)
    #expect(MacroShares(Nutrients(energy: 1, protein: 0, carbohydrate: 0, fat: 0)) == nil)
    let wine = try #require(MacroShares(Nutrients(energy: 85_000, protein: 70, carbohydrate: 2_600, fat: 0)))
    #expect(wine.parts.map(\.share).reduce(0, +) < 200)
  }

  @Test func allergensAreContainedPossibleOrUnknownAndNeverAbsent() throws {
    let page = try view(Self.known)
    #expect(page.at("recipe.labels.contains").map { "\($0)".contains("milk") } == true)
    let riddle = try RenderedSite([("a.md", Self.unknown)]).text("recipes/a.html")
    #expect(riddle.contains("zorbleberries") && !riddle.lowercased().contains("free from"))
  }

  @Test func dietsAreNamedOnlyWhereEveryIngredientFits() throws {
    let vegan = "# Salad\n\n---\n\n- *2* tomatoes\n- *1* cucumber\n"
    #expect(try view(vegan).text("recipe.labels.hasDiets") == "true")
    #expect(try view(vegan + "- *1* zorbleberry\n").text("recipe.labels.hasDiets") == "false")
    let page = try RenderedSite([("a.md", vegan)]).text("recipes/a.html")
    #expect(page.contains("https://schema.org/VeganDiet"))
  }

  @Test func anEstimatedDifficultySaysSo() throws {
    let facts = try view(Self.known).at("recipe.facts")
    let notes = try view(Self.known).texts("recipe.facts", "note")
    #expect(notes.contains("estimated"), "\(String(describing: facts))")
    let stated = Self.known.replacing("*breakfast*", with: "*breakfast, hard*")
    #expect(try !view(stated).texts("recipe.facts", "note").contains("estimated"))
  }

  @Test func subRecipesCountByTheirShare() throws {
    let stew = "# Stew\n\n**1 serving**\n\n---\n\n- *1 servings* [porridge](a.md)\n"
    let site = try RenderedSite([("a.md", Self.known), ("b.md", stew)])
    #expect(
      try site.view("recipes/b.html").text("recipe.nutrition.energy")
        == site.view("recipes/a.html").text("recipe.nutrition.energy"))
  }

  @Test func needsNoMoreSynonymsThanFindTheFood() throws {
    let names = FoodSynonyms(languages: ["en"]).names(
      of: try #require(FoodTable.builtIn.food(named: "aubergine")))
    #expect(names.contains("eggplant") && names.contains("aubergine") && !names.contains("globe eggplant"))
  }
}
