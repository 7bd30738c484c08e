package import SiteStorage
package import SourceText

/// Files named on the command line.
package enum SourceFolderFile {
  /// The file under the path it was named by.
  ///
  /// - Parameter limit: bytes.
  package static func read(
    _ path: String, limit: Int = SourceFolder.defaultSizeLimit
  ) -> Checked<SourceFile?> {
    let (folder, name) = place(path)
    return folder.read(name, limit: limit).map { contents in
      contents.map { SourceFile(path: path, bytes: $0.bytes) }
    }
  }

  /// The folder under a path; `nil` where something else or nothing stands there.
  package static func folder(_ path: String) -> SourceFolder? {
    SourceFolder.isFolder(path) ? SourceFolder(path, shownAs: path) : nil
  }

  /// The folder a file stands in, and its name there.
  package static func place(_ path: String) -> (folder: SourceFolder, name: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return (SourceFolder(folder, shownAs: slash == nil ? "" : folder), name)
  }
}
