import Glibc

/// What the file system tells about a file without opening it; when it changes, the file was touched.
public struct FileSignature: Hashable, Sendable {
  /// Bytes.
  public let size: Int64
  /// Nanoseconds since 1970 of the last change to the content.
  public let modified: Int64
  /// Nanoseconds since 1970 of the last change to content or metadata; programs cannot set it.
  public let changed: Int64
  public let inode: UInt64

  public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  init(_ status: stat) {
    self.init(
      size: Int64(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec),
      changed: Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec),
      inode: UInt64(status.st_ino))
  }

  /// Same size, content time and inode; the metadata time is left out, because a rename changes it.
  func matchesContent(of other: FileSignature) -> Bool {
    size == other.size && modified == other.modified && inode == other.inode
  }
}
