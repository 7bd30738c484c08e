internal import Cookbook
internal import Fingerprints
internal import FoodTable
package import Foods
internal import Glibc
internal import Nutrition
internal import PageInputs
package import RecipeQueries
package import SitePlanning
package import SiteStorage
package import SourceText

/// Recipes read one by one, as links between them are followed.
///
/// Those of a site are named by their paths in its content folder, all others by their absolute paths.
package struct RecipeLibrary {
  package let folder: SourceFolder
  package let configuration: SiteConfiguration
  /// `nil` where there is no site.
  private let siteFoods: SiteFoods?
  package let isSite: Bool

  package init(_ workspace: Workspace) {
    folder = workspace.content
    configuration = workspace.configuration
    siteFoods = workspace.foods
    isSite = true
  }

  private init() {
    folder = SourceFolder("/", shownAs: "")
    configuration = SiteConfiguration()
    siteFoods = nil
    isSite = false
  }

  /// The library a file belongs to and its path there; the site's own where it lies in its content folder.
  package static func containing(_ file: String, options: SiteOptions) -> (library: RecipeLibrary, path: String)? {
    guard let real = resolved(file) else { return nil }
    if let workspace = Workspace.open(options).value, let content = resolved(workspace.content.path),
      real.hasPrefix(content + "/")
    {
      return (RecipeLibrary(workspace), String(real.dropFirst(content.count + 1)))
    }
    return (RecipeLibrary(), String(real.dropFirst()))
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What ingredients are looked up in; made anew with each call.
  package func makeBook() -> FoodBook { siteFoods?.makeBook() ?? FoodTable.builtIn }

  package func shownPath(of path: String) -> String { isSite ? folder.shownPath(of: path) : "/" + path }

  // MARK: Reading

  /// A recipe with its source and what was wrong with its file; paths in diagnostics are those of the library.
  package struct Volume {
    package let recipe: LinkedRecipe
    package let source: [UInt8]
  }

  /// The recipe at a path; `#` and a part name one of several recipes in a file.
  package func read(_ path: String) -> Checked<Volume?> {
    let name = RecipePath(path).file
    let file = folder.read(name)
    guard let contents = file.value else { return Checked(nil, file.diagnostics) }
    let source = SourceFile(path: name, bytes: contents.bytes)
    let read = RecipeFileReader(configuration: configuration).read(source, fingerprint: .unknown) { $0 }
    guard let index = read.contents.firstIndex(where: { $0.entry.path == path }) ?? read.contents.indices.first,
      index < read.payload.summaries.count
    else { return Checked(nil, read.payload.diagnostics) }
    let recipe = LinkedRecipe(entry: read.contents[index].entry, links: read.payload.summaries[index].links)
    return Checked(Volume(recipe: recipe, source: read.contents[index].source), read.payload.diagnostics)
  }

  /// What all weighs that a recipe is made of; foods are looked up only where that is asked.
  package func weighing(foods: @autoclosure @escaping () -> FoodBook) -> RecipeFlattening.Weighing {
    var analyst: RecipeAnalyst?
    return { recipe in
      var known = analyst ?? RecipeAnalyst(foods: foods(), language: configuration.language)
      defer { analyst = known }
      return RecipeAnalysis(recipe.entry, in: self, analyst: &known, threshold: 0).nutrition.mass
    }
  }

  /// What an ingredient's link leads to.
  package func subRecipe(_ destination: String, from path: String) -> SubRecipe {
    guard let target = ContentPath.resolve(destination, from: path) else { return .missing }
    for candidate in [target, target + ".md", target + ".json"] {
      guard ContentKind(path: candidate) == .recipe, access(folder.path + "/" + candidate, F_OK) == 0 else { continue }
      return read(candidate).value.map { .recipe($0.recipe) } ?? .unreadable
    }
    return .missing
  }
}
