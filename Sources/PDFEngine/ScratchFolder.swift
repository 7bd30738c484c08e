internal import Glibc

/// A folder for the temporary files of one process, removed with all that is in it.
struct ScratchFolder: ~Copyable {
  /// Absolute.
  let path: String

  /// The folder around it, where that was made too.
  private let madeParent: String?

  /// - Parameter cache: the folder to make it in, which is made where it is missing and removed again if nothing else
  ///   came into it; `nil` for the folder TMPDIR names, or `/tmp`.
  /// - Returns: `nil` where nothing may be written.
  init?(in cache: String?) {
    let parent = cache ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let isMade = cache != nil && mkdir(parent, 0o755) == 0
    madeParent = isMade ? parent : nil
    guard let resolved = realpath(parent, nil) else { return nil }
    defer { free(resolved) }
    var template = Array("\(String(cString: resolved))/galley-print-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      if isMade { rmdir(parent) }
      return nil
    }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    Self.remove(path)
    if let madeParent { rmdir(madeParent) }
  }

  /// Links are removed, not followed.
  private static func remove(_ folder: String) {
    for entry in entries(of: folder) {
      let path = "\(folder)/\(entry)"
      // A folder is no file to be unlinked: EISDIR on Linux.
      if unlink(path) != 0, errno == EISDIR { remove(path) }
    }
    rmdir(folder)
  }

  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
