package import Cookbook
internal import Foods
package import MealPlanning
internal import PageInputs
package import SitePlanning
internal import SiteStorage
package import SourceText

/// Every recipe of a site, read without looking at what an earlier build remembers.
package struct SiteRecipes {
  /// A recipe and its summary.
  package struct Listed: Sendable {
    package let entry: RecipeEntry
    package let summary: RecipeSummary
  }

  /// In the order of paths.
  package let recipes: [Listed]
  package let diagnostics: [Diagnostic]
  /// Paths of files with errors.
  package let unreadable: Set<String>

  init(_ collection: RecipeCollection, _ diagnostics: [Diagnostic]) {
    recipes = collection.summaries.compactMap { summary in
      collection.contents[summary.path].map { Listed(entry: $0.entry, summary: summary) }
    }
    self.diagnostics = diagnostics + collection.diagnostics
    unreadable = collection.unreadable
  }

  /// Those of a site that was planned without a state, and so read all of them.
  init(_ session: SiteSession) {
    self.init(session.collection, session.diagnostics)
  }

  /// What plans have to know of them.
  package var planned: [PlanRecipe] { recipes.map { PlanRecipe($0.entry, title: $0.summary.title) } }

  /// Errors alone: what a command that only shows recipes says about the others.
  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
