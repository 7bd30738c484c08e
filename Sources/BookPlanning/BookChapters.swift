internal import Cookbook
internal import SitePlanning

/// Puts recipes into chapters where nobody has.
struct BookChapters {
  let site: Site

  init(_ site: Site) {
    self.site = site
  }

  /// A chapter for each category, meals first; then recipes without one, and those that the others need.
  func byCategory(_ recipes: [Int]) -> [BookChapter] {
    let wanted = Set(recipes)
    var chapters = site.categories.map { taxon in
      chapter(.category(taxon.name), taxon.recipes.filter(wanted.contains))
    }
    chapters.append(chapter(.others, recipes.filter { site.recipes[$0].summary.facts.category == nil }))
    return (chapters + [basics(of: recipes)]).filter { !$0.items.isEmpty }
  }

  func ofCategory(_ taxon: Taxon) -> [BookChapter] {
    [chapter(.category(taxon.name), taxon.recipes), basics(of: taxon.recipes)].filter { !$0.items.isEmpty }
  }

  private func chapter(_ title: BookChapter.Title, _ recipes: [Int]) -> BookChapter {
    BookChapter(title, items: recipes.map(BookChapter.Item.recipe))
  }

  private func basics(of recipes: [Int]) -> BookChapter {
    chapter(.basics, missing(from: recipes).sorted())
  }

  /// Recipes that those of the list need, directly or by others, and that are not in it; each once.
  func missing(from recipes: [Int]) -> [Int] {
    var known = Set(recipes)
    var found: [Int] = []
    var waiting = recipes
    while let recipe = waiting.popLast() {
      for need in subRecipes(of: recipe) where known.insert(need).inserted {
        found.append(need)
        waiting.append(need)
      }
    }
    return found
  }

  /// What a recipe's ingredients link to, in their order.
  func subRecipes(of recipe: Int) -> [Int] {
    let targets = site.links[recipe].targets
    return site.recipes[recipe].summary.links.compactMap { link in
      guard link.kind == .subRecipe, case .recipe(let index) = targets[link.destination] else { return nil }
      return index
    }
  }
}
