internal import Cookbook
internal import MealPlanning
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Reads the recipes that plans name and all they are made of, and no others.
struct PlannedRecipes {
  private let reader: CollectionReader
  private let console: any ProgramOutput
  /// The recipe files of the site that have not been read, by path.
  private var files: [String: ScannedFile]
  private var collection = RecipeCollection()

  /// `nil` where only all recipes tell which ones are planned: a plan names one by an id, or one that is not there, so
  /// that near misses are looked for.
  static func read(for documents: [PlanDocument], _ model: SiteModel) -> SiteRecipes? {
    var reading = PlannedRecipes(model)
    guard let named = reading.files(of: documents) else { return nil }
    reading.read(named)
    reading.collection.summaries.sort { $0.path < $1.path }
    return SiteRecipes(reading.collection, model.scan.diagnostics)
  }

  private init(_ model: SiteModel) {
    reader = model.reader(foods: nil)
    console = model.console
    let recipes = model.files.filter { ContentKind(path: $0.path) == .recipe }
    files = Dictionary(recipes.map { ($0.path, $0) }) { first, _ in first }
  }

  /// `nil` where not all can be told by their paths.
  private func files(of documents: [PlanDocument]) -> Set<String>? {
    var result: Set<String> = []
    for document in documents {
      guard let links = PlannedPaths.all(in: document.plan) else { return nil }
      for candidates in links {
        guard let file = file(of: candidates) else { return nil }
        result.insert(file)
      }
    }
    return result
  }

  private func file(of candidates: [String]) -> String? {
    candidates.lazy.map { RecipePath($0).file }.first { files[$0] != nil }
  }

  /// Reads files, then those that their sub-recipes stand in, until there are no more.
  private mutating func read(_ named: Set<String>) {
    var next = named
    while !next.isEmpty {
      let read = reader.read(
        next.sorted().compactMap { files.removeValue(forKey: $0) }, state: .empty, console: console)
      collection.add(read)
      next = Set(read.summaries.flatMap(subRecipes))
    }
  }

  private func subRecipes(of summary: RecipeSummary) -> [String] {
    summary.links.compactMap { link in
      guard link.kind == .subRecipe, let path = ContentPath.resolve(link.destination, from: summary.path) else {
        return nil
      }
      return file(of: [path, path + ".md", path + ".json"])
    }
  }
}

extension RecipeCollection {
  fileprivate mutating func add(_ other: RecipeCollection) {
    summaries += other.summaries
    diagnostics += other.diagnostics
    unreadable.formUnion(other.unreadable)
    contents.merge(other.contents) { first, _ in first }
  }
}
