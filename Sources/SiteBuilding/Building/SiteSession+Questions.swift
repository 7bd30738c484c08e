internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import SitePlanning
package import SourceText

extension SiteSession {
  /// Where a recipe's page is found in the world; `nil` without a base URL.
  package func address(of path: String) -> String? {
    guard let base = site.configuration.baseURL, let index = site.recipeByPath[path] else { return nil }
    return base + PercentEncoding.normalized(site.recipes[index].page)
  }

  /// What is wrong with recipes that could not be read.
  package var unreadable: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
