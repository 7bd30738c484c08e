package import SiteStorage
package import SourceText

/// Files named on the command line.
package enum SourceFolderFile {
  /// The file under the path it was named by.
  package static func read(_ path: String) -> Checked<SourceFile?> {
    let (folder, name) = place(path)
    return folder.read(name).map { contents in
      contents.map { SourceFile(path: path, bytes: $0.bytes) }
    }
  }

  /// The folder a file stands in, and its name there.
  package static func place(_ path: String) -> (folder: SourceFolder, name: String) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return (SourceFolder(folder, shownAs: slash == nil ? "" : folder), name)
  }
}
