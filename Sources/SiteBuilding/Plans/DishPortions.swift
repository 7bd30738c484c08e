internal import Cookbook
internal import Foods
package import MealPlanning
internal import Nutrition
internal import SitePlanning

/// What one serving of each recipe of a site provides.
package enum DishPortions {
  /// By path; without the recipes that too little is known of, or that do not say how many they serve.
  package static func of(_ model: SiteModel) -> [String: DishPortion] {
    let library = model.library
    var analyst = RecipeAnalyst(foods: model.foods, language: library.configuration.language)
    let threshold = library.configuration.nutrition.coverage
    var portions: [String: DishPortion] = [:]
    for recipe in model.recipes.recipes {
      let analysis = RecipeAnalysis(recipe.entry, in: library, analyst: &analyst, threshold: threshold)
      guard analysis.nutrition.status != .incomplete, let figures = analysis.nutrition.figures.perServing,
        let energy = figures.energy, let protein = figures.protein, energy > 0
      else { continue }
      portions[recipe.summary.path] = DishPortion(energy: energy, protein: protein)
    }
    return portions
  }
}
