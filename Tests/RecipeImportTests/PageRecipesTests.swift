import SourceText
import Testing
import WebPages

@testable import RecipeImport

@Suite struct PageRecipesTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private func jsonLD(_ json: String) -> String { "<script type='application/ld+json'>\(json)</script>" }

  @Test func readsEveryShapeOfJSONLD() throws {
    let draft = try draft(
      jsonLD(
        """
        {"@graph": [{"@id": "#me", "name": "Ann"}, {"@type": ["Recipe", "NewsArticle"], "name": "Pea &amp; mint soup",
         "author": [{"@id": "#me"}], "image": [{"@type": "ImageObject", "url": "https://a.example/1.jpg"}],
         "recipeYield": ["4", "4 bowls"], "prepTime": "PT0M", "cookTime": {"maxValue": "PT1H5M"}, "totalTime": "90 minutes",
         "recipeIngredient": ["500.0 g peas", "<b>1</b> onion"],
         "recipeInstructions": [{"@type": "HowToSection", "name": "Soup", "itemListElement":
            [{"@type": "HowToStep", "name": "Boil.", "text": "Boil. Then stir."}, {"text": "Blend."}]}, "Serve."],
         "nutrition": {"@type": "NutritionInformation", "calories": "Calories: 210", "fatContent": 3.5}}]}
        """))
    #expect(draft.title == "Pea & mint soup")
    #expect(draft.authors == ["Ann"])
    #expect(draft.image == "https://a.example/1.jpg")
    #expect(draft.yieldText == "4 bowls")
    #expect(draft.preparationMinutes == nil)
    #expect(draft.cookingMinutes == 65)
    #expect(draft.totalMinutes == 90)
    #expect(draft.ingredientLines == ["500 g peas", "1 onion"])
    #expect(draft.instructionLines == ["Soup", "Boil. Then stir.", "Blend.", "Serve."])
    #expect(draft.nutrients.map(\.text) == ["210", "3.5"])
  }

  @Test func fillsWhatOneMarkUpLacksFromAnother() throws {
    let draft = try draft(
      jsonLD(#"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"]}"#)
        + "<div itemscope itemtype=Recipe><p itemprop=name>Other<p itemprop=recipeInstructions>Chop it.</div>")
    #expect(draft.title == "Soup")
    #expect(draft.instructionLines == ["Chop it."])
  }

  @Test func takesTheRecipeThatSaysMostAndTheOthersAfterIt() throws {
    let recipe = #""@type": "Recipe", "recipeIngredient": ["1 egg"], "recipeInstructions": "Fry it.""#
    let page = try WebPage(
      bytes: Array(
        jsonLD(
          #"[{"@type": "Recipe", "name": "Link"}, {\#(recipe), "name": "A"}, {\#(recipe), "name": "B"}]"#
        ).utf8))
    #expect(PageRecipes.read(page).map(\.title) == ["A", "B"])
  }

  @Test func findsListsBelowHeadingsOfFourLanguages() throws {
    for (ingredients, steps) in [
      ("Ingredients", "Method"), ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"),
      ("Ingredientes", "Elaboración"),
    ] {
      let draft = try draft(
        """
        <h1>Soup</h1><h2>\(ingredients)</h2><ul><li>2 onions<li>1 l water</ul>
        <h3>\(steps)</h3><p>Chop the onions and boil them.<p>Serve it hot in deep plates.<h3>Comments</h3><p>So good!
        """)
      #expect(draft.title == "Soup")
      #expect(draft.ingredientLines == ["2 onions", "1 l water"])
      #expect(draft.instructionLines == ["Chop the onions and boil them.", "Serve it hot in deep plates."])
      #expect(draft.losses.map(\.kind) == [.doubtful, .doubtful])
    }
  }

  @Test func keepsTheGroupsOfAList() throws {
    let draft = try draft(
      """
      <div class=ingredient-list><h4>For the dough</h4><ul><li>200 g flour<li>1 egg</ul><h4>For the filling</h4>
      <ul><li>3 apples</ul></div><div class=recipe-instructions><ol><li>Mix it well.<li>Bake it for an hour.</ol></div>
      """)
    #expect(draft.groups.map(\.title) == ["For the dough", "For the filling"])
    #expect(draft.groups.map(\.lines) == [["200 g flour", "1 egg"], ["3 apples"]])
    #expect(draft.instructionLines == ["Mix it well.", "Bake it for an hour."])
  }

  @Test func findsListsWithoutAnyHeading() throws {
    let draft = try draft(
      """
      <h1>Pancakes</h1><p>My grandmother made these on Sundays.<p>2 eggs<br>250 ml milk<br>a pinch of salt<br>125 g flour
      <p>Whisk everything together until smooth.<p>Fry thin pancakes in a little butter.
      """)
    #expect(draft.ingredientLines == ["2 eggs", "250 ml milk", "a pinch of salt", "125 g flour"])
    #expect(
      draft.instructionLines == ["Whisk everything together until smooth.", "Fry thin pancakes in a little butter."])
  }

  @Test func readsYieldsAndTimesBesideTheirLabels() throws {
    let draft = try draft(
      "<h1>Soup</h1><p>Serves 6 | Prep: 10 min<p>Cooking time<p>1 hour<h2>Ingredients</h2><ul><li>1 onion<li>2 eggs</ul>"
    )
    #expect(draft.yieldText == "Serves 6")
    #expect(draft.preparationMinutes == 10)
    #expect(draft.cookingMinutes == 60)
  }

  @Test(arguments: [
    ("<meta property=og:title content='Soup | Site'>", "Soup"), ("<title>Soup - Mary</title><h1>Soup</h1>", "Soup"),
    ("<meta property=og:site_name content=Mary><title>Soup – Mary</title>", "Soup"),
  ])
  func findsTheTitleOfAPage(html: String, title: String) throws {
    #expect(try draft(html).title == title)
  }
}

@Suite struct ImportReaderTests {
  @Test func saysWhenThereIsNoRecipe() {
    let file = SourceFile(path: "a.html", text: "<html><h1>Hello</h1><p>Nothing to eat here.")
    #expect(throws: ImportFailure.nothing(in: "web page")) { try ImportReader.read(file) }
    #expect(throws: ImportFailure.nothing(in: "text")) { try ImportReader.read(SourceFile(path: "a.txt", text: "Hi.")) }
  }

  @Test func refusesWhatIsTooLargeOrTooDeep() {
    let deep = SourceFile(path: "a.html", text: String(repeating: "<div>", count: 9000))
    #expect { try ImportReader.read(deep) } throws: { ($0 as? ImportFailure)?.identifier == "import-broken" }
    let large = SourceFile(path: "a.html", bytes: Array("<html>".utf8) + Array(repeating: 0x20, count: 10_000_000))
    #expect { try ImportReader.read(large) } throws: { ($0 as? ImportFailure)?.identifier == "import-too-large" }
  }

  @Test func anyBytesGiveARecipeOrAReason() {
    let alphabet = Array("<>/\"'={}[]: ,liu1½pscriptld+json".utf8)
    var state: UInt64 = 7
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      do {
        let reading = try ImportReader.read(SourceFile(path: "x", bytes: Array("<".utf8) + bytes))
        #expect(!reading.recipes.isEmpty)
      } catch { #expect(!error.hint.isEmpty) }
    }
  }
}
