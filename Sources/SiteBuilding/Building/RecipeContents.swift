internal import Cookbook
internal import Fingerprints
internal import PageInputs
internal import SiteStorage
internal import SourceText
internal import Synchronization

/// The recipes of a collection with their text: those that were read in this run, and others as somebody asks for them.
///
/// A file of several recipes is read once for all of them. Of files with one, those that were asked for last are kept: a
/// page, its data and its script ask one after the other, and soon the piece of the pantry's data that looks at a few
/// hundred recipes.
final class RecipeContents: Sendable {
  private let known: Mutex<[String: SourcedRecipe]>
  private let folder: SourceFolder
  private let reading: RecipeFileReader
  /// The recipes of files that hold several, by the paths of the files.
  private let shared = Mutex<[String: [SourcedRecipe]]>([:])
  private let recent = Mutex(RecentRecipes())

  init(_ collection: RecipeCollection, in folder: SourceFolder, reading: RecipeFileReader) {
    known = Mutex(collection.contents)
    self.folder = folder
    self.reading = reading
  }

  /// A recipe by its path; `nil` where it cannot be read any more.
  func contents(of path: String) -> SourcedRecipe? {
    if let contents = known.withLock({ $0[path] }) { return contents }
    if let contents = recent.withLock({ $0[path] }) { return contents }
    return recipes(of: RecipePath(path).file).first { $0.entry.path == path }
  }

  /// Takes the recipes of a file as it is now.
  func replace(_ file: String, with contents: [SourcedRecipe]) {
    shared.withLock { $0[file] = nil }
    recent.withLock { $0.forget(file) }
    known.withLock { known in
      for recipe in contents { known[recipe.entry.path] = recipe }
    }
  }

  /// Lets go of the recipes of files that are gone, or others by now; they are read when somebody asks for them.
  func forget(_ files: Set<String>) {
    guard !files.isEmpty else { return }
    shared.withLock { for file in files { $0[file] = nil } }
    recent.withLock { for file in files { $0.forget(file) } }
    known.withLock { known in known = known.filter { !files.contains(RecipePath($0.key).file) } }
  }

  /// What the organiser calls a recipe; only its JSON files say so.
  func organiserID(of path: String) -> String? {
    guard RecipePath(path).file.lowercased().hasSuffix(".json") else { return nil }
    return contents(of: path)?.entry.organiser?.id
  }

  private func recipes(of file: String) -> [SourcedRecipe] {
    if let recipes = shared.withLock({ $0[file] }) { return recipes }
    guard let bytes = folder.read(file).value?.bytes else { return [] }
    let recipes = reading.contents(of: SourceFile(path: file, bytes: bytes))
    // Most files hold one recipe, which few ask for; keeping them would be keeping the whole collection.
    if recipes.count > 1 {
      shared.withLock { $0[file] = recipes }
    } else if let recipe = recipes.first {
      recent.withLock { $0.keep(recipe) }
    }
    return recipes
  }
}
