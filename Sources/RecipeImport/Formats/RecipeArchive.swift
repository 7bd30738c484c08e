internal import Compression
internal import SourceText

/// Exports that are ZIP archives: Paprika, Mela, Tandoor (archives in an archive), Mealie, Nextcloud Cookbook, and any
/// other that holds files this program reads.
struct RecipeArchive {
  /// The most an archive may have, packed; what one file, and all together, may unpack to.
  static let sizeLimit = 256 << 20
  private static let fileLimit = 64 << 20
  private static let totalLimit = 1 << 30
  /// Archives in archives: Tandoor's are two deep.
  private static let deepest = 3

  private var total = 0
  private var recipes: [RecipeDraft] = []
  private var broken: [ImportLoss] = []

  mutating func read(_ bytes: [UInt8], depth: Int = 1) throws(CompressionError) {
    guard depth <= Self.deepest else { throw .unreadable("archives in it are nested more than \(Self.deepest) deep") }
    let archive = try ZipArchive(bytes)
    for entry in archive.entries where isWanted(entry.name) {
      let contents = try unpacked(entry, of: archive)
      if contents.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
        try read(contents, depth: depth + 1)
        continue
      }
      for draft in drafts(in: SourceFile(path: entry.name, bytes: contents)) {
        recipes.append(try withPicture(draft, beside: entry.name, in: archive))
      }
    }
  }

  /// The recipes, with what could not be read among the losses of the last of them.
  func finished() -> [RecipeDraft] {
    var recipes = recipes
    if !recipes.isEmpty { recipes[recipes.count - 1].losses += broken }
    return recipes
  }

  /// Files without a recipe are settings and the like; files that are broken are reported.
  private mutating func drafts(in file: SourceFile) -> [RecipeDraft] {
    do throws(ImportFailure) {
      return try ImportReader.read(file).recipes
    } catch {
      if error.identifier != ImportFailure.nothing(in: "").identifier {
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
    let contents = try archive.contents(of: entry, limit: Self.fileLimit)
    total += contents.count
    guard total <= Self.totalLimit else { throw .unreadable("it unpacks to more than \(Self.totalLimit) bytes") }
    return contents
  }

  /// The picture in the same folder: `full.jpg` of Nextcloud, `image.jpg` of Tandoor, `images/original.webp` of Mealie.
  private mutating func withPicture(
    _ draft: RecipeDraft, beside name: String, in archive: ZipArchive
  ) throws(CompressionError) -> RecipeDraft {
    guard draft.picture == nil else { return draft }
    let folder = name.contains("/") ? String(name[...(name.lastIndex(of: "/") ?? name.startIndex)]) : ""
    let names = ["full", "image", "images/original"].flatMap { stem in
      ["jpg", "jpeg", "png", "webp"].map { "\(folder)\(stem).\($0)" }
    }
    guard let entry = archive.entries.first(where: { names.contains($0.name.lowercased()) || names.contains($0.name) })
    else { return draft }
    var draft = draft
    draft.picture = try unpacked(entry, of: archive)
    return draft
  }
}
