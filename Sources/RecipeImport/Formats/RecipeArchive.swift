internal import Compression
internal import JSONReading
internal import SourceText

/// Exports that are many files, in a ZIP archive or a folder: Paprika, Mela, Tandoor (archives in an archive), Mealie, Nextcloud
/// Cookbook, Recipe Keeper, Cooklang, Google Keep, documents of Word and OpenDocument, RTF with its
/// pictures, and any other that holds files this program
/// reads.
struct RecipeArchive {
  /// One of the files; its contents are read when they are needed.
  struct Entry {
    let name: String
    let contents: () throws(CompressionError) -> [UInt8]
  }

  /// The most an archive may have, packed; what all its files together may unpack to.
  static let sizeLimit = 256 << 20
  private static let totalLimit = 1 << 30
  /// Archives in archives: Tandoor's are two deep.
  private static let deepest = 3

  private var total = 0
  private var recipes: [RecipeDraft] = []
  private var broken: [ImportLoss] = []

  /// A file that cannot be read takes nothing from its neighbours; it is told of.
  ///
  /// - Throws: where there is nothing to be had at all.
  mutating func read(_ bytes: [UInt8], depth: Int = 1) throws(CompressionError) {
    guard depth <= Self.deepest else { throw .unreadable("archives in it are nested more than \(Self.deepest) deep") }
    let archive = try ZipArchive(bytes)
    for refusal in archive.refused {
      broken.append(ImportLoss(.dropped, refusal.name.isEmpty ? "archive" : refusal.name, refusal.reason))
    }
    let entries = archive.entries.map { entry in
      Entry(name: entry.name) { () throws(CompressionError) in
        try archive.contents(of: entry, limit: UnpackLimit.bytes(packed: entry.packedSize))
      }
    }
    let files = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    if files["Index/Document.iwa"] != nil {
      throw .unreadable("it is a document of Apple’s Pages, which nothing else reads; save it as .docx or .rtf")
    }
    if let document = try OfficeDocument(files) { return try read(document, of: files) }
    read(entries, depth: depth)
  }

  private mutating func read(_ document: OfficeDocument, of files: [String: Entry]) throws(CompressionError) {
    let found = DocumentRecipes(document.paragraphs)
    for (draft, picture) in zip(found.drafts, found.pictures) {
      recipes.append(try withPicture(draft, picture.flatMap { files[$0] }))
    }
    broken += found.drafts.isEmpty ? [] : found.losses
  }

  /// Files that stand together, in their order.
  mutating func read(_ entries: [Entry], depth: Int = 1) {
    let pictures = PicturesByName(entries)
    let pages = KeepPages(entries)
    for entry in entries where isWanted(entry.name) && !pages.contain(entry.name) {
      do throws(CompressionError) {
        try read(entry, of: entries, pictures, depth)
      } catch {
        broken.append(ImportLoss(.dropped, entry.name, error.message))
        if total > Self.totalLimit { return }
      }
    }
  }

  private mutating func read(
    _ entry: Entry, of entries: [Entry], _ pictures: PicturesByName, _ depth: Int
  ) throws(CompressionError) {
    let contents = try unpacked(entry)
    if contents.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return try read(contents, depth: depth + 1) }
    let file = SourceFile(path: entry.name, bytes: contents)
    if entry.name.lowercased().hasSuffix("database.json"),
      let database = JSONReader.read(file).value.flatMap({ MealieDatabase($0) })
    {
      return try read(database, of: entries)
    }
    for var draft in drafts(in: file) {
      draft.path = entry.name
      let picture = (draft.namedPicture.map(NotePicture.path) ?? draft.image).flatMap {
        pictures.entry(named: $0, from: entry.name)
      }
      // A picture beside one that names another is not shown.
      let beside = draft.namedPicture == nil ? pictures.entry(beside: entry.name) : nil
      recipes.append(try withPicture(draft, picture ?? beside))
    }
  }

  /// The recipes of a backup of Mealie, each with its picture from the folder that bears its number.
  private mutating func read(_ database: MealieDatabase, of entries: [Entry]) throws(CompressionError) {
    let pictures = entries.compactMap { entry -> (String, Entry)? in
      let folders = entry.name.lowercased().split(separator: "/")
      guard let file = folders.last, folders.count > 2, folders[folders.count - 2] == "images",
        file.hasPrefix("original.")
      else { return nil }
      return (folders[folders.count - 3].filter { $0 != "-" }, entry)
    }
    let byRecipe = Dictionary(pictures) { first, _ in first }
    for entry in database.entries {
      recipes.append(try withPicture(MealieRecipe.draft(entry.recipe), byRecipe[entry.id]))
    }
  }

  /// The recipes, with what could not be read among the losses of the last of them.
  ///
  /// - Throws: where nothing but damage was found.
  func finished() throws(CompressionError) -> [RecipeDraft] {
    var recipes = recipes
    if recipes.isEmpty, let first = broken.first { throw .unreadable(first.message) }
    if !recipes.isEmpty { recipes[recipes.count - 1].losses += broken }
    return recipes
  }

  /// Files without a recipe are settings and the like; files that are broken are reported.
  private mutating func drafts(in file: SourceFile) -> [RecipeDraft] {
    do throws(ImportFailure) {
      return try ImportReader.read(file).recipes.filter(Self.isSurelyOne)
    } catch {
      if !error.isOfNoRecipe {
        broken.append(ImportLoss(.dropped, file.path, error.message))
      }
      return []
    }
  }

  /// Among notes many a list is none of ingredients, and many a text none of steps: what nothing calls so counts where it
  /// has both.
  private static func isSurelyOne(_ draft: RecipeDraft) -> Bool {
    !draft.isByLooks || !draft.groups.isEmpty && !draft.sections.isEmpty
  }

  private func isWanted(_ name: String) -> Bool {
    let lower = name.lowercased()
    let last = lower.split(separator: "/").last ?? ""
    return !last.hasPrefix(".") && !lower.hasPrefix("__macosx/") && Self.endings.contains { last.hasSuffix($0) }
  }

  private static let endings =
    MarkdownNote.endings + [
      ".json", ".zip", ".paprikarecipe", ".paprikarecipes", ".melarecipe", ".melarecipes", ".cook", ".html", ".htm",
      ".xml", ".mmf", ".grmt", ".mx2", ".mxp", ".mz2", ".enex", ".crumb", ".csv", ".txt", ".docx", ".odt", ".rtf",
      ".doc", ".fdx", ".fdxz", ".org",
    ]

  private mutating func unpacked(_ entry: Entry) throws(CompressionError) -> [UInt8] {
    let contents = try entry.contents()
    total += contents.count
    guard total <= Self.totalLimit else { throw .unreadable("it unpacks to more than \(Self.totalLimit) bytes") }
    return contents
  }

  private mutating func withPicture(
    _ draft: RecipeDraft, _ entry: Entry?
  ) throws(CompressionError) -> RecipeDraft {
    guard draft.picture == nil, let entry else { return draft }
    var draft = draft
    do throws(CompressionError) {
      draft.picture = try unpacked(entry)
      draft.picturePath = entry.name
      if let named = draft.namedPicture { draft.losses.removeAll { $0 == .pictureLeftBehind(named) } }
    } catch {
      if total > Self.totalLimit { throw error }
      draft.losses.append(ImportLoss(.dropped, "picture", error.message))
    }
    return draft
  }
}

/// The pages in which Google's Takeout shows the notes of Keep, which stand beside them as JSON.
private struct KeepPages {
  /// The files in JSON by their names in lowercase.
  private let files: [String: RecipeArchive.Entry]

  init(_ entries: [RecipeArchive.Entry]) {
    let files = entries.filter { $0.name.lowercased().hasSuffix(".json") }
    self.files = Dictionary(files.map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }

  func contain(_ name: String) -> Bool {
    let lower = name.lowercased()
    guard lower.hasSuffix(".html"), let file = files[lower.dropLast(5) + ".json"] else { return false }
    do throws(CompressionError) {
      return KeepNote.isOne(JSONReader.read(SourceFile(path: file.name, bytes: try file.contents())).value)
    } catch {
      // What cannot be read is told of where it is read itself.
      return false
    }
  }
}

/// The pictures among the files, found beside their recipes: `Soup.jpg` of Cooklang's `Soup.cook`, `full.jpg` of Nextcloud,
/// `image.jpg` of Tandoor, `images/original.webp` of Mealie; and those that recipes name.
private struct PicturesByName {
  /// By their names in lowercase.
  private let entries: [String: RecipeArchive.Entry]
  /// By the last part of their names; none where several have it.
  private let byLast: [Substring: RecipeArchive.Entry?]
  private static let names = ["full", "image", "images/original"].flatMap { stem in
    ["jpg", "jpeg", "png", "webp"].map { "\(stem).\($0)" }
  }

  init(_ entries: [RecipeArchive.Entry]) {
    let pictures = entries.filter { entry in NotePicture.endings.contains { entry.name.lowercased().hasSuffix($0) } }
    self.entries = Dictionary(pictures.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    byLast = Dictionary(pictures.map { (Self.last($0.name.lowercased()[...]), .some($0)) }) { _, _ in nil }
  }

  /// The picture that a file of the archive names: at that path from the file, from the top, or of that name alone, as
  /// Obsidian and sites do. Google writes `.jpeg` where it saves `.jpg`.
  func entry(named path: String, from name: String) -> RecipeArchive.Entry? {
    let path = path.lowercased()
    if let entry = entries[Self.folder(of: name) + path] ?? entries[path]
      ?? byLast[Self.last(path[...])].flatMap(\.self)
    {
      return entry
    }
    return path.hasSuffix(".jpeg") ? self.entry(named: path.dropLast(5) + ".jpg", from: name) : nil
  }

  private static func last(_ path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
  }

  private static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { name[...$0].lowercased() } ?? ""
  }

  func entry(beside name: String) -> RecipeArchive.Entry? {
    let lower = name.lowercased()
    let stem = lower.lastIndex(of: ".").map { String(lower[..<$0]) } ?? lower
    let folder = Self.folder(of: name)
    return (NotePicture.endings.map { stem + $0 } + Self.names.map { folder + $0 }).lazy.compactMap { entries[$0] }
      .first
  }
}
