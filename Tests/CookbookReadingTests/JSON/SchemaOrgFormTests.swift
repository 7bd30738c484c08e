import Cookbook
import CookbookReading
import Quantities
import SourceText
import Testing

@Suite struct SchemaOrgFormTests {
  private func recipe(_ members: String) -> RecipeEntry? {
    readJSON(#"{"@type": "Recipe", "name": "A", \#(members)}"#).value.first
  }

  private func problems(_ members: String) -> [String] {
    CookbookReadingTests.problems(#"{"@type": "Recipe", "name": "A", \#(members)}"#)
  }

  @Test func readsARecipe() throws {
    let entry = try #require(readJSON(Samples.schemaOrg).value.first)
    #expect(entry.recipe.description == "Warm.\n\nWith custard\\*")
    #expect(entry.recipe.tags == ["apple", "oats", "British", "Dessert"])
    #expect(entry.recipe.yields.map { shown($0) } == ["6 servings"])
    #expect(
      shown(entry.recipe.ingredients) == [
        "1 kg | apples, peeled", "100 g | porridge oats", "1 1/2 tbsp | honey", "salt",
      ])
    #expect(
      entry.recipe.instructions == """
        1. Heat the oven.

        ## Topping

        1. Rub: Work butter into the oats.
        2. Scatter ½ of it.
        """)
  }

  @Test func readsFacts() throws {
    let facts = try #require(readJSON(Samples.schemaOrg).value.first).facts
    #expect([facts.preparationMinutes, facts.cookingMinutes, facts.statedTotalMinutes] == [20, 70, 90])
    #expect(facts.author == "Ines, Tom")
    #expect(facts.date == CalendarDate(year: 2025, month: 10, day: 2))
    #expect(facts.category == .snack)
    #expect(facts.nutrition == StatedNutrition(energy: 310, protein: 5, carbohydrate: 48, fat: 11))
    #expect(facts.source == "https://cooks.example/crumble")
    #expect(facts.language == "en-GB")
    #expect(facts.image == nil)
    #expect(facts.imageLink == "https://pictures.example/crumble.jpg")
  }

  @Test(
    "yields",
    arguments: [
      (#""4""#, ["4 servings"]), ("1", ["1 serving"]), (#""Serves 4 to 6""#, ["4-6 servings"]),
      (#""one 9-inch layer cake""#, ["1 9-inch layer cake"]), (#""Serves 4 as a starter""#, ["4 servings"]),
      (#""Six muffins""#, ["6 muffins"]),
      (#""Makes 12 cookies""#, ["12 cookies"]),
      (#"["4", "4 servings"]"#, ["4 servings"]),
      (#"{"@type": "QuantitativeValue", "value": 3, "unitText": "loaves"}"#, ["3 loaves"]),
      ("[]", []), ("null", []),
    ])
  func readsYields(value: String, yields: [String]) {
    #expect(recipe(#""recipeYield": \#(value)"#)?.recipe.yields.map { shown($0) } == yields)
  }

  @Test func countsServingsInTheLanguageOfTheRecipe() {
    #expect(recipe(#""recipeYield": 4, "inLanguage": "de-AT""#)?.recipe.yields.map { shown($0) } == ["4 Portionen"])
  }

  @Test(
    "instructions come in many forms",
    arguments: [
      (#""Heat.\n2. Bake.""#, "1. Heat.\n2. Bake."),
      (#""<ol><li>Heat.</li><li>Bake &amp; cool.</li></ol>""#, "1. Heat.\n2. Bake & cool."),
      (#"["Heat.", "Bake."]"#, "1. Heat.\n2. Bake."),
      (
        #"[{"@type": "HowToSection", "name": "Dough"}, {"@type": "HowToStep", "text": "Mix."}]"#, "## Dough\n\n1. Mix."
      ),
      (#"[{"@type": "HowToStep", "name": "Mix the…", "text": "Mix the flour."}]"#, "1. Mix the flour."),
      (
        #"{"@type": "ItemList", "itemListElement": [{"@type": "HowToStep", "itemListElement": [{"@type": "HowToDirection", "text": "Mix."}, {"@type": "HowToTip", "text": "Slowly."}]}]}"#,
        "1. Mix.\n   Slowly."
      ),
    ])
  func readsInstructions(value: String, markdown: String) {
    #expect(recipe(#""recipeInstructions": \#(value)"#)?.recipe.instructions == markdown)
  }

  @Test func opensGroupsAtHeadingsInTheIngredientList() throws {
    let entry = try #require(recipe(###""recipeIngredient": ["2 eggs", "## Sauce", "1 EL Senf"]"###))
    #expect(shown(entry.recipe.ingredients) == ["2 | eggs"])
    #expect(entry.recipe.ingredientGroups.map(\.title) == ["Sauce"])
    #expect(shown(entry.recipe.ingredientGroups[0].ingredients) == ["1 EL | Senf"])
  }

  @Test(
    "what cannot be read is left out with a warning",
    arguments: [
      (
        #""prepTime": "soon""#, "“prepTime” at /prepTime must be an ISO 8601 duration, found “soon”",
        "recipe-json-value"
      ),
      (
        #""prepTime": "1 h 30""#, "“prepTime” at /prepTime is no ISO 8601 duration; “1 h 30” was read as 90 minutes",
        "recipe-json-value"
      ),
      (
        #""datePublished": "yesterday""#, "“datePublished” at /datePublished must be a date, found “yesterday”",
        "recipe-json-value"
      ),
      (#""recipeYield": "many""#, "“recipeYield” at /recipeYield must be a yield, found “many”", "recipe-json-value"),
      (
        #""inLanguage": "Elvish!""#, "“inLanguage” at /inLanguage must be a language tag, found “Elvish!”",
        "recipe-json-value"
      ),
      (
        #""recipeIngredient": ["salt", true]"#, "“1” at /recipeIngredient/1 must be a text, found true",
        "recipe-json-type"
      ),
      (
        #""recipeInstructions": [{"@type": "HowToStep"}]"#,
        "“0” at /recipeInstructions/0 must be a step with a text, found an object", "recipe-json-type"
      ),
      (
        #""nutrition": {"calories": "lots"}"#, "“calories” at /nutrition/calories must be an energy, found “lots”",
        "recipe-json-value"
      ),
      (
        #""nutrition": {"fatContent": "9 g"}"#, "“nutrition” at /nutrition has no calories and was left out",
        "recipe-json-value"
      ),
    ])
  func warnsAboutWhatCannotBeRead(members: String, message: String, identifier: String) {
    let found = problems(members)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("warning \(identifier): \(message)") == true)
    #expect(recipe(members) != nil)
  }

  @Test("zero and nothing are no times", arguments: ["PT0S", "PT0M", "", "0 min"])
  func readsNoTime(text: String) {
    #expect(recipe(#""cookTime": "\#(text)""#)?.facts.cookingMinutes == nil)
    #expect(problems(#""cookTime": "\#(text)""#).isEmpty)
  }

  @Test func readsKilojoules() {
    #expect(recipe(#""nutrition": {"calories": "1004 kJ"}"#)?.facts.nutrition?.energy == 240)
  }

  @Test func refusesARecipeWithoutAName() {
    #expect(
      CookbookReadingTests.problems(#"{"@type": "Recipe", "name": " "}"#) == [
        "1:1 error recipe-json-missing: “name” at /name is empty"
      ])
  }
}
