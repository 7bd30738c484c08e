internal import Cookbook
internal import CookbookReading
internal import PictureFiles
internal import RecipeEditing
internal import RecipeImport
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Puts recipes into the content folder, each in one step, its picture first.
struct ImportWriter {
  let options: ImportOptions
  let workspace: Workspace
  /// Of all recipes that are written together: links between them lead there.
  let addresses: RecipeAddresses
  /// Of recipes that are kept to the letter and come together: what becomes of their files and pictures.
  private let mending: LinkMending
  /// Each source as a folder of its own among those that files move from.
  private let folders: [String: String]
  /// Each recipe with its place; none has that without a title.
  private let planned: [(recipe: FoundRecipe, place: ImportPlaces.Place?)]

  /// Plans where the recipes will stand, in their order, before one of them is written.
  init(_ recipes: [FoundRecipe], options: ImportOptions, workspace: Workspace) {
    self.options = options
    self.workspace = workspace
    var places = ImportPlaces(content: workspace.content, options: options)
    planned = recipes.map { recipe in (recipe, recipe.draft.title.map { places.place(of: recipe.draft, titled: $0) }) }
    var addresses = RecipeAddresses()
    for case (let recipe, let place?) in planned {
      addresses.add(recipe.draft, at: Self.lastPart(place.stem) + options.format.ending)
    }
    self.addresses = addresses
    var moves: [String: String] = [:]
    var folders: [String: String] = [:]
    for case (let recipe, let place?) in planned {
      // Two folders may have files of one name.
      let folder = folders[recipe.source, default: "\(folders.count)/"]
      folders[recipe.source] = folder
      // Of several recipes in one file a link leads to the first.
      if let path = recipe.draft.path {
        moves[folder + path] = moves[folder + path] ?? place.stem + options.format.ending
      }
      if let path = recipe.draft.picturePath, let picture = Self.picturePath(of: recipe.draft.picture, stem: place.stem)
      {
        moves[folder + path] = moves[folder + path] ?? picture
        // A link that says it in other letters or by another path is mended, too.
        if let stated = recipe.draft.statedPicturePath { moves[folder + stated] = moves[folder + stated] ?? picture }
      }
    }
    self.folders = folders
    mending = LinkMending(moves, isWithinCollection: false)
  }

  /// A recipe that was written.
  struct Written {
    /// As it is shown.
    let path: String
    let losses: [ImportLoss]
  }

  /// Writes the recipes.
  ///
  /// - Parameter told: hears of each what was written, `nil` where nothing was, and why.
  func write(_ told: (FoundRecipe, Checked<Written?>) -> Void) {
    for (recipe, place) in planned { told(recipe, write(recipe, at: place)) }
  }

  private func write(_ found: FoundRecipe, at place: ImportPlaces.Place?) -> Checked<Written?> {
    guard let place else { return Checked(nil, [.importUntitled(found.source)]) }
    let path = place.stem + options.format.ending
    guard RecipeFileName.isOfRecipe(place.stem) else {
      return Checked(nil, [.keepPlace(workspace.content.shownPath(of: path))])
    }
    guard !place.isLeft else {
      return Checked(nil, [Self.exists(workspace.content.shownPath(of: path), source: found.source)])
    }
    let picture = Self.picturePath(of: found.draft.picture, stem: place.stem)
    guard
      let made = DraftRecipe(
        found.draft, image: picture.map(Self.lastPart), siteLanguage: workspace.configuration.language,
        addresses: addresses)
    else { return Checked(nil, [.importUntitled(found.source)]) }
    if let picture, let bytes = found.draft.picture {
      let problems = put(bytes, at: picture)
      guard problems.isEmpty else { return Checked(nil, problems) }
    }
    let problems = put(bytes(made, of: found.source), at: path)
    guard problems.isEmpty else { return Checked(nil, problems) }
    return Checked(Written(path: workspace.content.shownPath(of: path), losses: made.losses))
  }

  private func bytes(_ made: DraftRecipe, of source: String) -> [UInt8] {
    let path = made.keptPath.map { (folders[source] ?? "") + $0 }
    switch options.format {
    case .recipemd: return mended(Array(made.text.utf8), from: path)
    case .json:
      let read = path.flatMap {
        RecipeReader.read(SourceFile(path: $0, bytes: mended(Array(made.text.utf8), from: $0))).value
      }
      return RecipeJSONWriter.recipeMD(read?.recipe ?? made.recipe)
    }
  }

  private func mended(_ bytes: [UInt8], from path: String?) -> [UInt8] {
    path.map { mending.mended(bytes, at: $0) } ?? bytes
  }

  /// Makes the file, or replaces the one that may be replaced.
  private func put(_ bytes: [UInt8], at path: String) -> [Diagnostic] {
    guard workspace.content.has(path) else {
      return NewFiles.create([NewFile(path: path, bytes: bytes)], in: workspace.content.path)
    }
    let old = workspace.content.read(path)
    guard let contents = old.value else { return old.diagnostics }
    guard options.conflict == .replace || contents.bytes == bytes else {
      return [Self.exists(workspace.content.shownPath(of: path), source: path)]
    }
    return contents.bytes == bytes ? [] : workspace.content.replace(path, contents, with: bytes).map { [$0] } ?? []
  }

  /// The path of a picture beside a recipe; `nil` for bytes that are none of the formats pages can show.
  private static func picturePath(of bytes: [UInt8]?, stem: String) -> String? {
    guard let bytes, let format = PictureFiles.PictureFile.read(bytes)?.format else { return nil }
    return "\(stem).\(format == .jpeg ? "jpg" : format.rawValue)"
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func exists(_ path: String, source: String) -> Diagnostic {
    Diagnostic(
      .warning, "import-exists", path: path, message: "this file is there already, so “\(source)” was not taken over",
      hint: "choose --on-conflict rename or replace")
  }
}
