internal import Glibc

/// The folder everything is made in, free of what removed files leave behind.
///
/// ext4 does not use the number of a removed file again for a minute, and looks at each such number whenever it makes a
/// file. Ten thousand files that were removed just before can make the next ten thousand ten times slower, whoever writes
/// them (`recently_deleted` in Linux, fs/ext4/ialloc.c). So nothing is removed while something is measured, and nothing
/// is measured soon after files were removed.
enum Workspace {
  /// Seconds; the kernel counts 60.
  static let rest = 65

  /// Removes what an earlier run left, and waits until that cannot be felt any more.
  static func prepare(_ folder: String) throws(BenchError) {
    guard access(folder, F_OK) == 0 else { return try FileTree.makeFolders(folder) }
    try clear(folder)
    var status = stat()
    guard stat(folder, &status) == 0 else { throw BenchError("cannot look at \(folder)", errno) }
    // The folder itself remembers when something in it was removed last.
    let left = status.st_mtim.tv_sec + rest - time(nil)
    guard left > 0 else { return }
    Terminal.note("files were removed just now; waiting \(left) s for the file system to forget them")
    sleep(UInt32(min(left, rest)))
  }

  /// Removes everything in the folder.
  static func clear(_ folder: String) throws(BenchError) {
    let (folders, files) = try FileTree.list(folder)
    for file in files where !file.utf8.contains(UInt8(ascii: "/")) { try FileTree.removeFile("\(folder)/\(file)") }
    for entry in folders where !entry.utf8.contains(UInt8(ascii: "/")) { try FileTree.remove("\(folder)/\(entry)") }
    // Numbers of removed files are held longer while the disk does not know of it.
    sync()
  }
}
