import Glibc

/// The tree a first build is written to before it becomes the output folder in one step.
struct Staging: Sendable {
  /// The tree, in the cache folder.
  let tree: Folder
  /// The output folder it will replace, which holds nothing but placeholders; `nil` when there is none.
  let output: Folder?
  /// Names in the output folder that are not ours and stay.
  let placeholders: [String]
  /// Absolute, links resolved.
  let outputPath: String

  /// The tree while it is written: ours alone, at any time safe to remove.
  static let buildName = "staging"
  /// The tree just before the swap, and the old output folder just after it.
  static let swapName = "swap"

  /// Files that keep an otherwise empty folder in a repository.
  static let placeholderNames = [".gitignore", ".gitkeep", ".keep", ".placeholder"]

  /// Starts a staging tree where that is possible, otherwise gives `nil` and files are replaced one by one:
  /// - the output folder is missing, or holds nothing but placeholder files;
  /// - it is a folder of this user, not a link and not on another file system than the cache folder.
  static func begin(_ session: PublishSession, output: Folder?) throws(SystemError) -> Staging? {
    let cache = session.cache
    let path = RealPath.resolve(session.folders.outputPath)
    guard try cache.status(of: swapName) == nil, let home = try cache.status(of: ".") else { return nil }
    var placeholders: [String] = []
    if let output {
      guard try canReplace(output, session, home), let names = try placeholderNames(in: output) else { return nil }
      placeholders = names
    } else {
      try Folder.open("/", gate: session.gate).makeFolders(above: String(path.dropFirst()))
      let above = try Folder.open(RealPath.split(path).parent)
      guard try above.status(of: ".")?.device == home.device else { return nil }
    }
    // Before it is there: a signal between the two would leave it.
    cache.dropTreeAtEnd(buildName)
    try cache.makeFolder(buildName)
    let tree = try cache.folder(buildName)
    return Staging(tree: tree, output: output, placeholders: placeholders, outputPath: path)
  }

  private static func canReplace(
    _ output: Folder, _ session: PublishSession, _ home: FileStatus
  ) throws(SystemError) -> Bool {
    var link = stat()
    guard lstat(session.folders.outputPath, &link) == 0, FileStatus(link).kind == .folder else { return false }
    guard let status = try output.status(of: "."), let above = try output.status(of: "..") else { return false }
    return status.device == home.device && above.device == home.device && status.owner == home.owner
      && status.group == home.group
  }

  /// The names in a folder if all are placeholder files, otherwise `nil`.
  private static func placeholderNames(in output: Folder) throws(SystemError) -> [String]? {
    var found: [String] = []
    for bytes in try output.names() {
      guard let name = String(validating: bytes, as: UTF8.self), placeholderNames.contains(name),
        try output.status(of: name)?.kind == .file
      else { return nil }
      found.append(name)
    }
    return found
  }
}
