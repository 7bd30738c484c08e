import Glibc
public import SourceText

extension SourceFolder {
  /// Puts new bytes into a file of the user, in one step and only if it still holds what was read from it.
  ///
  /// The bytes are written beside the file, flushed to the disk and renamed over it, so readers see the old file or the
  /// new one, and a crash leaves one of them. Permissions, owner and group stay; a link stays a link, and the file it
  /// leads to is replaced. Just before the rename the file is read again: `storage-changed` when it holds anything
  /// else by then. `storage-write`: the disk, or the permissions of file or folder, do not allow it. After an error the
  /// file is as it was.
  ///
  /// - Parameter old: what was read from the file.
  public func replace(_ file: String, _ old: FileContents, with bytes: [UInt8]) -> Diagnostic? {
    let (parent, name) = RealPath.split(RealPath.resolve(fullPath(of: file)))
    do throws(SystemError) {
      let folder = try Folder.open(parent)
      guard faccessat(folder.descriptor.raw, name, W_OK, 0) == 0 else { throw .last }
      try folder.removeLeftoverEdits()
      let temporary = EditTemporary.name
      try folder.removeFile(temporary)
      do throws(SystemError) {
        try folder.copyOut(bytes, to: temporary, like: name)
        guard try folder.contents(of: name)?.bytes == old.bytes else {
          folder.discard(temporary)
          return changed(file)
        }
        try folder.rename(temporary, to: name, in: folder)
        return nil
      } catch {
        folder.discard(temporary)
        throw error
      }
    } catch {
      return error.code == ENOENT ? changed(file) : unwritable(file, error)
    }
  }

  func changed(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-changed", path: shownPath(of: file),
      message: "the file was changed by something else meanwhile; it was left alone", hint: "run the command again")
  }

  func taken(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-exists", path: shownPath(of: file), message: "this file exists already",
      hint: "choose another name, or move the file away")
  }

  func unwritable(_ file: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .error, "storage-write", path: shownPath(of: file), message: "the file cannot be written: \(error.text)",
      hint: "make the file and its folder writable, and check that the disk has room")
  }
}

extension Folder {
  /// Writes a new file with the owner, group and permissions of another one, down to the disk.
  func copyOut(_ bytes: [UInt8], to path: String, like model: String) throws(SystemError) {
    guard let status = try status(of: model), status.kind == .file else { throw SystemError(ENOENT) }
    _ = try create(path, mode: 0o600) { file throws(SystemError) in
      try file.write(bytes)
      let made = try FileStatus.of(file)
      if made.owner != status.owner || made.group != status.group {
        guard fchown(file.raw, status.owner, status.group) == 0 else { throw .last }
      }
      // Where files have no permissions of their own, setting them is refused.
      guard made.mode == status.mode || fchmod(file.raw, status.mode) == 0, fsync(file.raw) == 0 else { throw .last }
    }
  }
}
