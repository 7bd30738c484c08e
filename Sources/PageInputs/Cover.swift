internal import Cookbook
package import CoverDrawing
internal import Fingerprints
internal import Foods
internal import Nutrition
package import SitePlanning

/// The cover drawn for a recipe without a picture: each food in its own colour and shape, by its weight.
package enum Cover {
  package static func svg(of recipe: SiteRecipe, in site: Site) -> [UInt8] {
    CoverDrawing.svg(of: subject(of: recipe, in: site))
  }

  package static func subject(of recipe: SiteRecipe, in site: Site) -> CoverSubject {
    let summary = recipe.summary
    return CoverSubject(
      seed: Fingerprint(of: summary.path).low, title: summary.title, tags: summary.tags,
      category: ground(of: summary.facts.category), portions: portions(of: summary, in: site))
  }

  /// Equal foods joined, in the order they are first named; without foods that have no look, which disappear in the
  /// dish: water, salt, oil. What another recipe makes looks as the food of its name does.
  private static func portions(of summary: RecipeSummary, in site: Site) -> [CoverPortion] {
    let language = FoodLanguage(tag: summary.language ?? site.configuration.language)
    var portions: [CoverPortion] = []
    var slots: [Int: Int] = [:]
    for (name, part) in zip(summary.ingredientNames, summary.foods.parts) {
      let share = share(of: part, in: summary)
      guard let index = part.food ?? language.flatMap({ site.foods.index(named: name, in: $0) }) else {
        if let portion = CoverPortion(unknown: name, share: share) { portions.append(portion) }
        continue
      }
      if let slot = slots[index] {
        portions[slot].share += share
      } else if let look = site.foods.foods[index].look, let portion = portion(look, share) {
        slots[index] = portions.count
        portions.append(portion)
      }
    }
    return portions
  }

  private static func portion(_ look: Food.Look, _ share: Double) -> CoverPortion? {
    PieceShape(rawValue: look.shape).map { shape in
      CoverPortion(color: Tint(look.colour), inner: look.inner.map(Tint.init), shape: shape, share: share)
    }
  }

  /// Grams; what has no weight is a trace, or as much as other lines where an amount is stated.
  private static func share(of part: RecipeFoods.Part, in summary: RecipeSummary) -> Double {
    if let milligrams = part.milligrams { return Double(milligrams) / 1000 }
    return part.food == nil ? Double(max(summary.foods.analysis.nutrition.typicalLine, 4000)) / 1000 : 4
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
