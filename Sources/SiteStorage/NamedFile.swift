internal import Glibc
public import SourceText

/// What somebody named for results to be written to, such as `--output card.pdf` or `--trace /dev/stderr`.
public enum NamedFile {
  /// Whether a path leads to what takes bytes and keeps none: a device, a pipe, or what this program's own results and
  /// messages go to.
  public static func isStream(_ path: String) -> Bool {
    guard let status = try? FileStatus.following(path) else { return false }
    return status.kind == .other || ownStream(status) != nil
  }

  /// Writes the bytes into what the path leads to; links are followed, and missing folders are made.
  ///
  /// A file is replaced in one step and keeps its permissions, owner and group; where that cannot be, as for one that is
  /// mounted by itself, its bytes are. Streams are written into. `storage-write`: the disk refused.
  public static func write(_ bytes: [UInt8], to path: String) -> [Diagnostic] {
    do throws(SystemError) {
      let status = try FileStatus.following(path)
      guard status?.kind != .folder else { throw SystemError(EISDIR) }
      if let status, let own = ownStream(status) {
        try Descriptor.copy(of: own).write(bytes)
      } else if status?.kind == .other {
        // No change of the disk: a pipe may wait for somebody who reads.
        try Descriptor.open(path, O_WRONLY | O_NOCTTY).write(bytes)
      } else {
        try put(bytes, at: target(of: path), isNew: status == nil)
      }
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: path, message: "the file cannot be written: \(error.text)",
          hint: "check that you may write there and that the disk has room")
      ]
    }
  }

  private static func put(_ bytes: [UInt8], at path: String, isNew: Bool) throws(SystemError) {
    let (parent, name) = RealPath.split(path)
    if isNew { try Folder.open(".").makeFolders(above: RealPath.resolve(parent) + "/") }
    let folder = try Folder.open(parent)
    guard !isNew else {
      try folder.replace(name, with: bytes)
      return
    }
    guard faccessat(folder.descriptor.raw, name, W_OK, 0) == 0 else { throw .last }
    do throws(SystemError) {
      try folder.replace(name, like: name, with: bytes)
    } catch {
      guard [EACCES, EPERM, EBUSY].contains(error.code) else { throw error }
      try folder.overwrite(name, with: bytes)
    }
  }

  /// Where the links at a path lead to at last, and be it nowhere.
  private static func target(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      let (parent, name) = RealPath.split(path)
      guard let folder = try? Folder.open(parent), let target = try folder.linkTarget(of: name) else { return path }
      path = target.hasPrefix("/") ? target : "\(parent)/\(target)"
    }
    throw SystemError(ELOOP)
  }

  /// The descriptor of standard output or standard error where that is what a path leads to.
  private static func ownStream(_ status: FileStatus) -> Int32? {
    [1, 2].first { descriptor in
      var own = stat()
      return fstat(descriptor, &own) == 0 && UInt64(own.st_dev) == status.device
        && FileSignature(own).inode == status.signature.inode
    }
  }
}
