internal import Cookbook
internal import IngredientLines

/// Ingredients under a heading that says that the dish works without them: `Optional toppings`.
enum OptionalGroups {
  /// - Parameter lines: those of all ingredients of the recipe in reading order.
  static func marked(_ lines: [AnalysedLine], in recipe: Recipe) -> [AnalysedLine] {
    let isOptional = recipe.ingredientsBelow(headingWhere: IngredientLineReader.saysOptional)
    return isOptional.contains(true) ? zip(lines, isOptional).map { $1 ? $0.asOptional() : $0 } : lines
  }
}
