internal import Cookbook
internal import SitePlanning
internal import SourceText

/// Where a sub-recipe is used: what messages about it point at.
struct FlattenPlace {
  let recipe: LinkedRecipe
  /// Percent-decoded.
  let destination: String
  let link: LocalLink?

  func missing() -> Diagnostic {
    warning(
      "flatten-missing", "“\(destination)” leads to no recipe", "write the path of a recipe as seen from this file")
  }

  func unreadable() -> Diagnostic {
    warning("flatten-unreadable", "no recipe could be read from “\(destination)”", "correct that file")
  }

  func cycle(_ path: some RandomAccessCollection<String>) -> Diagnostic {
    warning(RecipeCycles.identifier, RecipeCycles.message(path), RecipeCycles.hint)
  }

  func unmeasured(_ words: String?) -> Diagnostic {
    let found = words.map { "“\($0)” is no number" } ?? "there is no amount"
    return warning(
      "flatten-amount", "\(found), so how much of “\(destination)” is used is unknown",
      "write an amount, or *1* for the whole recipe")
  }

  func noYield(in unit: String, of sub: RecipeEntry) -> Diagnostic {
    let yields =
      YieldText.list(sub.yields).map { "“\(destination)” yields \($0)" } ?? "“\(destination)” states no yield"
    return warning(
      "flatten-yield", "\(yields), which says nothing about an amount in “\(unit)”",
      "add a yield in “\(unit)” to that recipe, or write the amount in a unit it yields")
  }

  func tooMany() -> Diagnostic {
    warning(
      "flatten-depth", "there are too many recipes inside each other to open “\(destination)”",
      "link fewer recipes from each other")
  }

  func overflow() -> Diagnostic {
    warning("flatten-overflow", "the amounts of “\(destination)” are too large", "use less of it")
  }

  private func warning(_ identifier: String, _ message: String, _ hint: String) -> Diagnostic {
    Diagnostic(
      .warning, identifier, path: recipe.entry.path, position: link?.position, excerpt: link?.excerpt,
      message: message, hint: hint)
  }
}
