internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import PageRendering
internal import SitePlanning
package import SourceText

extension SiteSession {
  /// Every plan of the site, joined with the recipes that were read.
  package func plans(_ workspace: Workspace) -> SitePlans {
    let recipes = site.recipes.compactMap { recipe in
      collection.contents[recipe.summary.path].map { PlanRecipe($0.entry, title: recipe.summary.title) }
    }
    return SitePlans.read(
      workspace.content, configuration: workspace.configuration, recipes, unreadable: collection.unreadable)
  }

  /// Where a recipe's page is found in the world; `nil` without a base URL.
  package func address(of path: String) -> String? {
    guard let base = site.configuration.baseURL, let index = site.recipeByPath[path] else { return nil }
    return base + PercentEncoding.normalized(site.recipes[index].page)
  }

  /// What is wrong with recipes that could not be read.
  package var unreadable: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
