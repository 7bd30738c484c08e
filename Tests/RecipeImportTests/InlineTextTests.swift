import Testing

@testable import RecipeImport

/// Texts whose ingredients stand in a line, and facts and headings as people write them.
@Suite struct InlineTextTests {
  private func draft(_ text: String) throws -> RecipeDraft { try #require(TextRecipe.read(text)) }

  @Test(arguments: [
    "Soup\nIngredients: 2 onions, 1 lemon, 3 cloves garlic (minced), 1 tbsp honey, oil, salt\nFry it all until soft.",
    "Soup\n2 onions / 1 lemon / 3 cloves garlic (minced) / 1 tbsp honey / oil / salt\nFry it all until soft.",
    "Soup for 2: 2 onions, 1 lemon, 3 cloves garlic (minced), 1 tbsp honey, oil, salt. Fry it all until soft.",
  ])
  func readsIngredientsOfOneLine(text: String) throws {
    let draft = try draft(text)
    #expect(
      draft.ingredientLines
        == ["2 onions", "1 lemon", "3 cloves garlic (minced)", "1 tbsp honey", "oil", "salt"])
    #expect(draft.instructionLines == ["Fry it all until soft."])
  }

  @Test func takesTheLastLineOfAListWithoutAnAmount() throws {
    let last = "Everything bagel seasoning or sesame seeds, to top"
    let text =
      "Sprouts\n\n2 cups sprouts\n2 tbsp soy sauce\n1 tsp sesame oil\n\(last)\n\nPreheat the oven.\nRoast it all."
    #expect(try draft(text).ingredientLines.last == last)
  }

  @Test func namesGroupsByTheWordsForParts() throws {
    let text = """
      Pad Thai

      Ingredients
      Sauce
      2 tbsp tamarind paste
      2 tbsp fish sauce
      Noodles
      150 g rice noodles
      8 prawns

      Method
      Fry it all until done.
      """
    #expect(try draft(text).groups.map(\.title) == ["Sauce", "Noodles"])
    let plain =
      "Soup\n\nIngredients\nOlive oil\n2 onions\n1 lemon\nSalt\n3 eggs\n1 egg\n\nMethod\nFry it all until done."
    #expect(try draft(plain).ingredientLines.contains("Olive oil"))
  }

  @Test func readsNoHeadingWithinASentence() throws {
    let draft = try draft(
      "Salat 😍 Zutaten: 250 g Nudeln, 1 Karotte, 6 Pilze. Zubereitung: Bevor es losgeht, am besten alle Zutaten gut "
        + "vorbereiten: Dazu Gurke schneiden. Dann alles mischen.")
    #expect(draft.ingredientLines == ["250 g Nudeln", "1 Karotte", "6 Pilze"])
    #expect(draft.instructionLines.joined(separator: " ").hasPrefix("Bevor es losgeht, am besten alle Zutaten gut"))
    #expect(draft.instructionLines.joined(separator: " ").hasSuffix("Dazu Gurke schneiden. Dann alles mischen."))
  }

  /// What is a food of its own, and what says more of the one before it.
  @Test(arguments: [
    ("2 onions, 1 lemon, Kosher salt, 3 eggs", ["2 onions", "1 lemon", "Kosher salt", "3 eggs"]),
    (
      "2 onions, 1 lemon, zest and juice, Salt and pepper, to taste, 3 eggs",
      ["2 onions", "1 lemon, zest and juice", "Salt and pepper, to taste", "3 eggs"]
    ),
    (
      "500 g beef, unpeeled, 2 onions, freshly ground black pepper, 1 egg",
      ["500 g beef, unpeeled", "2 onions", "freshly ground black pepper", "1 egg"]
    ),
    (
      "1/2 cup wine, chicken stock, or water, 2 eggs, 1 cup syrup, plus 1/3 cup syrup, 1 onion, raw",
      ["1/2 cup wine, chicken stock, or water", "2 eggs", "1 cup syrup, plus 1/3 cup syrup", "1 onion, raw"]
    ),
    (
      "1 Stück Ingwer, klein gehackt, 8 Oliven, entsteint, 2 Eier",
      ["1 Stück Ingwer, klein gehackt", "8 Oliven, entsteint", "2 Eier"]
    ),
    ("2 cups figs (chopped, 16 oz), 1 egg, 2 onions", ["2 cups figs (chopped, 16 oz)", "1 egg", "2 onions"]),
    ("1 egg, 2 tbsp oil, Juice of 1 lime, 2 onions", ["1 egg", "2 tbsp oil", "Juice of 1 lime", "2 onions"]),
    (
      "4 eggs, 1 pound zucchini, sliced lengthwise ¼ inch thick, 2 onions, plus more",
      ["4 eggs", "1 pound zucchini, sliced lengthwise ¼ inch thick", "2 onions, plus more"]
    ),
    (
      "1 Limette, Salz, Pfeffer, 200 g Mehl, Type 405, 2 Eier",
      ["1 Limette", "Salz", "Pfeffer", "200 g Mehl, Type 405", "2 Eier"]
    ),
  ])
  func partsFoodsFromRemarks(list: String, expected: [String]) throws {
    for label in ["Ingredients: ", ""] {
      #expect(try draft("Soup\n\(label)\(list)\nFry it all until soft.").ingredientLines == expected)
    }
  }

  @Test func takesFactsInOneLineBelowTheStepsForNoStep() throws {
    let draft = try draft(
      "Gâteau\n3 œufs\n200 g de sucre\n\nMélanger le tout et cuire.\nPour 8 personnes. Préparation 10 min, cuisson 35 min"
    )
    #expect(draft.yieldText == "Pour 8 personnes")
    #expect(draft.totalMinutes == 45)
    #expect(draft.instructionLines == ["Mélanger le tout et cuire."])
  }

  @Test(arguments: ["anbei das Rezept:", "here's the recipe you asked for:"])
  func aLineThatAnnouncesARecipeNamesNoGroup(line: String) throws {
    #expect(try draft("\(line)\n\nChili\n\n500 g beef\n1 onion\n\nFry it all.").groups.map(\.title) == [nil])
  }

  @Test func readsALineOfNothingButHeadings() throws {
    let line = String(repeating: "Ingredients: ", count: 2_000)
    #expect(
      try draft("Soup\n2 onions\n1 lemon\nFry it all until soft.\n\(line)").ingredientLines == ["2 onions", "1 lemon"])
  }

  @Test func readsTheIngredientsOfEachPart() throws {
    let draft = try draft(
      "Pizza\n\nIngredients for the dough\n500 g flour\n7 g yeast\n\nIngredients for the topping\n200 g tomatoes\n\nMethod\nBake it all."
    )
    #expect(draft.groups.map(\.title) == ["For the dough", "For the topping"])
    #expect(draft.instructionLines == ["Bake it all."])
  }
}
