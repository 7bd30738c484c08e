import Glibc
public import SourceText

extension SourceFolder {
  /// Whether a path is that of a file in the folder, and no link that leads out of it.
  public func holds(_ file: String) -> Bool {
    RealPath.isInside(RealPath.resolve(fullPath(of: file)), RealPath.resolve(path))
  }

  /// Gives a file a second name, where nothing has it; the first one goes with ``removeSecondName(_:of:)``.
  ///
  /// Where files have one name only, it is the new one at once; so it is where the file system takes both for the same, as
  /// many do that tell no capitals from small letters. Errors: `storage-exists`, `storage-changed`, `storage-write`.
  public func link(_ file: String, as newFile: String) -> Diagnostic? { link(file, as: newFile, gate: nil) }

  func link(_ file: String, as newFile: String, gate: DiskGate?) -> Diagnostic? {
    do throws(SystemError) {
      let folder = try Folder.open(path, gate: gate)
      if isSameFile(file, newFile) {
        if isSameEntry(file, newFile) { try folder.rename(file, to: newFile, in: folder) }
        return nil
      }
      do throws(SystemError) {
        try folder.link(file, to: newFile, in: folder)
      } catch {
        guard error.meansNoSecondNames else { throw error }
        try folder.renameNew(file, to: newFile, in: folder)
      }
      return nil
    } catch {
      return error.code == EEXIST ? taken(newFile) : error.code == ENOENT ? changed(file) : unwritable(newFile, error)
    }
  }

  /// Takes one of the names of a file away, unless it has gone; `storage-changed` where it is the name of another file by now.
  public func removeSecondName(_ file: String, of kept: String) -> Diagnostic? {
    do throws(SystemError) {
      guard try entry(of: file) != nil else { return nil }
      guard isSameFile(file, kept) else { return changed(file) }
      if !isSameEntry(file, kept) { try Folder.open(path).removeFile(file) }
      return nil
    } catch {
      return unwritable(file, error)
    }
  }

  // MARK: Names and files

  /// Whether two paths lead to one file, by one name or two.
  public func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return lstat(fullPath(of: one), &first) == 0 && lstat(fullPath(of: other), &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether two paths lead to one entry of one folder, and not to a file that has two: there are many paths to each where
  /// capitals are not told from small letters, and through links to folders.
  public func isSameEntry(_ one: String, _ other: String) -> Bool {
    guard one != other, isSameFile(one, other) else { return one == other }
    do throws(SystemError) {
      guard let first = try entry(of: one), let second = try entry(of: other) else { return true }
      return first == second
    } catch {
      // Nobody loses a file that cannot be looked for.
      return true
    }
  }

  /// A name that a folder lists.
  private struct Entry: Equatable {
    let device: UInt64
    let folder: UInt64
    let name: [UInt8]
  }

  /// `nil` where the folder does not list the file under just this name.
  private func entry(of file: String) throws(SystemError) -> Entry? {
    let (parent, name) = RealPath.split(fullPath(of: file))
    let folder = try Folder.open(parent)
    guard try folder.names().contains(Array(name.utf8)) else { return nil }
    let status = try FileStatus.of(folder.descriptor)
    return Entry(device: status.device, folder: status.signature.inode, name: Array(name.utf8))
  }
}
