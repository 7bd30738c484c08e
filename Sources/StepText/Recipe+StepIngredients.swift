public import Cookbook

extension Recipe {
  /// The ingredients in reading order, as the steps call them.
  ///
  /// - Parameter language: BCP 47 tag of the recipe.
  public func stepIngredients(language: String?) -> StepIngredientList {
    StepIngredientList(
      allIngredients.map { StepIngredient(name: $0.name, amount: $0.amount, language: language) })
  }
}
