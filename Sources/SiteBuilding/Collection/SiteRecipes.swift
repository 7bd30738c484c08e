package import Cookbook
internal import Foods
package import MealPlanning
package import PageInputs
package import SitePlanning
internal import SiteStorage
package import SourceText

/// Every recipe of a site, read without looking at what an earlier build remembers.
package struct SiteRecipes {
  /// A recipe and its summary.
  package struct Listed: Sendable {
    private let contents: SourcedRecipe
    package let summary: RecipeSummary

    package var entry: RecipeEntry { contents.entry }

    package init(_ contents: SourcedRecipe, _ summary: RecipeSummary) {
      self.contents = contents
      self.summary = summary
    }
  }

  /// In the order of paths.
  package let recipes: [Listed]
  package let diagnostics: [Diagnostic]
  /// Paths of files with errors.
  package let unreadable: Set<String>

  init(_ collection: RecipeCollection, _ diagnostics: [Diagnostic]) {
    recipes = collection.summaries.compactMap { summary in
      collection.contents[summary.path].map { Listed($0, summary) }
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

  /// A line for each file with errors: what a command that only shows recipes says about the others. `check` and `build`
  /// tell all of them.
  package var errorsInBrief: [Diagnostic] {
    var brief: [Diagnostic] = []
    var places: [String: (brief: Int, count: Int)] = [:]
    for error in diagnostics.filter({ $0.severity == .error }).sorted() {
      places[error.path, default: (brief.count, 0)].count += 1
      if places[error.path]?.count == 1 { brief.append(error) }
    }
    return brief.map { $0.inBrief(besides: (places[$0.path]?.count ?? 1) - 1) }
  }
}

extension Diagnostic {
  /// One line of it, without its hint and the line it points at.
  fileprivate func inBrief(besides others: Int) -> Diagnostic {
    let rest = others > 0 ? "; \(others) more in this file, see “galley check”" : "; see “galley check”"
    return Diagnostic(severity, identifier, path: path, position: position, message: message + rest)
  }
}
