internal import Cookbook
package import MealPlanning
package import Nutrition
internal import SitePlanning

/// What is known of everything that is planned in some days, each dish once.
package struct PlannedAnalyses {
  package private(set) var dishes: [PlannedEntry.Subject: DishNutrition] = [:]
  /// The recipes among them, in the order they are first eaten.
  package private(set) var recipes: [(path: String, recipe: RecipeAnalysis)] = []

  /// The ingredients of the recipes, by their path.
  package var ingredients: [String: [AnalysedLine]] {
    Dictionary(recipes.map { ($0.path, $0.recipe.lines) }) { first, _ in first }
  }

  package init(_ entries: [PlannedEntry], recipes site: SiteRecipes, _ model: SiteModel) {
    let library = model.library
    let recipesByPath = Dictionary(zip(site.recipes.lazy.map(\.summary.path), site.recipes)) { first, _ in first }
    var analyst = RecipeAnalyst(foods: model.foods, language: library.configuration.language)
    for entry in entries where dishes[entry.subject] == nil {
      switch entry.subject {
      case .recipe(let path, _):
        guard let found = recipesByPath[path] else { continue }
        let recipe = RecipeAnalysis(
          found.entry, in: library, analyst: &analyst, threshold: library.configuration.nutrition.coverage)
        recipes.append((path, recipe))
        dishes[entry.subject] = DishNutrition(recipe.nutrition)
      case .food(let text):
        dishes[entry.subject] = PlannedFood.line(text, analyst: &analyst).map { DishNutrition($0) } ?? .unknown
      case .note(_, let stated): dishes[entry.subject] = DishNutrition(stated)
      }
    }
  }
}
