internal import RecipeImport
internal import SiteBuilding
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
  static func read(_ name: String, _ fetch: WebFetch, _ report: inout DiagnosticLog) -> ImportedSource? {
    let isAddress = name.hasPrefix("http://") || name.hasPrefix("https://")
    guard let file = isAddress ? page(name, fetch, &report) : file(name, &report) else { return nil }
    do throws(ImportFailure) {
      var recipes = try ImportReader.read(file).recipes
      if isAddress { recipes = recipes.map { withPicture($0, of: file.path, fetch) } }
      return ImportedSource(name: name, recipes: recipes.map { FoundRecipe(draft: $0, source: name) })
    } catch {
      report.add([Diagnostic(.error, error.identifier, path: file.path, message: error.message, hint: error.hint)])
      return nil
    }
  }

  private static func page(_ name: String, _ fetch: WebFetch, _ report: inout DiagnosticLog) -> SourceFile? {
    do throws(WebFetch.Failure) {
      let page = try fetch.page(name)
      return SourceFile(path: name, bytes: page.bytes)
    } catch {
      report.add([Diagnostic(.error, "import-address", path: name, message: error.message, hint: error.hint)])
      return nil
    }
  }

  /// The draft with its picture fetched; where that fails it says so and keeps the address.
  private static func withPicture(_ draft: RecipeDraft, of page: String, _ fetch: WebFetch) -> RecipeDraft {
    guard let address = WebAddress(page), let image = draft.image.flatMap(address.resolving) else { return draft }
    var draft = draft
    draft.image = image.text
    draft.source = draft.source ?? page
    do throws(WebFetch.Failure) {
      draft.picture = try fetch.page(image.text).bytes
    } catch {
      draft.losses.append(ImportLoss(.dropped, "picture", "it stays where it is, because \(error.message)"))
    }
    return draft
  }

  /// A recipe that says nothing yet but its title and where it is from.
  static func blank(_ title: String, _ sources: [String]) -> ImportedSource {
    var draft = RecipeDraft()
    draft.title = title
    draft.source = sources.isEmpty ? nil : sources.joined(separator: ", ")
    return ImportedSource(name: title, recipes: [FoundRecipe(draft: draft, source: sources.first ?? title)])
  }

  private static func file(_ name: String, _ report: inout DiagnosticLog) -> SourceFile? {
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
