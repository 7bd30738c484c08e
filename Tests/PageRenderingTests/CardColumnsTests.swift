import Cookbook
import Quantities
import SitePlanning
import Testing

@testable import PageRendering

@Suite struct CardColumnsTests {
  private static func share(
    ingredients: Int, steps: Int, isClose: Bool = false, size: CardSize = .a5
  ) -> Int {
    var recipe = Recipe(title: "Soup")
    recipe.ingredients = (0..<ingredients).map { _ in
      Ingredient(amount: Amount(Rational(250), unit: "g"), name: "chestnut mushrooms, finely sliced")
    }
    // Two lines beside a narrow column, three beside one of the usual width.
    let step = "1. Stir everything together and wait until it is golden at the edges, or so."
    recipe.instructions = Array(repeating: step, count: steps).joined(separator: "\n")
    var setup = CardSetup(size: size)
    setup.isClose = isClose
    return CardColumns(recipe, amountIndent: 38, setup: setup).ingredientShare
  }

  @Test func manyIngredientsGetMoreOfTheWidth() {
    #expect(Self.share(ingredients: 4, steps: 8) == CardColumns.usualShare)
    #expect(Self.share(ingredients: 16, steps: 6) > CardColumns.usualShare)
    #expect(Self.share(ingredients: 80, steps: 3) <= 48)
  }

  @Test func aLongMethodGetsMoreOfItOnlyWherePaperIsToBeSaved() {
    #expect(Self.share(ingredients: 4, steps: 20) == CardColumns.usualShare)
    #expect(Self.share(ingredients: 4, steps: 20, isClose: true) < CardColumns.usualShare)
  }

  @Test(arguments: CardSize.allCases) func anEmptyRecipeHasColumnsToo(size: CardSize) {
    #expect(Self.share(ingredients: 0, steps: 0, size: size) == CardColumns.usualShare)
  }
}
