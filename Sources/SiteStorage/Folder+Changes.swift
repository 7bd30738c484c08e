import CRenameAt2
import Glibc
import Termination

/// Every change the program makes to files goes through these few calls.
extension Folder {
  /// Makes one folder; `true` when it was not there before.
  @discardableResult
  func makeFolder(_ path: String) throws(SystemError) -> Bool {
    try change(.makeFolder, path) { () throws(SystemError) in
      if mkdirat(descriptor.raw, path, 0o777) == 0 { return true }
      if errno == EEXIST { return false }
      throw .last
    }
  }

  /// Makes every folder above a path that is missing.
  func makeFolders(above path: String) throws(SystemError) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return }
    let parent = String(path[..<slash])
    do {
      try makeFolder(parent)
    } catch {
      guard error.code == ENOENT else { throw error }
      try makeFolders(above: parent)
      try makeFolder(parent)
    }
  }

  /// Creates a new file with these bytes and tells its signature; folders above it are made where missing.
  ///
  /// A file that could not be written whole is removed again.
  func create(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> FileSignature {
    do {
      return try create(path, mode: 0o666) { file throws(SystemError) in try file.write(bytes) }
    } catch {
      guard error.code == ENOENT else { throw error }
      try makeFolders(above: path)
      return try create(path, mode: 0o666) { file throws(SystemError) in try file.write(bytes) }
    }
  }

  /// Creates a new file that `fill` writes to.
  func create(
    _ path: String, mode: mode_t, _ fill: (borrowing Descriptor) throws(SystemError) -> Void
  ) throws(SystemError) -> FileSignature {
    try change(.createFile, path) { () throws(SystemError) in
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      let file = try Descriptor.open(path, at: descriptor.raw, flags, mode: mode)
      dropAtEnd(path)
      do throws(SystemError) {
        try ask(.writeBytes, path)
        try fill(file)
        return try FileStatus.of(file).signature
      } catch {
        if (try? ask(.removeFile, path)) != nil { _ = unlinked(path) }
        throw error
      }
    }
  }

  /// Creates a new file that has no name any more, and so goes with whoever opened it. That it had one for a moment is part
  /// of the one change, so that no signal falls between the two.
  func createNameless(_ path: String) throws(SystemError) -> Descriptor {
    try change(.createFile, path) { () throws(SystemError) in
      let file = try Descriptor.open(
        path, at: descriptor.raw, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      guard unlinked(path) else { throw .last }
      return file
    }
  }

  func rename(_ path: String, to newPath: String, in other: Folder) throws(SystemError) {
    try change(.rename, newPath) { () throws(SystemError) in
      guard renameat(descriptor.raw, path, other.descriptor.raw, newPath) == 0 else { throw .last }
      Termination.keep(Termination.Leftover(path, of: self))
    }
  }

  /// Renames where nothing bears the new name. File systems without that call, such as NFS, get a second name and lose the
  /// first; those without second names either, such as exFAT, get a plain rename.
  func renameNew(_ path: String, to newPath: String, in other: Folder) throws(SystemError) {
    try change(.rename, newPath) { () throws(SystemError) in
      if galley_rename_new(descriptor.raw, path, other.descriptor.raw, newPath) != 0 {
        guard errno == EINVAL || errno == ENOSYS else { throw .last }
        try renameByName(path, to: newPath, in: other)
      }
      Termination.keep(Termination.Leftover(path, of: self))
    }
  }

  private func renameByName(_ path: String, to newPath: String, in other: Folder) throws(SystemError) {
    if linkat(descriptor.raw, path, other.descriptor.raw, newPath, 0) == 0 {
      guard unlinkat(descriptor.raw, path, 0) == 0 else { throw .last }
      return
    }
    guard SystemError.last.meansNoSecondNames else { throw .last }
    guard try other.status(of: newPath) == nil else { throw SystemError(EEXIST) }
    guard renameat(descriptor.raw, path, other.descriptor.raw, newPath) == 0 else { throw .last }
  }

  /// Swaps two entries in one step; both must exist.
  func exchange(_ path: String, with otherPath: String, in other: Folder) throws(SystemError) {
    try change(.exchange, otherPath) { () throws(SystemError) in
      guard galley_exchange(descriptor.raw, path, other.descriptor.raw, otherPath) == 0 else { throw .last }
    }
  }

  /// Gives a file a second name.
  func link(_ path: String, to newPath: String, in other: Folder) throws(SystemError) {
    try change(.link, newPath) { () throws(SystemError) in
      guard linkat(descriptor.raw, path, other.descriptor.raw, newPath, 0) == 0 else { throw .last }
    }
  }

  /// Makes a link that leads to a path, whatever stands there.
  func makeLink(_ path: String, to target: String) throws(SystemError) {
    try change(.createFile, path) { () throws(SystemError) in
      guard symlinkat(target, descriptor.raw, path) == 0 else { throw .last }
    }
  }

  /// Removes a file or link; `false` when there was none.
  @discardableResult
  func removeFile(_ path: String) throws(SystemError) -> Bool {
    try change(.removeFile, path) { () throws(SystemError) in
      if unlinked(path) { return true }
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .last
    }
  }

  private func unlinked(_ path: String) -> Bool {
    guard unlinkat(descriptor.raw, path, 0) == 0 else { return false }
    Termination.keep(Termination.Leftover(path, of: self))
    return true
  }

  /// Removes what a failed write left. If that fails too, the first error is the one to tell; the next build
  /// finds the file in the journal.
  func discard(_ path: String) {
    _ = try? removeFile(path)
  }

  /// Removes a folder if it is empty; `false` when it is not, or is not there.
  @discardableResult
  func removeFolderIfEmpty(_ path: String) throws(SystemError) -> Bool {
    try change(.removeFolder, path) { () throws(SystemError) in
      if unlinkat(descriptor.raw, path, AT_REMOVEDIR) == 0 { return true }
      if [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR].contains(errno) { return false }
      throw .last
    }
  }

  /// Removes a folder with everything in it; links in it are removed, not followed.
  func removeTree(_ path: String) throws(SystemError) {
    guard let status = try status(of: path) else { return }
    guard status.kind == .folder else {
      try removeFile(path)
      return
    }
    let inner = try folder(path)
    for name in try inner.names() {
      try inner.removeTree(String(decoding: name, as: UTF8.self))
    }
    try removeFolderIfEmpty(path)
  }
}
