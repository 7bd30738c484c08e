/// Where a site is built: what may be written to, and what must never be.
public struct SiteFolders: Sendable, Equatable {
  /// The folder that holds the site; relative names start here.
  public let root: String
  /// The output folder as the user wrote it: relative to the root, or absolute.
  public let output: String
  /// What ``cache`` is where nothing else is said.
  public static let defaultCache = ".galley"

  /// What may stand in the cache folder before the first build: foods that were imported, and answers of a language model.
  public static let foodsName = "foods.sqlite"
  public static let answersName = "ai"

  /// The folder of state, journal, lock and deleted files: relative to the root, or absolute.
  public let cache: String
  /// Folders with the user's own files (content, templates, pictures): relative to the root, or absolute.
  public let sources: [String]
  /// The user's home folder, where it is known.
  public let home: String?
  /// Whether a first build may write into an output folder that holds files of others.
  public let allowsUsedOutput: Bool

  public init(
    root: String, output: String = "output", cache: String = defaultCache, sources: [String], home: String?,
    allowsUsedOutput: Bool = false
  ) {
    self.root = root
    self.output = output
    self.cache = cache
    self.sources = sources
    self.home = home
    self.allowsUsedOutput = allowsUsedOutput
  }

  var outputPath: String { fullPath(output) }
  public var cachePath: String { fullPath(cache) }

  func fullPath(_ name: String) -> String {
    name.utf8.first == 0x2F ? name : "\(root)/\(name)"
  }

  /// The path of an output file as diagnostics show it.
  func shownPath(of file: String) -> String {
    file.isEmpty ? output : "\(output)/\(file)"
  }
}
