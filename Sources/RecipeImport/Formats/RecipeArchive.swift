internal import Compression
internal import JSONReading
internal import SourceText

/// Exports that are ZIP archives: Paprika, Mela, Tandoor (archives in an archive), Mealie, Nextcloud Cookbook, Recipe Keeper, and any
/// other that holds files this program reads.
struct RecipeArchive {
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
    let pictures = PicturesByName(archive)
    for entry in archive.entries where isWanted(entry.name) {
      do throws(CompressionError) {
        try read(entry, of: archive, pictures, depth)
      } catch {
        broken.append(ImportLoss(.dropped, entry.name, error.message))
        if total > Self.totalLimit { return }
      }
    }
  }

  private mutating func read(
    _ entry: ZipArchive.Entry, of archive: ZipArchive, _ pictures: PicturesByName, _ depth: Int
  ) throws(CompressionError) {
    let contents = try unpacked(entry, of: archive)
    if contents.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return try read(contents, depth: depth + 1) }
    let file = SourceFile(path: entry.name, bytes: contents)
    if entry.name.lowercased().hasSuffix("database.json"),
      let database = JSONReader.read(file).value.flatMap({ MealieDatabase($0) })
    {
      return try read(database, of: archive)
    }
    for draft in drafts(in: file) {
      let picture = draft.image.flatMap { pictures.entry(named: $0, from: entry.name) }
      recipes.append(try withPicture(draft, picture ?? pictures.entry(beside: entry.name), of: archive))
    }
  }

  /// The recipes of a backup of Mealie, each with its picture from the folder that bears its number.
  private mutating func read(_ database: MealieDatabase, of archive: ZipArchive) throws(CompressionError) {
    let pictures = archive.entries.compactMap { entry -> (String, ZipArchive.Entry)? in
      let folders = entry.name.lowercased().split(separator: "/")
      guard let file = folders.last, folders.count > 2, folders[folders.count - 2] == "images",
        file.hasPrefix("original.")
      else { return nil }
      return (folders[folders.count - 3].filter { $0 != "-" }, entry)
    }
    let byRecipe = Dictionary(pictures) { first, _ in first }
    for entry in database.entries {
      recipes.append(try withPicture(MealieRecipe.draft(entry.recipe), byRecipe[entry.id], of: archive))
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
      return try ImportReader.read(file).recipes
    } catch {
      if !error.isOfNoRecipe {
        broken.append(ImportLoss(.dropped, file.path, error.message))
      }
      return []
    }
  }

  private func isWanted(_ name: String) -> Bool {
    let lower = name.lowercased()
    let last = lower.split(separator: "/").last ?? ""
    let endings = [
      ".json", ".zip", ".paprikarecipe", ".melarecipe", ".cook", ".html", ".htm", ".xml", ".mmf", ".grmt", ".txt",
      ".md",
    ]
    return !last.hasPrefix(".") && !lower.hasPrefix("__macosx/") && endings.contains { last.hasSuffix($0) }
  }

  private mutating func unpacked(_ entry: ZipArchive.Entry, of archive: ZipArchive) throws(CompressionError) -> [UInt8]
  {
    let contents = try archive.contents(of: entry, limit: UnpackLimit.bytes(packed: entry.packedSize))
    total += contents.count
    guard total <= Self.totalLimit else { throw .unreadable("it unpacks to more than \(Self.totalLimit) bytes") }
    return contents
  }

  private mutating func withPicture(
    _ draft: RecipeDraft, _ entry: ZipArchive.Entry?, of archive: ZipArchive
  ) throws(CompressionError) -> RecipeDraft {
    guard draft.picture == nil, draft.kept == nil, let entry else { return draft }
    var draft = draft
    do throws(CompressionError) {
      draft.picture = try unpacked(entry, of: archive)
    } catch {
      if total > Self.totalLimit { throw error }
      draft.losses.append(ImportLoss(.dropped, "picture", error.message))
    }
    return draft
  }
}

/// The pictures of an archive, found beside their recipes: `full.jpg` of Nextcloud, `image.jpg` of Tandoor,
/// `images/original.webp` of Mealie; and those that recipes name.
private struct PicturesByName {
  /// By their names in lowercase.
  private let entries: [String: ZipArchive.Entry]
  private static let endings = [".jpg", ".jpeg", ".png", ".webp", ".gif"]
  private static let names = ["full", "image", "images/original"].flatMap { stem in
    ["jpg", "jpeg", "png", "webp"].map { "\(stem).\($0)" }
  }

  init(_ archive: ZipArchive) {
    let pictures = archive.entries.filter { entry in Self.endings.contains { entry.name.lowercased().hasSuffix($0) } }
    entries = Dictionary(pictures.map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }

  /// The picture at a path that a file of the archive names.
  func entry(named path: String, from name: String) -> ZipArchive.Entry? {
    entries[Self.folder(of: name) + path.lowercased()]
  }

  private static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { name[...$0].lowercased() } ?? ""
  }

  func entry(beside name: String) -> ZipArchive.Entry? {
    let folder = Self.folder(of: name)
    return Self.names.lazy.compactMap { entries[folder + $0] }.first
  }
}
