internal import SourceText
internal import Words

/// Finds the recipe that somebody typed the title of.
struct RecipeTitles {
  private let byTitle: [String: PlanRecipe]

  init(_ recipes: [PlanRecipe]) {
    byTitle = Dictionary(recipes.map { (TextFolding.folded($0.title), $0) }) { first, _ in first }
  }

  /// The recipe of exactly this title, or of a title with a slip in it; `nil` for everything else. Short words and
  /// amounts are foods.
  func recipe(meantBy text: String) -> PlanRecipe? {
    if let recipe = byTitle[TextFolding.folded(text)] { return recipe }
    guard text.utf8.count >= 8, text.contains(" "), text.first?.isNumber == false else { return nil }
    let near = NearMiss.suggestion(for: TextFolding.folded(text), among: byTitle.keys.sorted())
    return near.flatMap { byTitle[$0] }
  }
}
