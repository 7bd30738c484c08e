internal import Cookbook
internal import CookbookReading
internal import SiteBuilding
internal import SitePlanning
package import SiteStorage
package import SourceText

extension RecipeKeeper {
  /// What writing a JSON recipe as Markdown did: the new file, and the other files whose links were mended.
  package struct Conversion: Sendable {
    package let path: String
    package let mended: [String]
    package let trashed: Trash.Entry
  }

  /// Writes the one recipe of a JSON file as Markdown beside it, leads links there, and moves the JSON file to the trash.
  ///
  /// A file of several recipes stays as it is: links may lead to each of them.
  package func convert(_ path: String) -> Checked<Conversion?> {
    let content = workspace.content
    let read = content.read(path)
    guard let old = read.value else { return Checked(nil, read.diagnostics) }
    let shown = content.shownPath(of: path)
    let found = RecipeJSONReader.read(SourceFile(path: shown, bytes: old.bytes))
    guard !found.hasErrors else { return Checked(nil, found.diagnostics) }
    guard let entry = found.value.first, found.value.count == 1 else {
      return Checked(nil, [.keepSeveral(shown, count: found.value.count)])
    }
    let stem = String(path.dropLast(".json".utf8.count))
    let new = stem + ".md"
    guard RecipeFileName.isOfRecipe(stem) else { return Checked(nil, [.keepName(content.shownPath(of: new))]) }
    let bytes = Array(
      RecipeWriter.write(entry.asRecipeMD(language: workspace.configuration.language)).utf8)
    // A run that was ended may have written it.
    if !content.has(new) || content.read(new).value?.bytes != bytes {
      let problems = NewFiles.create([NewFile(path: new, bytes: bytes)], in: content.path)
      guard problems.isEmpty else { return Checked(nil, problems) }
    }
    let mended = mendLinks([path: new], except: [path, new])
    guard !mended.hasErrors else { return Checked(nil, mended.diagnostics) }
    let deleted = delete(path, old)
    guard let trashed = deleted.value else { return Checked(nil, mended.diagnostics + deleted.diagnostics) }
    return Checked(Conversion(path: new, mended: mended.value, trashed: trashed), mended.diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func keepSeveral(_ path: String, count: Int) -> Diagnostic {
    Diagnostic(
      .error, "keep-several", path: path,
      message: "the file holds \(count) recipes, and one becomes Markdown at a time",
      hint: "give each recipe a JSON file of its own, or edit the file with another program")
  }
}
