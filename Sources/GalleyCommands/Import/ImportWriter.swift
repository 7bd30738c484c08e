internal import Cookbook
internal import CookbookReading
internal import PictureFiles
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

  /// The path of the new file as it is shown; `nil` where nothing was written.
  func write(_ found: FoundRecipe) -> Checked<String?> {
    guard let title = found.draft.title else { return Checked(nil, [.importUntitled(found.source)]) }
    let stem = (options.folder.isEmpty ? "" : options.folder + "/") + RecipeFileName.stem(of: title)
    guard let place = place(stem) else {
      let shown = workspace.content.shownPath(of: stem + options.format.ending)
      return Checked(nil, [Self.exists(shown, source: found.source)])
    }
    let picture = Self.picturePath(of: found.draft.picture, stem: place)
    guard
      let made = DraftRecipe(
        found.draft, image: picture.map(Self.lastPart), siteLanguage: workspace.configuration.language)
    else { return Checked(nil, [.importUntitled(found.source)]) }
    if let picture, let bytes = found.draft.picture {
      let problems = put(bytes, at: picture)
      guard problems.isEmpty else { return Checked(nil, problems) }
    }
    let path = place + options.format.ending
    let problems = put(bytes(made), at: path)
    return problems.isEmpty ? Checked(workspace.content.shownPath(of: path)) : Checked(nil, problems)
  }

  private func bytes(_ made: DraftRecipe) -> [UInt8] {
    switch options.format {
    case .recipemd: Array(made.text.utf8)
    case .json: RecipeJSONWriter.recipeMD(made.recipe)
    }
  }

  /// The stem to write under; `nil` where a recipe stands there and is to be left.
  private func place(_ stem: String) -> String? {
    guard RecipeFileName.isTaken(stem, in: workspace.content) else { return stem }
    switch options.conflict {
    case .skip: return nil
    case .replace: return stem
    case .rename: return RecipeFileName.free(stem, in: workspace.content)
    }
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
