internal import Glibc
internal import Termination

/// A folder for the temporary files of one process, removed with all that is in it.
struct ScratchFolder: ~Copyable {
  /// Absolute.
  let path: String

  /// The folder around it, where that was made too.
  private let madeParent: String?

  /// Locked for as long as the folder is in use.
  private let descriptor: Int32

  private static let prefix = "galley-print-"

  /// - Parameter cache: the folder to make it in, which is made where it is missing and removed again if nothing else
  ///   came into it; what a run left there that was killed is removed. `nil` for the folder TMPDIR names, or `/tmp`,
  ///   which also serves where nothing may be written into the cache: a site may lie on a disk that is read-only.
  /// - Parameter system: that folder.
  /// - Returns: `nil` where nothing may be written in either.
  init?(in cache: String?, system: String = usualFolder) {
    let isMade = cache.map { mkdir($0, 0o755) == 0 } ?? false
    if let cache { Self.removeAbandoned(in: cache) }
    guard let path = cache.flatMap(Self.makeFolder) ?? Self.makeFolder(in: system) else {
      if let cache, isMade { rmdir(cache) }
      return nil
    }
    self.path = path
    madeParent = isMade ? cache : nil
    descriptor = Self.lock(path)
    Termination.drop(Termination.Leftover(path)) { Self.remove(path) }
  }

  static var usualFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  deinit {
    Self.remove(path)
    Termination.keep(Termination.Leftover(path))
    close(descriptor)
    if let madeParent { rmdir(madeParent) }
  }

  private static func makeFolder(in parent: String) -> String? {
    guard let resolved = realpath(parent, nil) else { return nil }
    defer { free(resolved) }
    var template = Array("\(String(cString: resolved))/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Removing

  /// - Returns: a descriptor; negative where somebody else holds the lock.
  private static func lock(_ folder: String) -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
    close(descriptor)
    return -1
  }

  private static func removeAbandoned(in parent: String) {
    for name in entries(of: parent) where name.hasPrefix(prefix) {
      let descriptor = lock("\(parent)/\(name)")
      guard descriptor >= 0 else { continue }
      remove("\(parent)/\(name)")
      close(descriptor)
    }
  }

  /// Links are removed, not followed.
  static func remove(_ folder: String) {
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
