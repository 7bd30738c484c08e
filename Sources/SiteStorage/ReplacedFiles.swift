public import SourceText

/// Files that are made anew as often as they are asked for, such as manual pages.
public enum ReplacedFiles {
  /// Writes the files into a folder, each in one step over an older file of its name; the folder is made where it is
  /// missing.
  ///
  /// Names have one part, so nothing is written outside; a link of such a name is replaced, not followed.
  /// `storage-write`: the disk refused; files written before stay.
  public static func write(_ files: [NewFile], into folder: String) -> [Diagnostic] {
    for file in files {
      precondition(!file.path.utf8.contains(0x2F) && file.path != "..", "a file here has a name, not a path")
    }
    do throws(SystemError) {
      try Folder.open(".").makeFolders(above: RealPath.resolve(folder) + "/")
      let target = try Folder.open(folder)
      for file in files { try target.replace(file.path, with: file.bytes) }
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: folder, message: "the files cannot be written: \(error.text)",
          hint: "check that you may write there and that the disk has room")
      ]
    }
  }
}
