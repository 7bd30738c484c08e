package import Cookbook
internal import SitePlanning
internal import Words

/// The orders recipes are listed in.
package enum RecipeOrder: String, CaseIterable {
  /// By the alphabet.
  case title
  /// The quickest first, those without a time last.
  case time
  /// The newest first, those without a date last.
  case date

  /// Those that are equal come in the order of titles, then of paths.
  ///
  /// - Parameter dates: days from version control, by path, for recipes that state none.
  package func sorted(_ recipes: [SiteRecipes.Listed], dates: [String: CalendarDate]) -> [SiteRecipes.Listed] {
    let keyed = recipes.map { (key: key(of: $0, dates), title: TextFolding.folded($0.summary.title), recipe: $0) }
    return keyed.sorted { first, second in
      (first.key, first.title, first.recipe.summary.path) < (second.key, second.title, second.recipe.summary.path)
    }.map(\.recipe)
  }

  private func key(of recipe: SiteRecipes.Listed, _ dates: [String: CalendarDate]) -> Int {
    switch self {
    case .title: return 0
    case .time: return recipe.entry.facts.totalMinutes ?? Int.max
    case .date:
      guard let date = recipe.entry.facts.date ?? dates[recipe.summary.path] else { return Int.max }
      return -((date.year * 100 + date.month) * 100 + date.day)
    }
  }
}
