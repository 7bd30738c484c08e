import Glibc

/// What stands at a path.
struct FileStatus {
  enum Kind {
    case file, folder, link, other
  }

  let kind: Kind
  let signature: FileSignature
  let device: UInt64
  /// Permission bits.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    signature = FileSignature(status)
    device = UInt64(status.st_dev)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// What is at a path, links followed; `nil` where there is nothing.
  static func following(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    if stat(path, &status) == 0 { return FileStatus(status) }
    let error = SystemError.last
    if error.code == ENOENT || error.code == ENOTDIR { return nil }
    throw error
  }

  /// What an open file is.
  static func of(_ descriptor: borrowing Descriptor) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor.raw, &status) == 0 else { throw .last }
    return FileStatus(status)
  }
}
