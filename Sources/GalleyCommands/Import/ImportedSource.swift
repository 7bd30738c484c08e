internal import PhotoReading
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// A recipe that was found, and the file it was found in.
///
/// A class, since drafts are large, and lists of them are joined and chosen from.
final class FoundRecipe: Sendable {
  let draft: RecipeDraft
  /// As it was named.
  let source: String

  init(draft: RecipeDraft, source: String) {
    self.draft = draft
    self.source = source
  }
}

/// What sources are fetched and read with.
struct ImportTools: Sendable {
  let fetch: PoliteFetch
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

  /// Whatever has a scheme: no file is meant by `ftp://`, and what cannot be fetched is told as an address.
  static func isAddress(_ name: String) -> Bool {
    guard let mark = name.firstRange(of: "://"), name.first?.isLetter == true else { return false }
    return name[..<mark.lowerBound].utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }

  /// No value where it cannot be read or holds no recipe; the diagnostics then say why.
  static func read(_ name: String, _ tools: ImportTools) -> Checked<ImportedSource?> {
    if let folder = SourceFolderFile.folder(name) { return read(folder, name: name) }
    let opened = isAddress(name) ? page(name, tools.fetch) : file(name)
    guard let file = opened.value else { return Checked(nil, opened.diagnostics) }
    var found = recipes(in: file, name: name, tools)
    if isAddress(name), found.value == nil, let post = post(in: file, tools.fetch) { found = Checked(post) }
    let source = isAddress(name) ? found.value?.withPictures(of: file.path, tools.fetch) : found.value
    return Checked(source, opened.diagnostics + found.diagnostics)
  }

  /// All recipes of a folder and of those below it.
  private static func read(_ folder: SourceFolder, name: String) -> Checked<ImportedSource?> {
    let scan = folder.scan()
    let files = scan.value.map { file in
      FolderFile(path: file.path) {
        folder.read(file.path, limit: ImportReader.sizeLimit).map { contents in contents.map(\.bytes) }
      }
    }
    let found = found(name, path: name) { () throws(ImportFailure) in try ImportReader.read(folder: files) }
    return Checked(found.value, scan.diagnostics + found.diagnostics)
  }

  /// A page without a recipe may be a post: then its words are one, or what its platform says of it.
  private static func post(in page: SourceFile, _ fetch: PoliteFetch) -> ImportedSource? {
    guard let address = WebAddress(page.path) else { return nil }
    let more = SocialPost.oEmbedAddress(of: page, at: page.path, host: address.host).flatMap(address.resolving)
    // Without an answer the words of the page are all there is, which the message about the source speaks of.
    let answer = more.flatMap { try? fetch.page($0.text).bytes }
    let draft = SocialPost.recipe(page: page, oEmbed: answer, at: page.path)
    return draft.map { ImportedSource(name: page.path, recipes: [FoundRecipe(draft: $0, source: page.path)]) }
  }

  private func withPictures(of page: String, _ fetch: PoliteFetch) -> ImportedSource {
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
    found(name, path: file.path) { () throws(ImportFailure) in
      try ImportReader.read(file, photos: tools.photos, model: tools.model)
    }
  }

  private static func found(
    _ name: String, path: String, _ read: () throws(ImportFailure) -> ImportReading
  ) -> Checked<ImportedSource?> {
    do throws(ImportFailure) {
      let recipes = try read().recipes
      return Checked(ImportedSource(name: name, recipes: recipes.map { FoundRecipe(draft: $0, source: name) }))
    } catch {
      return Checked(nil, [Diagnostic(.error, error.identifier, path: path, message: error.message, hint: error.hint)])
    }
  }

  /// A page has the address it came from at last: links on it are meant from there, and it is the one to name as source.
  private static func page(_ name: String, _ fetch: PoliteFetch) -> Checked<SourceFile?> {
    do throws(WebFetch.Failure) {
      let page = try fetch.page(name)
      return Checked(SourceFile(path: page.address == WebAddress(name) ? name : page.address.text, bytes: page.bytes))
    } catch {
      return Checked(nil, [Diagnostic(.error, "import-address", path: name, message: error.message, hint: error.hint)])
    }
  }

  /// The draft with its picture fetched; where that fails it says so and keeps the address.
  private static func withPicture(_ draft: RecipeDraft, of page: String, _ fetch: PoliteFetch) -> RecipeDraft {
    guard let address = WebAddress(page), let image = draft.image.flatMap(address.resolving) else { return draft }
    var draft = draft
    draft.image = image.text
    draft.source = draft.source ?? page
    do throws(WebFetch.Failure) {
      draft.picture = try fetch.picture(image.text).bytes
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
    guard name == "-" else { return SourceFolderFile.read(name, limit: ImportReader.sizeLimit) }
    guard let bytes = StandardInput.bytes() else {
      let problem = Diagnostic(
        .error, "storage-unreadable", path: "standard input", message: "standard input cannot be read",
        hint: "name a file instead")
      return Checked(nil, [problem])
    }
    return Checked(SourceFile(path: "standard input", bytes: bytes))
  }
}
