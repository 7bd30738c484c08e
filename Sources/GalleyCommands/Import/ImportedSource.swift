internal import RecipeImport
internal import SiteStorage
internal import SourceText

/// A recipe that was found, and the file it was found in.
struct FoundRecipe {
  let draft: RecipeDraft
  /// As it was named.
  let source: String
}

/// What was found in one source.
struct ImportedSource {
  let name: String
  let recipes: [FoundRecipe]

  /// `nil` where it cannot be read or holds no recipe; the report then says why.
  static func read(_ name: String, _ report: inout Report) -> ImportedSource? {
    if name.hasPrefix("http://") || name.hasPrefix("https://") {
      report.add([
        Diagnostic(
          .error, "import-address", path: name, message: "addresses are not fetched",
          hint: "save the page in your browser and name the file")
      ])
      return nil
    }
    guard let file = file(name, &report) else { return nil }
    do throws(ImportFailure) {
      let reading = try ImportReader.read(file)
      return ImportedSource(name: name, recipes: reading.recipes.map { FoundRecipe(draft: $0, source: name) })
    } catch {
      report.add([Diagnostic(.error, error.identifier, path: file.path, message: error.message, hint: error.hint)])
      return nil
    }
  }

  /// A recipe that says nothing yet but its title and where it is from.
  static func blank(_ title: String, _ sources: [String]) -> ImportedSource {
    var draft = RecipeDraft()
    draft.title = title
    draft.source = sources.isEmpty ? nil : sources.joined(separator: ", ")
    return ImportedSource(name: title, recipes: [FoundRecipe(draft: draft, source: sources.first ?? title)])
  }

  private static func file(_ name: String, _ report: inout Report) -> SourceFile? {
    guard name == "-" else {
      let read = SourceFolderFile.read(name)
      report.add(read.diagnostics)
      return read.value
    }
    guard let bytes = StandardInput.bytes() else {
      report.add([
        Diagnostic(
          .error, "storage-unreadable", path: "standard input", message: "standard input cannot be read",
          hint: "name a file instead")
      ])
      return nil
    }
    return SourceFile(path: "standard input", bytes: bytes)
  }
}
