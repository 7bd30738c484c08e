import Cookbook
import FoodTable
import Nutrition
import Quantities
import Testing

/// Bread, rice and pasta whose amount nobody states.
@Suite struct UnstatedStapleTests {
  private static func status(_ lines: [String]) -> RecipeNutrition.Status {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let recipe = Recipe(
      title: "A", yields: [Amount(Rational(4), unit: "servings")], ingredients: lines.map { Ingredient(name: $0) })
    let entry = RecipeEntry(path: "a.md", recipe: recipe)
    let joined = AnalysisJoin.join([analyst.analysis(of: entry)], targets: [[]]) { _, _ in nil }
    return RecipeNutrition(joined[0], threshold: 850).status
  }

  @Test(arguments: [
    // 300 kcal a serving, and as much again on the plate.
    (["600 g minced beef"], RecipeNutrition.Status.computed),
    (["600 g minced beef", "corn tortillas, for serving"], .computed),
    (["600 g minced beef", "cooked rice"], .estimated),
    (["600 g minced beef", "spaghetti"], .estimated),
    // Far more than the bread beside it.
    (["1200 g minced beef", "crusty bread, to serve"], .computed),
    // No portion of anything.
    (["600 g minced beef", "flour, for dusting", "breadcrumbs", "salt"], .computed),
    (["600 g minced beef", "spaghetti (optional)"], .computed),
    // With the butter it has half as much again.
    (["4 ears sweetcorn", "3 tbsp butter (optional)"], .estimated),
    (["600 g minced beef", "3 tbsp butter (optional)"], .computed),
    // 90 kcal a serving, and the butter on it; but not that on the tin, or on a dish that has enough itself.
    (["4 ears sweetcorn", "butter", "salt"], .estimated),
    (["4 ears sweetcorn", "grated cheddar, to serve"], .estimated),
    (["4 ears sweetcorn", "butter, for greasing"], .computed),
    (["4 ears sweetcorn", "butter, at room temperature"], .estimated),
    (["4 ears sweetcorn", "butter, for the pan and to serve"], .estimated),
    (["4 ears sweetcorn", "olive oil, for brushing"], .computed),
    (["4 ears sweetcorn", "Butter, zum Bestreichen"], .estimated),
    (["4 ears sweetcorn", "Butter, für die Form"], .computed),
    (["4 ears sweetcorn", "beurre, pour le moule"], .computed),
    (["600 g minced beef", "butter", "grated cheddar, to serve"], .computed),
  ])
  func makeALightDishAnEstimate(lines: [String], status: RecipeNutrition.Status) {
    #expect(Self.status(lines) == status)
  }
}
