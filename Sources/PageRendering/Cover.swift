internal import Cookbook
internal import CoverDrawing
internal import Fingerprints
internal import SitePlanning

/// The cover drawn for a recipe without a picture.
enum Cover {
  static func svg(of recipe: SiteRecipe) -> [UInt8] {
    let summary = recipe.summary
    let ingredients = zip(summary.ingredientNames, summary.ingredientWeights).map {
      CoverIngredient(name: $0, share: Double($1))
    }
    return CoverDrawing.svg(
      of: CoverSubject(
        seed: Fingerprint(of: summary.path).low, title: summary.title, tags: summary.tags,
        category: ground(of: summary.facts.category), ingredients: ingredients))
  }

  private static func ground(of category: RecipeCategory?) -> Ground {
    switch category {
    case .breakfast: .breakfast
    case .lunch: .lunch
    case .dinner: .dinner
    case .snack: .snack
    case .named, nil: .other
    }
  }
}
