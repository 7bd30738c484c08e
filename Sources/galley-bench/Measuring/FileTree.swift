internal import Glibc

/// Folders and files, plainly.
enum FileTree {
  static func makeFolders(_ path: String) throws(BenchError) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && !part.isEmpty ? String(part) : "/\(part)"
      if made == "/" || mkdir(made, 0o755) == 0 || errno == EEXIST { continue }
      throw BenchError("cannot make \(made)", errno)
    }
  }

  /// Removes a folder with everything in it; one that is not there is fine.
  static func remove(_ path: String) throws(BenchError) {
    guard access(path, F_OK) == 0 else { return }
    let (folders, files) = try list(path)
    // Parents come first in the list and so go last.
    let entries = files.map { "\(path)/\($0)" } + folders.reversed().map { "\(path)/\($0)" } + [path]
    for entry in entries where Glibc.remove(entry) != 0 { throw BenchError("cannot remove \(entry)", errno) }
  }

  static func move(_ path: String, to target: String) throws(BenchError) {
    if rename(path, target) != 0 { throw BenchError("cannot move \(path)", errno) }
  }

  static func removeFile(_ path: String) throws(BenchError) {
    if unlink(path) != 0 { throw BenchError("cannot remove \(path)", errno) }
  }

  static func write(_ text: String, to path: String) throws(BenchError) {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(BenchError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw BenchError("cannot open \(path)", errno) }
    defer { close(file) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + done }, $0.count - done) }
      if count > 0 { done += count } else if errno != EINTR { throw BenchError("cannot write \(path)", errno) }
    }
  }

  static func read(_ path: String) throws(BenchError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw BenchError("cannot open \(path)", errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw BenchError("cannot read \(path)", errno) }
    let size = Int(status.st_size)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        let count = Glibc.read(file, buffer.baseAddress.map { $0 + filled }, size - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure != 0 { throw BenchError("cannot read \(path)", failure) }
    return bytes
  }

  /// The folders and the files below a folder, relative to it; parents come before what they hold.
  static func list(_ root: String) throws(BenchError) -> (folders: [String], files: [String]) {
    var folders: [String] = []
    var files: [String] = []
    var next = 0
    try list(root, "", &folders, &files)
    while next < folders.count {
      try list(root, folders[next] + "/", &folders, &files)
      next += 1
    }
    return (folders, files)
  }

  private static func list(
    _ root: String, _ prefix: String, _ folders: inout [String], _ files: inout [String]
  ) throws(BenchError) {
    guard let stream = opendir("\(root)/\(prefix)") else { throw BenchError("cannot read \(root)/\(prefix)", errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) { folders.append(prefix + name) } else { files.append(prefix + name) }
    }
  }
}
