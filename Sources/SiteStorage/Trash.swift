internal import Glibc
public import SourceText
internal import Termination

/// Files of the user that were deleted and can come back: `trash` in the cache folder.
///
/// Each deletion is a folder with a number that holds the file, and the path it had. The path is written first and the
/// file moved in one step, so that a crash leaves the file in one of the two places.
public struct Trash: Sendable {
  /// A file that can come back.
  public struct Entry: Sendable, Equatable {
    /// Higher ones were deleted later.
    public let number: Int
    /// The path it had below its folder.
    public let file: String
  }

  /// Of the cache folder.
  private let cachePath: String
  private let shownPath: String
  private var path: String { "\(cachePath)/\(Self.name)" }
  static let name = "trash"
  private static let pathFile = "path"
  private static let contentFile = "file"

  public init(_ folders: SiteFolders) {
    cachePath = folders.cachePath
    shownPath = "\(folders.cache)/\(Self.name)"
  }

  /// Moves a file there, only if it still holds what was read from it. Of a link it is the link that goes: the file behind
  /// it may be another folder's, and a link that leads nowhere would stay in its place.
  ///
  /// Errors: `storage-changed`, `storage-write`; the file is then where it was.
  public func discard(_ file: String, _ old: FileContents, of source: SourceFolder) -> Checked<Entry?> {
    do throws(SystemError) {
      let (parent, name) = RealPath.split(source.fullPath(of: file))
      let folder = try Folder.open(parent)
      guard try Self.contents(of: file, in: source)?.bytes == old.bytes else {
        return Checked(nil, [source.changed(file)])
      }
      let (number, place) = try newPlace()
      try place.write(Array(file.utf8), to: Self.pathFile)
      do throws(SystemError) {
        try folder.rename(name, to: Self.contentFile, in: place)
      } catch {
        guard error.code == EXDEV else { throw error }
        // On another file system there are two copies for a moment, never none.
        try folder.copy(name, to: Self.contentFile, in: place)
        try folder.removeFile(name)
      }
      return Checked(Entry(number: number, file: file))
    } catch {
      return Checked(nil, [error.code == ENOENT ? source.changed(file) : source.unwritable(file, error)])
    }
  }

  /// Links are followed.
  private static func contents(of file: String, in source: SourceFolder) throws(SystemError) -> FileContents? {
    let (parent, name) = RealPath.split(RealPath.resolve(source.fullPath(of: file)))
    return try Folder.open(parent).contents(of: name)
  }

  /// What can come back, the oldest first; nothing where nothing was deleted.
  ///
  /// Errors: `storage-trash` for each deletion that cannot be read; the others can come back all the same. A folder
  /// without a file is one whose deletion was cut off, or one that was brought back: nothing is missing there.
  public func entries() -> Checked<[Entry]> {
    var result = Checked<[Entry]>([])
    do throws(SystemError) {
      guard try FileStatus.following(path) != nil else { return result }
      let trash = try Folder.open(path)
      for number in try numbers(in: trash) {
        do throws(SystemError) {
          if let entry = try entry(number, in: trash) { result.value.append(entry) }
        } catch {
          result.diagnostics.append(unreadable("/\(number)", error.text))
        }
      }
    } catch {
      result.diagnostics.append(unreadable("", error.text))
    }
    return result
  }

  private func entry(_ number: Int, in trash: Folder) throws(SystemError) -> Entry? {
    let place = try trash.folder(String(number))
    guard try place.status(of: Self.contentFile) != nil else { return nil }
    guard let path = try place.contents(of: Self.pathFile), !path.bytes.isEmpty,
      let file = String(validating: path.bytes, as: UTF8.self)
    else { throw SystemError(EBADMSG) }
    return Entry(number: number, file: file)
  }

  private func unreadable(_ part: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-trash", path: "\(shownPath)\(part)", message: "deleted recipes cannot be read: \(reason)",
      hint: "make the folder readable; a file “\(Self.contentFile)” in it is the recipe, to be moved back by hand")
  }

  /// Puts a file back where it was. Errors: `storage-exists` where something else stands there now, or in place of its
  /// folder, `storage-write`.
  public func restore(_ entry: Entry, to target: SourceFolder) -> [Diagnostic] {
    do throws(SystemError) {
      let trash = try Folder.open(path)
      let place = try trash.folder(String(entry.number))
      let folder = try Folder.open(target.path)
      try folder.makeFolders(above: entry.file)
      do throws(SystemError) {
        try place.renameNew(Self.contentFile, to: entry.file, in: folder)
      } catch {
        guard error.code == EXDEV else { throw error }
        try place.copy(Self.contentFile, to: entry.file, in: folder)
        try place.removeFile(Self.contentFile)
      }
      try place.removeFile(Self.pathFile)
      try trash.removeFolderIfEmpty(String(entry.number))
      return []
    } catch {
      return [
        error.code == EEXIST || error.code == ENOTDIR
          ? .storageTaken(target.shownPath(of: entry.file)) : target.unwritable(entry.file, error)
      ]
    }
  }

  private func newPlace() throws(SystemError) -> (number: Int, folder: Folder) {
    try Folder.open(".").makeFolders(above: RealPath.resolve(cachePath) + "/")
    let cache = try Folder.open(cachePath)
    try cache.makeFolder(Self.name)
    let trash = try cache.folder(Self.name)
    var number = (try numbers(in: trash).last ?? 0) + 1
    while try !trash.makeFolder(String(number)) { number += 1 }
    return (number, try trash.folder(String(number)))
  }

  private func numbers(in trash: Folder) throws(SystemError) -> [Int] {
    try trash.names().compactMap { Int(String(decoding: $0, as: UTF8.self)) }.sorted()
  }
}

extension Folder {
  /// Makes a second file or link that is like one of this folder, down to the disk.
  fileprivate func copy(_ name: String, to path: String, in other: Folder) throws(SystemError) {
    if let target = try linkTarget(of: name) { return try other.makeLink(path, to: target) }
    guard let contents = try contents(of: name) else { throw SystemError(ENOENT) }
    try other.write(contents.bytes, to: path)
  }

  /// Makes a new file, down to the disk.
  fileprivate func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    _ = try create(path, mode: 0o644) { file throws(SystemError) in
      try file.write(bytes)
      guard fsync(file.raw) == 0 else { throw .last }
    }
  }
}

extension Diagnostic {
  /// A deleted file whose place is taken.
  fileprivate static func storageTaken(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-exists", path: path, message: "something else stands where this was; it stays in the trash",
      hint: "move that away and bring this back then")
  }

  /// Whether it says that something cannot be made where something stands.
  public var isOfTakenPlace: Bool { identifier == "storage-exists" }
}
