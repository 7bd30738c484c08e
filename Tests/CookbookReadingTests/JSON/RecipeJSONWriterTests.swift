import Cookbook
import CookbookReading
import JSONReading
import Quantities
import SourceText
import Testing

@Suite struct RecipeJSONWriterTests {
  private func entry(_ markdown: String) throws -> RecipeEntry {
    let document = RecipeReader.read(SourceFile(path: "soups/pea.v2.md", text: markdown)).value
    return MetadataReader.read(try #require(document)).value
  }

  private func schemaOrg(_ entry: RecipeEntry, _ publication: RecipeJSONWriter.Publication) -> String {
    String(decoding: RecipeJSONWriter.schemaOrg(entry, publication, layout: .compact), as: UTF8.self)
  }

  // MARK: RecipeMD

  @Test func writesEveryKeyOfTheExchangeForm() throws {
    let recipe = try entry(
      "# Pea *soup*\n\n---\n\n- *1/3 l* [stock](<./stock 1.md>)\n\n## Top\n\n- *5-6 g* mint\n- *etwas* salt\n"
    ).recipe
    let written = String(decoding: RecipeJSONWriter.recipeMD(recipe, layout: .compact), as: UTF8.self)
    #expect(
      written == #"""
        {"title":"Pea *soup*","description":null,"tags":[],"yields":[],"ingredients":[{"name":"stock",\#
        "amount":{"factor":"0.3333333333333333333333333333","unit":"l"},"link":"./stock%201.md"}],\#
        "ingredient_groups":[{"title":"Top","ingredients":[\#
        {"name":"mint","amount":{"factor":"5","unit":"-6 g"},"link":null},\#
        {"name":"etwas salt","amount":null,"link":null}],"ingredient_groups":[]}],"instructions":null}
        """#)
  }

  // MARK: schema.org

  @Test(
    "durations are exact",
    arguments: [
      ("90 min", "PT1H30M"), ("45 min", "PT45M"), ("2 h", "PT2H"), ("1 day", "PT24H"), ("1 h 1 min", "PT1H1M"),
    ])
  func writesDurations(time: String, duration: String) throws {
    let written = schemaOrg(try entry("# A\n\nPrep time: \(time)\n\n---\n"), .init(sections: []))
    #expect(written.contains(#""prepTime":"\#(duration)","totalTime":"\#(duration)""#))
  }

  @Test func writesWhatIsThere() throws {
    let entry = try entry(
      """
      # Pea *soup*

      Thick & **green**.

      Prep time: 10 min
      Cook time: 20 min
      Category: Lunch
      Author: Ines
      Source: https://cooks.example/pea
      Image: pea soup.jpg
      Nutrition: 300 kcal, 12 g protein
      Date: 2026-01-05
      Language: en

      *soup, favourite, 30 min, vegan*

      **4 servings, 1 1/2 l**

      ---

      - *3 tbsp* olive oil
      - [stock](stock.md)

      ## Top

      - mint
      """)
    let sections = [
      InstructionSection(steps: [InstructionStep("Simmer.", url: "https://my.example/pea#step-1")]),
      InstructionSection(title: "Top", steps: [InstructionStep("Scatter.")]), InstructionSection(title: "Empty"),
    ]
    let written = schemaOrg(entry, .init(sections: sections, url: "https://my.example/pea"))
    #expect(
      written == """
        {"@context":"https://schema.org","@type":"Recipe","name":"Pea soup","image":"pea%20soup.jpg",\
        "author":{"@type":"Person","name":"Ines"},"datePublished":"2026-01-05","description":"Thick & green.",\
        "url":"https://my.example/pea","isBasedOn":"https://cooks.example/pea","inLanguage":"en",\
        "prepTime":"PT10M","cookTime":"PT20M","totalTime":"PT30M","keywords":"soup, vegan",\
        "recipeYield":["4 servings","1.5 l"],"recipeCategory":"Lunch",\
        "nutrition":{"@type":"NutritionInformation","calories":"300 calories","proteinContent":"12 g"},\
        "recipeIngredient":["3 tbsp olive oil","stock","mint"],"recipeInstructions":[\
        {"@type":"HowToStep","name":"Simmer","text":"Simmer.","url":"https://my.example/pea#step-1"},\
        {"@type":"HowToSection","name":"Top","itemListElement":[\
        {"@type":"HowToStep","name":"Scatter","text":"Scatter."}]}]}
        """)
  }

  @Test func writesNothingThatNobodyStated() throws {
    let written = schemaOrg(try entry("# A\n\n---\n"), .init(sections: []))
    #expect(written == #"{"@context":"https://schema.org","@type":"Recipe","name":"A"}"#)
  }

  @Test func canStandInAScript() throws {
    let written = RecipeJSONWriter.schemaOrg(
      try entry("# A `</script>`\n\n---\n"), .init(sections: [], images: ["https://my.example/a.jpg"]),
      layout: .compact,
      escaping: .scriptSafe)
    #expect(
      String(decoding: written, as: UTF8.self).contains(
        #""name":"A \u003C/script\u003E","image":"https://my.example/a.jpg""#))
  }

  // MARK: Organiser

  @Test func makesTheOrganiserFormOfAMarkdownRecipe() throws {
    let entry = try entry(
      "# Pea *soup*\n\nGreen.\n\nPrep time: 10 min\nCategory: Lunch\nDate: 2026-01-05\n\n**4 servings**\n\n---\n\n- *2 g* mint\n- salt\n\n---\n\n1. Simmer."
    )
    let checked = RecipeJSONWriter.organiser(entry, steps: [InstructionSection(steps: [InstructionStep("Simmer.")])])
    #expect(checked.diagnostics.isEmpty)
    let read = RecipeJSONReader.read(SourceFile(path: "b.json", bytes: checked.value))
    #expect(read.diagnostics.isEmpty)
    let back = try #require(read.value.first)
    #expect(back.organiser?.id == "soups/pea.v2")
    #expect(back.organiser?.ingredients.map(\.id) == ["ingredient-1", "ingredient-2"])
    #expect(back.recipe.title == "Pea soup")
    #expect(back.recipe.ingredients == entry.recipe.ingredients)
    #expect(back.recipe.yields == entry.recipe.yields)
    #expect(back.recipe.instructions == "1. Simmer.")
    #expect(back.facts == entry.facts)
  }

  @Test func keepsTagsAndYieldsInTheOrganiserForm() throws {
    let entry = try entry(
      "# Biscuits\n\n*winter, mit Zimt, favourite*\n\n**24 pieces, 6 servings**\n\n---\n\n- salt\n")
    let checked = RecipeJSONWriter.organiser(entry, steps: [])
    #expect(checked.diagnostics.isEmpty)
    let written = try #require(json(checked.value))
    #expect(written["tags"].map(normalized) == #"["winter","mit Zimt"]"#)
    #expect(written["yields"].map(normalized) == #"["24 pieces"]"#)
    let back = try #require(RecipeJSONReader.read(SourceFile(path: "b.json", bytes: checked.value)).value.first)
    #expect(back.recipe.tags == ["winter", "mit Zimt"])
    #expect(back.recipe.yields.map(\.unit) == ["servings", "pieces"])
    #expect(back.facts.isFavourite)
  }

  @Test func refusesAYieldThatIsNoAmount() {
    let text = #"{"id":"a","title":"A","servings":1,"ingredients":[],"steps":[],"yields":["plenty"]}"#
    let read = RecipeJSONReader.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
    #expect(read.diagnostics.map(\.severity) == [.error])
  }

  @Test func saysWhatTheOrganiserFormHasNoPlaceFor() throws {
    let entry = try entry("# A\n\nTip: Hurry.\nCategory: Pie\n\n*x*\n\n**2 l**\n\n---\n\n## G\n\n- [b](b.md)\n")
    let checked = RecipeJSONWriter.organiser(entry, steps: [])
    #expect(
      checked.diagnostics.map { $0.message.dropFirst("in organiser JSON ".count) } == [
        "no yield counts whole servings, so 1 was written", "category “Pie” is none of the form’s meals",
        "groups of ingredients were joined into one list", "links to other recipes were dropped", "the tip was dropped",
      ])
    #expect(Set(checked.diagnostics.map(\.identifier)) == ["recipe-json-loss"])
  }

  @Test(
    "a recipe for a range of servings feeds as many as its end says, in the organiser’s form as everywhere",
    arguments: [
      ("4-6 servings", 6, "in organiser JSON yield “4-6 servings” became 6, as many as it feeds at the most"),
      ("4 2/3-7 servings", 7, "in organiser JSON yield “4 2/3-7 servings” became 7, as many as it feeds at the most"),
      ("6 servings", 6, ""),
      ("2 l, 3-4 servings", 4, "in organiser JSON yield “3-4 servings” became 4, as many as it feeds at the most"),
    ])
  func writesTheEndOfARangeOfServings(yield: String, servings: Int, message: String) throws {
    let checked = RecipeJSONWriter.organiser(try entry("# A\n\n**\(yield)**\n\n---\n\n- salt\n"), steps: [])
    #expect(checked.diagnostics.map(\.message) == (message.isEmpty ? [] : [message]))
    #expect(try #require(json(checked.value))["servings"].map(normalized) == "\(servings)")
  }

  @Test(
    "what only one of the forms has no place for is told of that one",
    arguments: [
      ("Total time: 3 h\n\n", ["the total time was dropped"], []),
      ("Prep time: 1 h\nCook time: 2 h\nTotal time: 3 h\n\n", [], []),
      ("Language: de\nAuthor: Ann\n\n", ["the language was dropped", "the author was dropped"], []),
      ("Difficulty: easy\n\n", ["the difficulty was dropped"], ["the difficulty was dropped"]),
      ("Tip: Hurry.\n\n", ["the tip was dropped"], ["the tip was dropped"]),
      (
        "Source: aunt\n\n", ["source “aunt” is no web address and was dropped"],
        ["source “aunt” is no web address and was dropped"]
      ),
      (
        "Category: Pie\n\n*favourite, archived*\n\n", ["category “Pie” is none of the form’s meals"],
        ["the mark “favourite” was dropped", "the mark “archived” was dropped"]
      ),
      ("*45 min*\n\n", ["the total time was dropped"], []),
    ])
  func tellsTheLossesOfBothForms(facts: String, organiser: [String], schemaOrg: [String]) throws {
    let entry = try entry("# A\n\n\(facts)**2 servings**\n\n---\n\n- salt\n")
    let told = RecipeJSONWriter.organiser(entry, steps: []).diagnostics
    #expect(told.map(\.message) == organiser.map { "in organiser JSON \($0)" })
    let toldOfSchema = RecipeJSONWriter.lossesOfSchemaOrg(entry, steps: [])
    #expect(toldOfSchema.map(\.message) == schemaOrg.map { "in schema.org JSON \($0)" })
    #expect((told + toldOfSchema).allSatisfy { $0.identifier == "recipe-json-loss" })
  }

  @Test func tellsOfGroupsAndLinksThatSchemaOrgLoses() throws {
    let entry = try entry("# A\n\n---\n\n## G\n\n- [b](b.md)\n")
    #expect(
      RecipeJSONWriter.lossesOfSchemaOrg(entry, steps: [InstructionSection(title: "S", steps: [])]).map(\.message) == [
        "in schema.org JSON groups of ingredients were joined into one list",
        "in schema.org JSON links to other recipes were dropped",
      ])
  }

  @Test func keepsIdsOfWhatStayedWhenARecipeIsEdited() throws {
    var entry = try #require(readJSON(Samples.organiser).value.first)
    entry.recipe.ingredients.removeFirst()
    entry.recipe.ingredients.append(Ingredient(amount: Amount(Rational(2)), name: "limes"))
    entry.recipe.instructions = "1. Boil.\n2. Wait."
    entry.facts.preparationMinutes = 7
    let steps = [InstructionSection(steps: [InstructionStep("1. Boil the orzo."), InstructionStep("Wait.")])]
    let written = try #require(json(RecipeJSONWriter.organiser(entry, steps: steps).value))
    #expect(written["ingredients"]?.array?.compactMap { $0["id"]?.string } == ["i2", "i3", "i4", "ingredient-1"])
    #expect(
      written["steps"].map(normalized)
        == #"[{id:"s1",order:1,text:"1. Boil the orzo.",timer:480},{id:"step-1",order:2,text:"Wait."}]"#)
    #expect(written["prepTime"]?.string == "7 min")
    #expect(written["cookTime"]?.string == "0 min")
    #expect(written["rating"].map(normalized) == "4.50")
  }
}
