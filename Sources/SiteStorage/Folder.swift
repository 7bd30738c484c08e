import Glibc
import Termination

/// An open folder; all paths are relative to it and links at their end are not followed.
final class Folder: Sendable {
  let descriptor: Descriptor
  let gate: DiskGate?

  init(_ descriptor: consuming Descriptor, gate: DiskGate?) {
    self.descriptor = descriptor
    self.gate = gate
  }

  /// Opens a folder by its path; a link to a folder is followed, because the user named it.
  static func open(_ path: String, gate: DiskGate? = nil) throws(SystemError) -> Folder {
    Folder(try Descriptor.open(path, O_RDONLY | O_DIRECTORY), gate: gate)
  }

  /// Opens a folder below this one, but no link.
  func folder(_ path: String) throws(SystemError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    return Folder(try Descriptor.open(path, at: descriptor.raw, flags), gate: gate)
  }

  /// What is at the path itself (a link is a link), or `nil` when there is nothing.
  func status(of path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    if fstatat(descriptor.raw, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    let error = SystemError.last
    if error.code == ENOENT || error.code == ENOTDIR { return nil }
    throw error
  }

  /// The path a link leads to, as it says it; `nil` for what is no link.
  func linkTarget(of path: String) throws(SystemError) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor.raw, path, &target, target.count)
    if count >= 0 { return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    let error = SystemError.last
    if error.code == EINVAL || error.code == ENOENT || error.code == ENOTDIR { return nil }
    throw error
  }

  /// The names in this folder, sorted by bytes, without `.` and `..`.
  func names() throws(SystemError) -> [[UInt8]] {
    let copy = try Descriptor.open(".", at: descriptor.raw, O_RDONLY | O_DIRECTORY)
    var names: [[UInt8]] = []
    try FolderEntries.forEach(in: copy) { entry in names.append(Array(entry.name)) }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  func ask(_ change: DiskChange, _ path: String) throws(SystemError) {
    guard let gate else { return }
    let code = gate(change, path)
    if code != 0 { throw SystemError(code) }
  }

  /// Makes one change, unless it is refused or the program is ending; `body` makes no other.
  func change<Result: ~Copyable>(
    _ change: DiskChange, _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try ask(change, path)
    return try Termination.change(body)
  }
}
