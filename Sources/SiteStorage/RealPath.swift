import Glibc

/// Absolute paths without links, `.` and `..`.
enum RealPath {
  /// Resolves the part of a path that exists and appends the rest.
  static func resolve(_ path: String) -> String {
    if let resolved = existing(path) { return resolved }
    var parts = path.utf8.split(separator: 0x2F).map { String(Substring($0)) }
    let isAbsolute = path.utf8.first == 0x2F
    var rest: [String] = []
    while let last = parts.popLast() {
      rest.insert(last, at: 0)
      let joined = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
      if let resolved = existing(joined.isEmpty ? "." : joined) { return append(rest, to: resolved) }
    }
    return append(rest, to: "/")
  }

  /// Whether `path` is `folder` or lies in it; both resolved.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// The folder above a resolved path and the last name.
  static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let parent = String(path[..<slash])
    return (parent.isEmpty ? "/" : parent, String(path[path.utf8.index(after: slash)...]))
  }

  private static func existing(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func append(_ parts: [String], to path: String) -> String {
    var result = path.utf8.split(separator: 0x2F).map { String(Substring($0)) }
    for part in parts where part != "." {
      if part != ".." { result.append(part) } else if !result.isEmpty { result.removeLast() }
    }
    return "/" + result.joined(separator: "/")
  }
}
