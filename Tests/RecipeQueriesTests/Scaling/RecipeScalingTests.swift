import Cookbook
import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct RecipeScalingTests {
  private static let text = """
    # Stew

    **4 servings, 1.5 l**

    ---

    - *1/3 cup* oil
    - *2-3* onions
    - *some* salt
    - pepper

    ## Dumplings

    - *~ 250 g* flour

    ### Herbs

    - *1 1/2 bunches* dill

    ---

    Use *all* of the 250 g.
    """

  @Test func multipliesEveryAmountExactly() throws {
    let scaled = try #require(recipe(Self.text).multiplied(by: rational("2/3")))
    #expect(
      lines(scaled) == [
        "*2/9 cup* oil", "*1 1/3-2* onions", "*some* salt", "pepper", "Dumplings: *~166 2/3 g* flour",
        "Dumplings: Herbs: *1 bunches* dill",
      ])
    #expect(scaled.yields == [try amount("2 2/3 servings"), try amount("1 l")])
    #expect(scaled.instructions == "Use *all* of the 250 g.")
  }

  @Test("scaling there and back gives the same recipe", arguments: ["2", "1/2", "1/7", "22/7", "1000", "3/100", "1"])
  func scalesThereAndBack(factor: String) throws {
    let factor = try rational(factor)
    let original = try recipe(Self.text)
    let inverse = try #require(Rational.one.divided(by: factor))
    let back = try #require(original.multiplied(by: factor)?.multiplied(by: inverse))
    #expect(Self.withoutSpelling(back) == Self.withoutSpelling(original))
  }

  @Test("scaling in steps is scaling at once", arguments: [("2", "3"), ("1/3", "3/5"), ("7/2", "2/7")])
  func scalesInSteps(first: String, second: String) throws {
    let (first, second) = (try rational(first), try rational(second))
    let recipe = try recipe(Self.text)
    let stepwise = recipe.multiplied(by: first)?.multiplied(by: second)
    let product = try #require(first.multiplied(by: second))
    #expect(stepwise.map(Self.withoutSpelling) == recipe.multiplied(by: product).map(Self.withoutSpelling))
  }

  @Test func saysWhenAnAmountDoesNotFit() throws {
    #expect(try recipe(Self.text).multiplied(by: Rational(Int.max)) == nil)
  }

  /// The spelling of a range in the file does not outlive its numbers.
  private static func withoutSpelling(_ recipe: Recipe) -> Recipe {
    func plain(_ ingredient: Ingredient) -> Ingredient {
      var ingredient = ingredient
      ingredient.amount?.plainUnit = nil
      return ingredient
    }
    func plain(_ group: IngredientGroup) -> IngredientGroup {
      IngredientGroup(
        title: group.title, ingredients: group.ingredients.map(plain),
        ingredientGroups: group.ingredientGroups.map(plain))
    }
    var result = recipe
    result.ingredients = recipe.ingredients.map(plain)
    result.ingredientGroups = recipe.ingredientGroups.map(plain)
    return result
  }
}
