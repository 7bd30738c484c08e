import SourceText
import Testing

@testable import RecipeImport

/// Texts with furniture of the page they were copied from, with lines that go on, or with all in one line.
@Suite struct UntidyLineTests {
  private func read(_ text: String) throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: "a.txt", text: text)).recipes.first)
  }

  // MARK: Furniture

  @Test func whatStandsOnThePageAroundTheRecipeIsNoneOfIt() throws {
    let draft = try read(
      "Skip to content\nEasy Banana Bread\nJump to Recipe\n\nIngredients\n1x 2x 3x\nDeselect All\n3 bananas\n1 cup flour\nAdd to Shopping List\n\nInstructions\nMash the bananas.\nBake for an hour.\nI Made It\nSee more\nPhoto by Ann"
    )
    #expect(draft.title == "Easy Banana Bread")
    #expect(draft.ingredientLines == ["3 bananas", "1 cup flour"])
    #expect(draft.instructionLines == ["Mash the bananas.", "Bake for an hour."])
  }

  @Test(arguments: [
    "My Blog\nEasy Banana Bread\nJump to Recipe\n\nIngredients",
    "Home About Recipes\nEasy Banana Bread\nBy Jenny\nSo moist and so good, you will love it.\nEasy Banana Bread\nIngredients",
  ])
  func aNameAboveALeapOrTheListIsTheTitle(head: String) throws {
    let draft = try read("\(head)\n3 bananas\n1 cup flour\n\nInstructions\nMash the bananas.\nBake for an hour.")
    #expect(draft.title == "Easy Banana Bread")
    #expect(draft.ingredientLines == ["3 bananas", "1 cup flour"])
  }

  @Test func aLineThatSaysItNamesTheRecipeWins() throws {
    let draft = try read(
      "From the kitchen of: Betty\nRecipe: Zucchini Bread\n\n3 eggs\n2 cups sugar\n\nBeat eggs; add sugar.\nBake 1 hr.")
    #expect(draft.title == "Zucchini Bread")
  }

  // MARK: Lines that go on

  @Test func ingredientsThatGoOnAreWhole() throws {
    let draft = try read(
      "Bean Salad\n\nIngredients\n1 can cannellini beans, drained\nand rinsed well under cold water\n2 tablespoons olive oil, plus\nmore for drizzling\n1 small red onion, very thinly\nsliced\n200 g tomatoes\n   cut into quarters\n\nMethod\n1. Toss.\n2. Serve."
    )
    #expect(
      draft.ingredientLines == [
        "1 can cannellini beans, drained and rinsed well under cold water",
        "2 tablespoons olive oil, plus more for drizzling", "1 small red onion, very thinly sliced",
        "200 g tomatoes cut into quarters",
      ])
  }

  @Test func commasAtTheEndsOfIngredientsJoinNothing() throws {
    let draft = try read("Soup\n\nIngredients\n2 onions,\nsalt,\n1 l stock,\npepper\n\nMethod\nFry.\nServe.")
    #expect(draft.ingredientLines.count == 4)
  }

  @Test(arguments: [
    "serving amount 2\n300 grams\nBeef Mince\n1 unit(s)\nCarrot\n150 grams\nJasmine Rice",
    "300 grams\nBeef Mince\n1 unit(s)\nCarrot\n150 grams\nJasmine Rice",
    "Beef Mince\n300 g\nCarrot\n1\nJasmine Rice\n150 g",
  ])
  func amountsInLinesOfTheirOwnBelongToTheirNames(list: String) throws {
    let draft = try read(
      "Sticky Beef\n\nIngredients\n\(list)\n\nInstructions\n1\nCook the rice in 300ml water.\n2\nFry the beef. Add the carrot."
    )
    #expect(draft.ingredientLines.count == 3)
    #expect(draft.ingredientLines.first?.hasSuffix(" Beef Mince") == true)
    #expect(draft.ingredientLines.first?.hasPrefix("300 g") == true)
    #expect(draft.instructionLines.count == 2)
  }

  @Test func aNoteBelowACountedStepIsATip() throws {
    let draft = try read(
      "Rice\n\n1 cup rice\n2 cups water\n\n1. Boil the water\n2. Add the rice, cook 12 min\nNote: do not stir.")
    #expect(draft.instructionLines == ["Boil the water", "Add the rice, cook 12 min"])
    #expect(draft.tip == "do not stir.")
    #expect(draft.cookingMinutes == nil)
  }

  // MARK: One line

  @Test func whatIsDoneToAnIngredientStaysWithIt() throws {
    let draft = try read(
      "Creamy pasta 😍 Ingredients: 200 g pasta, 100 ml cream, 1 clove garlic (crushed), 1 onion, finely chopped, salt and pepper. Method: Boil the pasta. Fry the garlic. Add cream. Serve."
    )
    #expect(draft.title == "Creamy pasta")
    #expect(
      draft.ingredientLines == [
        "200 g pasta", "100 ml cream", "1 clove garlic (crushed)", "1 onion, finely chopped",
        "salt and pepper",
      ])
  }

  @Test func aListBehindAHeadingMayBeShort() throws {
    let draft = try read(
      "How to Boil Corn 😍 Ingredients: 6 ears fresh corn, 3 tbsp butter, Sea salt. Method: Boil the corn in water. Rub it with butter and salt."
    )
    #expect(draft.ingredientLines == ["6 ears fresh corn", "3 tbsp butter", "Sea salt"])
  }

  @Test func aNameOfOneWordBeforeAHeadingIsTheTitle() throws {
    let draft = try read(
      "Nudeln 😍 Zutaten: 200 g Nudeln, 100 ml Sahne, 1 Zehe Knoblauch, Salz. Zubereitung: Nudeln kochen. Knoblauch anbraten. Sahne dazu."
    )
    #expect(draft.title == "Nudeln")
    #expect(draft.ingredientLines == ["200 g Nudeln", "100 ml Sahne", "1 Zehe Knoblauch", "Salz"])
  }
}
