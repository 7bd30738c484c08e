import Glibc

/// The files that edits of people's folders are written to first: `.galley-edit-4711.tmp`, by the process that writes.
///
/// The number keeps two processes apart that edit the same folder, and tells whether anybody still needs the file.
enum EditTemporary {
  static let prefix = "\(OutputPath.reservedPrefix)edit-"
  static let suffix = ".tmp"

  /// That of this process.
  static var name: String { "\(prefix)\(getpid())\(suffix)" }

  /// Whether a file was left by a process that has ended.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      let process = pid_t(name.dropFirst(prefix.count).dropLast(suffix.count)), process > 0, process != getpid()
    else { return false }
    return kill(process, 0) == -1 && errno == ESRCH
  }
}

extension Folder {
  /// Removes what killed edits left in this folder.
  func removeLeftoverEdits() throws(SystemError) {
    for bytes in try names() {
      let name = String(decoding: bytes, as: UTF8.self)
      if EditTemporary.isLeftover(name) { try removeFile(name) }
    }
  }
}
