internal import Foods
internal import Nutrition
package import RecipeQueries
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// The recipes of a site as expressions ask for them: with what foods say about them where an expression wants to know.
package struct RecipeRecords {
  package let recipes: SiteRecipes
  private let site: Site?
  private let language: String

  /// Foods are looked up only where the expression asks for them, since that takes most of the time.
  package init(_ model: SiteModel, for expression: RecipeExpression) {
    site = expression.asksKitchen ? model.session.value?.site : nil
    recipes = model.recipes
    language = model.workspace.configuration.language
  }

  package func record(of recipe: SiteRecipes.Listed) -> RecipeRecord {
    RecipeRecord(recipe.entry, recipe.summary, language: language, kitchen: kitchen(of: recipe.summary.path))
  }

  private func kitchen(of path: String) -> KitchenRecord? {
    guard let site, let index = site.recipeByPath[path] else { return nil }
    let recipe = site.recipes[index]
    let synonyms = FoodSynonyms(languages: site.languages)
    let foods = recipe.summary.foods.parts.compactMap(\.food).map { site.foods.foods[$0] }
    return KitchenRecord(
      foods: foods.flatMap(synonyms.names(of:)),
      allergens: recipe.kitchen.allergens.contains.allergens.map { "\($0)" },
      diets: Diet.allCases.filter { recipe.kitchen.diets[$0] == .fits }.map { "\($0)" },
      energy: recipe.serving?.energy.map { RoundedRows([$0]).total },
      protein: recipe.serving?.protein.map { RoundedRows([$0]).total })
  }
}
