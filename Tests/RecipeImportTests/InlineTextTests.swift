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
