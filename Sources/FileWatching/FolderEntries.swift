internal import Glibc

/// What stands in folders, but for what starts with a dot: editors keep theirs there.
enum FolderEntries {
  /// The files and folders of one folder; nothing where it is gone.
  static func entries(of folder: String) -> [(path: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var result: [(path: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      result.append((path, isFolder(path)))
    }
    return result
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Goes through a folder and all below it, links to folders among them; a link may lead back to a folder above it, and each
  /// is gone through once.
  ///
  /// - Parameters:
  ///   - enter: is told of each folder before anybody looks what is in it.
  ///   - found: gets what is in it.
  static func walk<Failure>(
    _ top: String, entering enter: (_ folder: String) throws(Failure) -> Void,
    _ found: (_ entries: [(path: String, isFolder: Bool)]) -> Void
  ) throws(Failure) {
    var waiting = [top]
    var seen: Set<[UInt64]> = []
    while let folder = waiting.popLast() {
      var status = stat()
      guard stat(folder, &status) == 0, seen.insert([UInt64(status.st_dev), UInt64(status.st_ino)]).inserted else {
        continue
      }
      try enter(folder)
      let entries = entries(of: folder)
      found(entries)
      waiting += entries.filter(\.isFolder).map(\.path)
    }
  }
}
