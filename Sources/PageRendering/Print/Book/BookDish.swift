internal import Cookbook
internal import Mustache
internal import PageBuilding

/// A recipe as a book shows it.
struct BookDish {
  /// The view of the recipe.
  let recipe: RecipeView
  let hasLongMethod: Bool

  /// Letters in a line of each column, on any of the papers.
  private static let ingredientLine = 26
  private static let methodLine = 46

  /// Whether the method fills more lines than the ingredients, about: the shorter column has room for what else is to be
  /// said.
  static func hasLongMethod(_ recipe: Recipe) -> Bool {
    let ingredients = recipe.allIngredients.map { lines($0.name.utf8.count + 8, of: ingredientLine) }
    let method = (recipe.instructions ?? "").utf8.split(separator: 0x0A).map { lines($0.count, of: methodLine) }
    return method.reduce(0, +) > ingredients.reduce(0, +) + 2 * recipe.ingredientGroups.count
  }

  private static func lines(_ count: Int, of width: Int) -> Int { (count + width - 1) / width }
}
