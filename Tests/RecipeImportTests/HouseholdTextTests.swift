import Testing

@testable import RecipeImport

/// Recipes as households write them down, in four languages: nothing of the list is lost, and facts are no steps.
@Suite struct HouseholdTextTests {
  private func read(_ lines: String...) throws -> RecipeDraft {
    try #require(TextRecipe.read(lines.joined(separator: "\n")))
  }

  private static let steps = "Chop everything and put it into a pot. Cook it for a while."

  @Test func aLineThatEndsWithABracketEndsNoList() throws {
    let draft = try read(
      "Apfelkuchen", "", "Für 12 Stücke, 1 Stunde", "", "Zutaten:", "250g Mehl", "2 Eier (Gr. M)", "1 Prise Salz",
      "Für die Streusel:", "100 g kalte Butter", "80 g Zucker", "", "Zubereitung:", "Alles verrühren und backen.")
    #expect(
      draft.groups.map(\.lines) == [
        ["250g Mehl", "2 Eier (Gr. M)", "1 Prise Salz"], ["100 g kalte Butter", "80 g Zucker"],
      ])
    #expect(draft.groups.map(\.title) == [nil, "Für die Streusel"])
    #expect(draft.yieldText == "Für 12 Stücke" && draft.totalMinutes == 60)
  }

  @Test func aRemarkBetweenTwoPartsOfAListEndsNone() throws {
    let draft = try read(
      "Soup", "Ingredients:", "1 onion", "2 carrots", "The next ones are for the garnish only.", "1 tbsp parsley",
      "2 tbsp cream", "Method:", Self.steps)
    #expect(draft.ingredientLines == ["1 onion", "2 carrots", "1 tbsp parsley", "2 tbsp cream"])
  }

  @Test(
    arguments: [
      ("4 personas - 40 minutos", "4 personas", 40), ("Für 12 Stücke, 1 Stunde", "Für 12 Stücke", 60),
      ("(2 Pers.)", "2 Pers.", nil), ("Für 4 | 25 min", "Für 4", 25), ("Pour 6 crêpes", "Pour 6 crêpes", nil),
      ("Ingredients (6 servings):", "6 servings", nil), ("Du brauchst (für 4):", "für 4", nil),
      ("For about 20 cookies", "For about 20 cookies", nil), ("For 45 minutes", nil, nil),
      ("For 2 cups of stock", nil, nil),
    ] as [(String, String?, Int?)])
  func readsForHowManyAndHowLong(fact: String, yield: String?, minutes: Int?) throws {
    let draft = try read("Dish", fact, "1 onion", "2 carrots", "3 leeks", "", Self.steps)
    #expect(draft.yieldText == yield && draft.totalMinutes == minutes)
    #expect(draft.ingredientLines == ["1 onion", "2 carrots", "3 leeks"])
  }

  @Test(arguments: [
    ("Préparation 20 min, cuisson 35 min", 20, 35), ("Zubereitungszeit: 20 Minuten | Backzeit: 25 Minuten", 20, 25),
  ])
  func readsTwoTimesOfOneLine(fact: String, preparation: Int, cooking: Int) throws {
    let draft = try read("Dish", fact, "1 onion", "2 carrots", "3 leeks", "", Self.steps)
    #expect(
      draft.preparationMinutes == preparation && draft.cookingMinutes == cooking && draft.statedTotalMinutes == nil)
  }

  @Test(arguments: [
    "Dauer: 30 Minuten", "Tiempo: 30 min", "Serves 4.", "Nutrition (per serving): 262 calories; 22g fat",
  ])
  func factsBelowTheStepsAreNoSteps(fact: String) throws {
    let draft = try read("Dish", "1 onion", "2 carrots", "3 leeks", "", Self.steps, fact)
    #expect(draft.instructionLines == [Self.steps])
    #expect(draft.yieldText == (fact == "Serves 4." ? "Serves 4." : nil))
  }

  @Test(arguments: [
    "Notes: it freezes well.", "Tipp: it freezes well.", "Astuce : it freezes well.", "Consejo: it freezes well.",
  ])
  func aNoteInTheLastLineIsTheTip(note: String) throws {
    let draft = try read("Dish", "1 onion", "2 carrots", "3 leeks", "", Self.steps, note)
    #expect(draft.tip == "it freezes well." && draft.instructionLines == [Self.steps])
  }

  @Test func whatStandsRightAboveTheStepsIsSalt() throws {
    let draft = try read("Gurkensalat", "1 Gurke", "1 EL Essig", "Zucker, Salz, Pfeffer", Self.steps)
    #expect(draft.ingredientLines == ["1 Gurke", "1 EL Essig", "Zucker, Salz, Pfeffer"])
  }

  @Test func namesTheGroupsOfAListWithoutHeading() throws {
    let draft = try read(
      "Recipe: Chili", "Prep time: 15 min", "", "For the chili", "1 lb beef", "1 onion", "To serve", "sour cream",
      "cilantro", "", Self.steps)
    #expect(draft.title == "Chili" && draft.preparationMinutes == 15)
    #expect(draft.groups.map(\.title) == ["For the chili", "To serve"])
    #expect(draft.groups.map(\.lines) == [["1 lb beef", "1 onion"], ["sour cream", "cilantro"]])
  }

  @Test func bulletsBelowAListWithoutAnyAreSteps() throws {
    let draft = try read(
      "Kuchen", "350 g Butter", "6 Eier", "350 g Mehl", "- Butter schaumig rühren, Eier einzeln dazu",
      "- das Mehl unterheben und alles backen")
    #expect(draft.ingredientLines == ["350 g Butter", "6 Eier", "350 g Mehl"])
    #expect(draft.instructionLines.count == 2)
  }

  @Test func theWordForARecipeOpensTheStepsBelowAList() throws {
    let draft = try read(
      "Quiche (pour 6 personnes)", "Ingrédients", "3 œufs", "20 cl de lait", "Recette", "Mélanger le tout.")
    #expect(draft.title == "Quiche" && draft.yieldText == "pour 6 personnes")
    #expect(draft.ingredientLines == ["3 œufs", "20 cl de lait"] && draft.instructionLines == ["Mélanger le tout."])
  }
}
