import Cookbook
import Testing
import WebPages

@testable import RecipeImport

/// The shapes in which sites state their recipes, whatever the vocabulary says.
@Suite struct MarkupShapeTests {
  private static let ingredients = #""recipeIngredient": ["200 g flour", "3 eggs", "1 lemon"]"#
  private static let steps = #""recipeInstructions": ["Mix the flour and eggs.", "Bake for 40 minutes."]"#

  private func draft(
    ingredients: String = MarkupShapeTests.ingredients, steps: String = MarkupShapeTests.steps, more: String = ""
  ) throws -> RecipeDraft {
    try draft(json: #"{"@type": "Recipe", "name": "Cake", \#(ingredients), \#(steps)\#(more)}"#)
  }

  private func draft(json: String) throws -> RecipeDraft {
    let html = "<title>Cake</title><script type='application/ld+json'>\(json)</script><h1>Cake</h1>"
    return try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  @Test(arguments: [
    #""200 g flour • 3 eggs • 1 lemon""#, #""- 200 g flour\n- 3 eggs\n- 1 lemon""#, #""200 g flour, 3 eggs, 1 lemon""#,
    #""<ul><li>200 g flour</li><li>3 eggs</li><li>1 lemon</li></ul>""#, #"[["200 g flour", "3 eggs"], ["1 lemon"]]"#,
    #"["200 200 g flour", "3 3 eggs", "1 1 lemon"]"#, #"[null, "200 g flour", "", "3 eggs", "1 lemon"]"#,
    #"["200 g flour", "---", "3 eggs", "* * *", "1 lemon"]"#,
    #"[], "ingredients": ["200 g flour", "3 eggs", "1 lemon"]"#,
    #"["200 g flour", "3 eggs", "1 lemon", "200 g flour  3 eggs 1 Lemon "]"#,
    #"["200 g flour", "3 eggs", "1 l\\u0065mon[/caption]"]"#,
  ])
  func readsIngredientsInAnyShape(value: String) throws {
    #expect(
      try draft(ingredients: "\"recipeIngredient\": \(value)").ingredientLines == ["200 g flour", "3 eggs", "1 lemon"])
  }

  @Test(arguments: [
    ("((200 g)) flour", "(200 g) flour"), ("3 eggs (, beaten)", "3 eggs (beaten)"), ("1 lemon (zest", "1 lemon (zest"),
    ("200 g flour", "200 g flour"), ("((2) big) eggs", "((2) big) eggs"), ("salt, (fine)", "salt, (fine)"),
  ])
  func readsBracketsAsTheyAreMeant(line: String, meant: String) throws {
    let draft = try draft(ingredients: "\"recipeIngredient\": [\"\(line)\", \"1 egg\"]")
    #expect(draft.ingredientLines == [meant, "1 egg"])
  }

  /// Authors, times, words and steps: a list of a million bytes is no statement of a recipe.
  @Test func looksAtFiveThousandValuesOfAList() throws {
    let list = (0..<5_005).map { "\"a\($0)\"" }.joined(separator: ",")
    let draft = try draft(more: ", \"review\": [\(list)], \"author\": {\"name\": \"Anna\"}")
    #expect(draft.authors == ["Anna"])
    #expect(draft.losses == [ImportLoss(.dropped, "review", "6 further values, more than a recipe can have")])
    #expect(draft.ingredientLines.count == 3)
  }

  @Test(arguments: [
    (#"["12 rolls", "6 servings"]"#, "12 rolls", ["6 servings"]), (#"["4", "4 servings"]"#, "4 servings", []),
    (#"["6 servings", "6 people"]"#, "6 servings", []), ("4", "4", []),
  ]) func takesYieldsThatCountDifferentThings(value: String, main: String, further: [String]) throws {
    let draft = try draft(more: ", \"recipeYield\": \(value)")
    #expect(draft.yieldText == main && draft.furtherYields == further)
  }

  @Test func keepsHowACategoryIsWritten() throws {
    let draft = try draft(
      more: #", "recipeCategory": "Cookies, Cakes & Desserts", "recipeCuisine": ["Thai", "Lao, Isan"]"#)
    #expect(draft.categories == ["Cookies", "Cakes & Desserts"] && draft.statedCategory == "Cookies, Cakes & Desserts")
    #expect(draft.cuisines == ["Thai", "Lao", "Isan"] && draft.statedCuisine == "Thai,Lao, Isan")
  }

  @Test func readsWhatHeadingsOfPartsOpenAsTheyAreWritten() throws {
    let lines = #""recipeIngredient": ["Massa:", "3 eggs", "2 cups flour", "Cobertura:", "1 tbsp butter"]"#
    let groups = try draft(ingredients: lines).groups
    #expect(groups.map(\.title) == ["Massa", "Cobertura"] && groups.map(\.statedTitle) == ["Massa:", "Cobertura:"])
  }

  @Test func takesNoStepForAHeadingOfIngredients() throws {
    let steps = #""recipeInstructions": ["Directions", "Blend dressing ingredients", "Pour it over the salad."]"#
    #expect(try draft(steps: steps).instructionLines == ["Blend dressing ingredients", "Pour it over the salad."])
  }

  @Test func readsGroupsAndServingsOfAProgram() throws {
    let state = """
      {"recipe": {"title": "Katsu", "servings": {"amount": 2, "unit": "portions"}, "ingredientGroups": [
      {"name": "Chicken", "ingredients": [{"quantity": "2", "name": "chicken breasts"}]},
      {"name": "Sauce", "ingredients": [{"quantity": "300", "unit": "ml", "name": "stock"}]}],
      "instructions": [{"text": "Fry the chicken."}, {"text": "Simmer the sauce."}]}}
      """
    let html = "<h1>Katsu</h1><script>window.__INITIAL_STATE__=\(state);</script>"
    let draft = try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
    #expect(draft.groups.map(\.title) == ["Chicken", "Sauce"])
    #expect(draft.ingredientLines == ["2 chicken breasts", "300 ml stock"] && draft.yieldText == "2 portions")
  }

  @Test func takesEmphasisedLinesOfAListForHeadings() throws {
    let value = #"["<strong>Ragù</strong>", "500 g beef", "<b>Sauce:</b>", "50 g butter", "1 onion"]"#
    let groups = try draft(ingredients: "\"recipeIngredient\": \(value)").groups
    #expect(groups.map(\.title) == ["Ragù", "Sauce"])
    #expect(groups.map(\.lines) == [["500 g beef"], ["50 g butter", "1 onion"]])
    let bold = #"["<b>salt</b>", "<b>pepper</b>", "1 egg"]"#
    #expect(try draft(ingredients: "\"recipeIngredient\": \(bold)").ingredientLines == ["salt", "pepper", "1 egg"])
  }

  @Test func takesEmphasisedItemsOfMicrodataForHeadings() throws {
    let lines = [
      "<strong>Filling</strong>", "5 cups berries", "<b>1 tbsp</b><i>flour</i>", "<b> Topping </b>", "1 egg",
    ]
    let items = lines.map { "<li itemprop=ingredients>\($0)</li>" }.joined()
    let html = "<div itemscope itemtype='http://schema.org/Recipe'><h1 itemprop=name>Pie</h1><ul>\(items)</ul></div>"
    let groups = try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first).groups
    #expect(groups.map(\.title) == ["Filling", "Topping"])
    #expect(groups.map(\.lines) == [["5 cups berries", "1 tbsp flour"], ["1 egg"]])
  }

  @Test func dropsTheYieldBehindTheLastStepOfAWholeRecipe() throws {
    let steps = #""recipeInstructions": ["Mix.", "Bake for 40 minutes. Serves 8."]"#
    let facts = ", \"recipeYield\": \"8 servings\", \"totalTime\": \"PT1H\""
    #expect(try draft(steps: steps, more: facts).instructionLines == ["Mix.", "Bake for 40 minutes."])
    let other = ", \"recipeYield\": \"6 servings\", \"totalTime\": \"PT1H\""
    #expect(try draft(steps: steps, more: other).instructionLines.last == "Bake for 40 minutes. Serves 8.")
  }

  @Test func opensNoBracketWithAComma() throws {
    let value = #"["1 lemon (, sliced)", "3 eggs", "6 thighs ((about 2 lb))"]"#
    #expect(
      try draft(ingredients: "\"recipeIngredient\": \(value)").ingredientLines
        == ["1 lemon (sliced)", "3 eggs", "6 thighs (about 2 lb)"])
  }

  @Test func dropsWhatAPageAsksOfItsReadersBelowTheSteps() throws {
    let steps = #""recipeInstructions": ["Mix.", "Leave to rise.", "Did you make this recipe? Tag us @cakes!"]"#
    #expect(try draft(steps: steps).sections.flatMap(\.steps).map(\.text) == ["Mix.", "Leave to rise."])
  }

  @Test func closesFractionsAndKeepsRemarksInBrackets() throws {
    let value = #"["1 /2 cup flour", "3 eggs [room-warm]", "1 lemon [caption id='7' width=3]"]"#
    #expect(
      try draft(ingredients: "\"recipeIngredient\": \(value)").ingredientLines
        == ["1/2 cup flour", "3 eggs [room-warm]", "1 lemon"])
  }

  @Test(arguments: [
    #""1. Mix the flour and eggs. 2. Bake for 40 minutes.""#, #""1.Mix the flour and eggs.2.Bake for 40 minutes.""#,
    #""Step 1: Mix the flour and eggs. Step 2: Bake for 40 minutes.""#,
    #""Step 1\nMix the flour and eggs.\nStep 2\nBake for 40 minutes.""#,
    #""Mix the flour and eggs., Bake for 40 minutes.""#, #"["1 Mix the flour and eggs.", "2 Bake for 40 minutes."]"#,
    #"[{"position": 2, "text": "Bake for 40 minutes."}, {"position": 1, "text": "Mix the flour and eggs."}]"#,
    #"[{"@type": "HowToSection", "name": " ", "itemListElement": [{"@type": "HowToSection", "itemListElement": ["#
      + #"{"text": "Mix the flour and eggs."}, {"text": "Bake for 40 minutes."}]}]}]"#,
    #"["Mix the flour and eggs.[/caption]", "Bake for 40 minutes.[gallery ids=1]"]"#,
  ])
  func readsStepsInAnyShape(value: String) throws {
    let recipe = try #require(DraftRecipe(try draft(steps: "\"recipeInstructions\": \(value)"))).recipe
    #expect(recipe.instructions == "1. Mix the flour and eggs.\n2. Bake for 40 minutes.")
  }

  @Test(arguments: [
    #""Calories: 240, Fat: 8 g, Protein: 5 g, Carbs: 30 g""#, #"["240 kcal, 8 g fat, 5 g protein, 30 g carbs"]"#,
    #"{"calories": "1004 kJ (240 kcal)", "fatContent": "8 g", "proteinContent": 5, "carbohydrateContent": "30"}"#,
  ])
  func readsNutrientsInAnyShape(value: String) throws {
    let recipe = try #require(DraftRecipe(try draft(more: ", \"nutrition\": \(value)"))).recipe
    #expect(recipe.description?.contains("Nutrition: 240 kcal, 5 g protein, 30 g carbs, 8 g fat") == true)
  }

  @Test(arguments: [
    "8.0", #""8.0""#, #"["8", "8 servings"]"#, #"[null, "8"]"#, #"{"value": 8, "unitText": "servings"}"#,
  ])
  func readsYieldsInAnyShape(value: String) throws {
    #expect(try draft(more: ", \"recipeYield\": \(value)").yieldText.flatMap(YieldText.canonical) == "8 servings")
  }

  @Test func readsARecipeThatIsStatedInTwoPlaces() throws {
    let json = """
      {"@type": "Recipe", "name": "Cake", \(Self.ingredients)}</script><script type='application/ld+json'>
      {"@type": "Recipe", "name": "Cake", \(Self.steps)}
      """
    #expect(try draft(json: json).instructionLines.count == 2)
  }

  @Test func readsNamesThatBeginWithCapitals() throws {
    let json =
      #"{"@type": "Recipe", "Name": "Cake", "RecipeIngredient": ["200 g flour"], "RecipeInstructions": "Mix."}"#
    #expect(try draft(json: json).ingredientLines == ["200 g flour"])
  }

  @Test(arguments: ["<!-- an ad -->", "<!-- more -->\n"])
  func passesOverCommentsBetweenTheValues(comment: String) throws {
    let json = #"{"@type": "Recipe", "name": "Cake", \#(Self.ingredients), \#(comment)\#(Self.steps)}"#
    #expect(try draft(json: json).instructionLines.count == 2)
  }
}
