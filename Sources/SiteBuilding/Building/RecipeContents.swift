internal import Cookbook
internal import Fingerprints
internal import PageRendering
internal import SiteStorage
internal import SourceText
internal import Synchronization

/// The recipes of a collection with their text: those that were read in this run, and others as somebody asks for them.
///
/// A file of several recipes is read once for all of them.
final class RecipeContents: Sendable {
  private let known: [String: PageRenderer.Contents]
  private let folder: SourceFolder
  private let reading: RecipeFileReader
  /// The recipes of files that hold several, by the paths of the files.
  private let shared = Mutex<[String: [PageRenderer.Contents]]>([:])

  init(_ collection: RecipeCollection, in folder: SourceFolder, reading: RecipeFileReader) {
    known = collection.contents
    self.folder = folder
    self.reading = reading
  }

  /// A recipe by its path; `nil` where it cannot be read any more.
  func contents(of path: String) -> PageRenderer.Contents? {
    if let contents = known[path] { return contents }
    let file = String(path.prefix { $0 != "#" })
    return recipes(of: file).first { $0.entry.path == path }
  }

  /// What the organiser calls a recipe; only its JSON files say so.
  func organiserID(of path: String) -> String? {
    guard path.prefix(while: { $0 != "#" }).lowercased().hasSuffix(".json") else { return nil }
    return contents(of: path)?.entry.organiser?.id
  }

  private func recipes(of file: String) -> [PageRenderer.Contents] {
    if let recipes = shared.withLock({ $0[file] }) { return recipes }
    guard let bytes = folder.read(file).value?.bytes else { return [] }
    let recipes = reading.read(SourceFile(path: file, bytes: bytes), fingerprint: .unknown) { $0 }.contents
    // Most files hold one recipe, which few ask for; keeping them would be keeping the whole collection.
    if recipes.count > 1 { shared.withLock { $0[file] = recipes } }
    return recipes
  }
}
