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
  package static func read(
    _ workspace: Workspace, for expression: RecipeExpression, jobs: Int, console: any ProgramOutput
  ) -> RecipeRecords {
    let language = workspace.configuration.language
    if expression.asksKitchen,
      let session = SiteSession.plan(workspace, state: .empty, jobs: jobs, console: console).value
    {
      return RecipeRecords(recipes: SiteRecipes(session), site: session.site, language: language)
    }
    let recipes = SiteRecipes.read(workspace, jobs: jobs, console: console)
    return RecipeRecords(recipes: recipes, site: nil, language: language)
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
