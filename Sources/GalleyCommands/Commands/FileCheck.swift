internal import Concurrency
internal import Cookbook
internal import Fingerprints
internal import MealPlanning
internal import PlanReading
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Files named on the command line of `galley check`, each read as what it is: a recipe, a plan, a list, a book.
struct FileCheck {
  let options: CommonOptions
  /// Thousandths of a recipe's mass that have to be known; `nil` when nothing is.
  let required: Int?
  let console: Console

  private struct File: Sendable {
    /// As the user named it.
    let path: String
    /// As diagnostics on the whole site name it; `nil` for what is no part of a site.
    let shownPath: String?
    let kind: ContentKind
  }

  /// Recipes are checked each by itself: links between them are a matter of the whole site. Dishes of a plan are looked
  /// for among its recipes.
  func diagnostics(of paths: [String]) -> [Diagnostic] {
    // One that is named again is the same file.
    var named: Set<String> = []
    let files = paths.filter { named.insert($0).inserted }.map(file)
    let plans = files.contains { $0.kind == .plan && $0.shownPath != nil } ? sitePlans : []
    var configuration = SiteConfiguration()
    configuration.strict = options.isStrict
    let reader = RecipeFileReader(configuration: configuration)
    return options.workers.map(files) { file -> [Diagnostic] in
      let read = SourceFolderFile.read(file.path)
      guard let source = read.value else { return read.diagnostics }
      switch file.kind {
      case .plan:
        guard let shown = file.shownPath else { return PlanFileReader.read(source).diagnostics }
        return plans.filter { $0.path == shown }.map { $0.moved(to: file.path) }
      case .shopping: return ShoppingFileReader.read(source).diagnostics
      case .pantry: return PantryReader.read(source).diagnostics
      case .book: return BookFileReader.read(source).diagnostics
      case .page: return FreePage.read(source, path: file.path).diagnostics
      case .recipe, .other:
        let recipe = reader.read(source, fingerprint: .unknown) { $0 }
        return recipe.payload.diagnostics
          + FileAnalysis.diagnostics(recipe.contents, of: file.path, options: options.site, required: required)
      }
    }.flatMap(\.self)
  }

  private var sitePlans: [Diagnostic] {
    Workspace.open(options.site).value.map {
      SiteModel($0, workers: options.workers, console: console).planned.plans.diagnostics
    } ?? []
  }

  private func file(_ path: String) -> File {
    if let (library, place) = RecipeLibrary.containing(path, options: options.site), library.isSite {
      return File(path: path, shownPath: library.shownPath(of: place), kind: ContentKind(path: place))
    }
    // Elsewhere nobody knows where a content folder begins.
    let end = path.split(separator: "/").suffix(2)
    let place = end.first == "plans" ? end.joined(separator: "/") : end.last.map(String.init) ?? path
    return File(path: path, shownPath: nil, kind: ContentKind(path: place))
  }
}
