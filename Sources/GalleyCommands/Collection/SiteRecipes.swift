internal import Cookbook
internal import PageRendering
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Every recipe of a site, read without looking at what an earlier build remembers.
struct SiteRecipes {
  /// A recipe and its summary.
  struct Listed: Sendable {
    let entry: RecipeEntry
    let summary: RecipeSummary
  }

  /// In the order of paths.
  let recipes: [Listed]
  let diagnostics: [Diagnostic]
  /// Paths of files with errors.
  let unreadable: Set<String>

  static func read(_ workspace: Workspace, jobs: Int, console: Console) -> SiteRecipes {
    let scan = workspace.content.scan()
    let reading = RecipeFileReader(configuration: workspace.configuration)
    let reader = CollectionReader(
      folder: workspace.content, reading: reading, foods: nil,
      language: workspace.configuration.language, jobs: jobs)
    let collection = reader.read(scan.value, state: .empty, console: console)
    let recipes = collection.summaries.compactMap { summary in
      collection.contents[summary.path].map { Listed(entry: $0.entry, summary: summary) }
    }
    return SiteRecipes(
      recipes: recipes, diagnostics: scan.diagnostics + collection.diagnostics,
      unreadable: collection.unreadable)
  }

  /// Those of a site that was planned without a state, and so read all of them.
  init(_ session: SiteSession) {
    recipes = session.collection.summaries.compactMap { summary in
      session.collection.contents[summary.path].map { Listed(entry: $0.entry, summary: summary) }
    }
    diagnostics = session.diagnostics
    unreadable = session.collection.unreadable
  }

  private init(recipes: [Listed], diagnostics: [Diagnostic], unreadable: Set<String>) {
    self.recipes = recipes
    self.diagnostics = diagnostics
    self.unreadable = unreadable
  }

  /// Errors alone: what a command that only shows recipes says about the others.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}
