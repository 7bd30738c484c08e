internal import PhotoReading
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

/// What sources are fetched and read with.
struct ImportTools: Sendable {
  let fetch: WebFetch
  let photos: PhotoReader
  /// What reads texts and photos instead, where that is wished for.
  let model: ModelReader?
}

/// What was found in one source.
struct ImportedSource {
  let name: String
  let recipes: [FoundRecipe]

  /// Whether a source is read by itself: an address, whose server wants no crowd, and standard input.
  static func isAlone(_ name: String) -> Bool { isAddress(name) || name == "-" }

  private static func isAddress(_ name: String) -> Bool { name.hasPrefix("http://") || name.hasPrefix("https://") }

  /// No value where it cannot be read or holds no recipe; the diagnostics then say why.
  static func read(_ name: String, _ tools: ImportTools) -> Checked<ImportedSource?> {
    let opened = isAddress(name) ? page(name, tools.fetch) : file(name)
    guard let file = opened.value else { return Checked(nil, opened.diagnostics) }
    let found = recipes(in: file, name: name, tools)
    let source = isAddress(name) ? found.value?.withPictures(of: file.path, tools.fetch) : found.value
    return Checked(source, opened.diagnostics + found.diagnostics)
  }

  private func withPictures(of page: String, _ fetch: WebFetch) -> ImportedSource {
    ImportedSource(
      name: name,
      recipes: recipes.map { FoundRecipe(draft: Self.withPicture($0.draft, of: page, fetch), source: $0.source) })
  }

  /// Of something shared its address, where it has one, else its text.
  static func read(_ item: PendingImport, _ tools: ImportTools) -> Checked<ImportedSource?> {
    if let address = item.url, isAddress(address) { return read(address, tools) }
    return recipes(in: SourceFile(path: item.name, text: item.caption), name: item.name, tools)
  }

  private static func recipes(
    in file: SourceFile, name: String, _ tools: ImportTools
  ) -> Checked<ImportedSource?> {
    do throws(ImportFailure) {
      let recipes = try ImportReader.read(file, photos: tools.photos, model: tools.model).recipes
      return Checked(ImportedSource(name: name, recipes: recipes.map { FoundRecipe(draft: $0, source: name) }))
    } catch {
      return Checked(
        nil, [Diagnostic(.error, error.identifier, path: file.path, message: error.message, hint: error.hint)])
    }
  }

  private static func page(_ name: String, _ fetch: WebFetch) -> Checked<SourceFile?> {
    do throws(WebFetch.Failure) {
      let page = try fetch.page(name)
      return Checked(SourceFile(path: name, bytes: page.bytes))
    } catch {
      return Checked(nil, [Diagnostic(.error, "import-address", path: name, message: error.message, hint: error.hint)])
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

  private static func file(_ name: String) -> Checked<SourceFile?> {
    guard name == "-" else { return SourceFolderFile.read(name) }
    guard let bytes = StandardInput.bytes() else {
      let problem = Diagnostic(
        .error, "storage-unreadable", path: "standard input", message: "standard input cannot be read",
        hint: "name a file instead")
      return Checked(nil, [problem])
    }
    return Checked(SourceFile(path: "standard input", bytes: bytes))
  }
}
