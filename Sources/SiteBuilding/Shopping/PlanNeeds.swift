internal import Cookbook
internal import MealPlanning
internal import Quantities
internal import RecipeQueries
internal import ShoppingLists
internal import SitePlanning
internal import SourceText

/// Finds what planned dishes need, recipes inside recipes included.
struct PlanNeeds {
  /// BCP 47 tag of recipes that state none.
  let language: String
  /// By their paths below the content folder; those that recipes use among them.
  let recipes: [String: LinkedRecipe]
  /// Paths of files with errors.
  let unreadable: Set<String>
  /// Milligrams of all that a recipe is made of.
  let weigh: RecipeFlattening.Weighing

  /// What was cooked earlier and is left over is not bought. Paths of diagnostics are those below the content folder.
  func needs(of entries: some Sequence<PlannedEntry>) -> Checked<[ShoppingNeed]> {
    var needs = Checked<[ShoppingNeed]>([])
    for entry in entries where !entry.isLeftover {
      switch entry.subject {
      case .recipe(let path, _):
        guard let recipe = recipes[path], let batches = entry.batches else { continue }
        let own = self.needs(of: recipe, times: batches, on: entry.date)
        needs.value += own.value
        needs.diagnostics += own.diagnostics
      case .food(let text): needs.value += ShoppingNeed.all(text, language: language, origin: .plan(entry.date))
      case .note: break
      }
    }
    return needs
  }

  func needs(
    of recipe: LinkedRecipe, times factor: Rational, on day: CalendarDate? = nil
  ) -> Checked<[ShoppingNeed]> {
    RecipeNeeds.of(recipe, times: factor, language: language, day: day, weigh: weigh) { destination, path in
      subRecipe(destination, from: path)
    }
  }

  private func subRecipe(_ destination: String, from path: String) -> SubRecipe {
    guard let target = ContentPath.resolve(destination, from: path) else { return .missing }
    for candidate in [target, target + ".md", target + ".json"] {
      if let recipe = recipes[candidate] { return .recipe(recipe) }
      if unreadable.contains(candidate) { return .unreadable }
    }
    return .missing
  }
}
