internal import Cookbook
internal import CookbookReading
internal import IngredientLines
internal import Nutrition

/// Amounts that stand without asterisks: they are read and scaled here, and are names for every other RecipeMD program.
struct UnmarkedAmounts {
  /// The first such line, among the recipe's ingredients in reading order.
  let first: Int
  private let count: Int

  /// `nil` where there is nothing to mark.
  init?(in entry: RecipeEntry, lines: [AnalysedLine]) {
    let ingredients = entry.recipe.allIngredients
    count = AmountMarking.marked(entry.recipe, language: entry.facts.language).count
    let found = zip(ingredients, lines.indices).first { ingredient, index in
      ingredient.amount == nil && !lines[index].line.amounts.isEmpty
    }
    guard count > 0, let found else { return nil }
    first = found.1
  }

  func problem(with ingredient: Ingredient, of recipe: Recipe) -> FoodNotes.Problem {
    let name = ingredient.plainFirstLine(recipe.texts)
    let others = count == 1 ? "" : " and \(count - 1) more"
    return FoodNotes.Problem(
      identifier: "recipemd-unmarked-amount",
      message: "the amount of “\(name)”\(others) stands without asterisks, and was read all the same",
      hint: "galley fmt --amounts sets them, so that it is certain and every RecipeMD program scales it")
  }
}
