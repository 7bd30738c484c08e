import Glibc
public import SourceText

extension SourceFolder {
  /// Whether a path is that of a file in the folder, and no link that leads out of it.
  public func holds(_ file: String) -> Bool {
    RealPath.isInside(RealPath.resolve(fullPath(of: file)), RealPath.resolve(path))
  }

  /// Gives a file a second name, where nothing has it. Errors: `storage-exists`, `storage-changed`, `storage-write`.
  public func link(_ file: String, as newFile: String) -> Diagnostic? {
    do throws(SystemError) {
      let folder = try Folder.open(path)
      try folder.link(file, to: newFile, in: folder)
      return nil
    } catch {
      return error.code == EEXIST ? taken(newFile) : error.code == ENOENT ? changed(file) : unwritable(newFile, error)
    }
  }

  /// Whether two names are those of one file.
  public func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return lstat(fullPath(of: one), &first) == 0 && lstat(fullPath(of: other), &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Takes one of the names of a file away; `storage-changed` where it is the name of another file by now.
  public func removeSecondName(_ file: String, of kept: String) -> Diagnostic? {
    guard isSameFile(file, kept) else { return changed(file) }
    do throws(SystemError) {
      try Folder.open(path).removeFile(file)
      return nil
    } catch {
      return unwritable(file, error)
    }
  }
}
