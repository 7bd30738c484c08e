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
  /// Of the site's foods, by their numbers: recipes have them in common.
  private let names: [Int: [String]]

  /// Foods are looked up only where the expression or whoever prints the recipes asks for them, since that takes most of the
  /// time.
  package init(_ model: SiteModel, for expression: RecipeExpression, withFigures: Bool = false) {
    site = expression.asksKitchen || withFigures ? model.session.value?.site : nil
    recipes = model.recipes
    language = model.workspace.configuration.language
    names = site.map(Self.names) ?? [:]
  }

  private static func names(of site: Site) -> [Int: [String]] {
    let synonyms = FoodSynonyms(languages: site.languages)
    var names: [Int: [String]] = [:]
    for recipe in site.recipes {
      for case let food? in recipe.summary.foods.parts.map(\.food) where names[food] == nil {
        names[food] = synonyms.names(of: site.foods.foods[food])
      }
    }
    return names
  }

  package func record(of recipe: SiteRecipes.Listed) -> RecipeRecord {
    RecipeRecord(recipe.entry, recipe.summary, language: language, kitchen: kitchen(of: recipe.summary.path))
  }

  /// What a serving of a recipe provides; `nil` where no expression asks for it, or too little is known.
  package func serving(of recipe: SiteRecipes.Listed) -> ServingFigures? {
    siteRecipe(recipe.summary.path).flatMap(ServingFigures.init)
  }

  private func siteRecipe(_ path: String) -> SiteRecipe? {
    site.flatMap { site in site.recipeByPath[path].map { site.recipes[$0] } }
  }

  private func kitchen(of path: String) -> KitchenRecord? {
    guard let recipe = siteRecipe(path) else { return nil }
    let serving = ServingFigures(recipe)
    return KitchenRecord(
      foods: recipe.summary.foods.parts.compactMap(\.food).flatMap { names[$0] ?? [] },
      allergens: recipe.analysis.allergens.contains.allergens.map { "\($0)" },
      absentAllergens: recipe.analysis.absentAllergens.allergens.map { "\($0)" },
      diets: Diet.allCases.filter { recipe.analysis.diets[$0] == .fits }.map { "\($0)" },
      energy: serving?.energy, protein: serving?.protein)
  }
}

/// What lists say of a serving, in the numbers that pages show.
package struct ServingFigures {
  /// Kilocalories.
  package let energy: Int?
  /// Grams.
  package let protein: Int?
  /// Most of the energy rests on one guess: shown as about.
  package let isEstimate: Bool

  /// `nil` where too little of the recipe is known.
  init?(_ recipe: SiteRecipe) {
    guard let serving = recipe.serving else { return nil }
    energy = serving.energy.map { RoundedRows([$0]).total }
    protein = serving.protein.map { RoundedRows([$0]).total }
    isEstimate = recipe.isEstimate
  }
}
