internal import Cookbook
internal import CookbookReading
internal import RecipeEditing
package import SiteBuilding
internal import SitePlanning
package import SiteStorage
package import SourceText

/// What is done to the recipe files of a site as a whole: made, renamed, deleted, brought back, merged.
///
/// Whatever stops it in the middle, every recipe is in the content folder or in the trash, and links lead to one that is
/// there; doing the same again finishes it.
package struct RecipeKeeper: Sendable {
  package let workspace: Workspace
  var content: SourceFolder { workspace.content }
  private var trash: Trash { Trash(workspace.folders) }
  var language: String { workspace.configuration.language }

  package init(_ workspace: Workspace) { self.workspace = workspace }

  // MARK: Making

  /// Makes a file for a recipe, named by its title; the path below the content folder.
  ///
  /// - Parameter folder: below the content folder; empty for that folder itself.
  package func create(_ bytes: [UInt8], title: String, in folder: String) -> Checked<String?> {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    let name = RecipeFileName.stem(of: title)
    let stem = (parts.map(String.init) + [name]).joined(separator: "/")
    // No folder below the content folder begins with the root of all.
    guard !folder.hasPrefix("/") else { return Checked(nil, [.keepPlace("/\(stem).md")]) }
    guard let free = RecipeFileName.free(stem, in: content), content.holds(free + ".md") else {
      return Checked(nil, [.keepPlace(content.shownPath(of: stem + ".md"))])
    }
    let problems = NewFiles.create([NewFile(path: free + ".md", bytes: bytes)], in: content.path)
    return Checked(problems.isEmpty ? free + ".md" : nil, problems)
  }

  /// Writes a file that something else took away while it was edited; `storage-exists` where there is one again.
  package func writeAgain(_ bytes: [UInt8], at path: String) -> [Diagnostic] {
    NewFiles.create([NewFile(path: path, bytes: bytes)], in: content.path)
  }

  // MARK: Deleting

  /// Moves a file to the trash, only if it still holds what was read.
  package func delete(_ path: String, _ old: FileContents) -> Checked<Trash.Entry?> {
    trash.discard(path, old, of: content)
  }

  /// What can be brought back, the oldest first. Errors: `storage-trash`, which lets the others come back.
  package func deleted() -> Checked<[Trash.Entry]> { trash.entries() }

  /// Puts a deleted file back where it was.
  package func bringBack(_ entry: Trash.Entry) -> [Diagnostic] { trash.restore(entry, to: content) }

  // MARK: Renaming

  /// What a renaming did: the new path, and the other files whose links were mended.
  package struct Renaming: Sendable {
    package let path: String
    package let mended: [String]
  }

  /// Gives a recipe another title, its file the name that goes with it, and the links of all Markdown files of the content
  /// folder the new path. A picture beside it stays, and is named in the recipe.
  ///
  /// The file gets its second name first and loses the old one last, so that links lead somewhere at any moment.
  package func rename(_ path: String, title: String) -> Checked<Renaming?> {
    let read = content.read(path)
    guard let old = read.value else { return Checked(nil, read.diagnostics) }
    let file = SourceFile(path: content.shownPath(of: path), bytes: old.bytes)
    let edited = RecipeEditor.apply(.title(MarkdownEscaping.line(title)), to: file, language: language)
    guard let titled = edited.value else { return Checked(nil, edited.diagnostics) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let stem = folder + RecipeFileName.stem(of: title)
    let newPath = stem + ".md"
    guard RecipeFileName.isOfRecipe(stem) else { return Checked(nil, [.keepName(content.shownPath(of: newPath))]) }
    guard newPath == path || content.isSameFile(newPath, path) || !RecipeFileName.isTaken(stem, in: content) else {
      return Checked(nil, [.keepTaken(content.shownPath(of: newPath))])
    }
    let named = newPath == path ? Checked(titled) : namingPicture(titled, of: path)
    guard let kept = named.value else { return Checked(nil, named.diagnostics) }
    // Links of a recipe to itself, such as to one of its steps. The folder stays the same, so all others do.
    let mending = LinkMending([path: newPath])
    let bytes = mending.mended(kept, at: newPath)
    if bytes != old.bytes, let problem = content.replace(path, old, with: bytes) { return Checked(nil, [problem]) }
    guard newPath != path else { return Checked(Renaming(path: path, mended: [])) }
    if let problem = content.link(path, as: newPath) { return Checked(nil, [problem]) }
    let left = mending.count(leadingToMoved: bytes, at: newPath)
    var finished = finish(path, as: newPath)
    if left > 0 { finished.diagnostics.append(.keepLink(content.shownPath(of: newPath), count: left)) }
    return finished
  }

  /// A picture that belongs to a recipe by the name of its file alone is named in it before the file gets another one.
  private func namingPicture(_ bytes: [UInt8], of path: String) -> Checked<[UInt8]?> {
    let file = SourceFile(path: content.shownPath(of: path), bytes: bytes)
    guard let document = RecipeReader.read(file).value, MetadataReader.read(document).value.facts.image == nil,
      let picture = pictureBeside(path)
    else { return Checked(bytes) }
    return naming(picture, in: file, at: path)
  }

  /// The picture that belongs to a recipe by the name of its file alone.
  func pictureBeside(_ path: String) -> String? {
    PictureFile.byStem(content.scan().value.map(\.path))[String(path.dropLast(".md".utf8.count))]
  }

  /// Names a picture of the content folder in a recipe.
  func naming(_ picture: String, in file: SourceFile, at path: String) -> Checked<[UInt8]?> {
    let name = PercentEncoding.escapingPercent(ContentPath.relativePath(to: picture, from: path))
    return RecipeEditor.apply(.fact(.image, name), to: file, language: language)
  }

  private func finish(_ path: String, as newPath: String) -> Checked<Renaming?> {
    let mended = mendLinks([path: newPath], except: [path, newPath])
    guard !mended.hasErrors else { return Checked(nil, mended.diagnostics) }
    if let problem = content.removeSecondName(path, of: newPath) {
      return Checked(nil, mended.diagnostics + [problem])
    }
    return Checked(Renaming(path: newPath, mended: mended.value), mended.diagnostics)
  }
}

extension Diagnostic {
  /// No recipe can get a file of this name: it would lead out of the content folder, or be no recipe.
  package static func keepPlace(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "keep-place", path: path, message: "no recipe can be made here",
      hint: "name a folder below the content folder that holds recipes, and another title")
  }

  fileprivate static func keepTaken(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "keep-taken", path: path, message: "there is another recipe of this name",
      hint: "choose another title, or merge the two with “galley merge”")
  }

  /// A recipe of this name would be something else, `pantry.md`.
  static func keepName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "keep-name", path: path, message: "a file of this name is no recipe",
      hint: "choose another title")
  }
}
