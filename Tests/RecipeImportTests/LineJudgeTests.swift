import Testing

@testable import RecipeImport

@Suite struct LineJudgeTests {
  @Test(
    "ingredients begin with an amount, numbered steps do not",
    arguments: [
      ("200 g flour", true), ("1. 200 g flour", true), ("2 eggs", true), ("½ cup milk", true),
      ("1. Fry the onion", false), ("2) Add the stock", false), ("10. Serve", false), ("Fry the onion", false),
    ])
  func tellsAmountsFromNumbering(line: String, isIngredient: Bool) {
    #expect(LineJudge.beginsWithAmount(line) == isIngredient)
  }
}
