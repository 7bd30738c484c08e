import SourceText

/// The rules for paths below the output folder.
///
/// A path is relative, has `/` between its parts, and no part is empty, `.` or `..`; it holds no control character,
/// so that the ownership list can have one path a line. Names that start with `.galley-` are Galley's own.
/// A part has at most 255 bytes and a path 4,000, as Linux demands.
enum OutputPath {
  static let reservedPrefix = ".galley-"

  /// What is wrong with a path, or `nil`.
  static func problem(_ path: String) -> String? {
    if path.isEmpty { return "the path is empty" }
    if path.utf8.count > 4_000 { return "the path is longer than 4000 bytes" }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "the path holds a control character" }
    for part in Array(path.utf8).split(separator: 0x2F, omittingEmptySubsequences: false) {
      if part.isEmpty { return "the path has an empty part" }
      if part.count > 255 { return "a part of the path is longer than 255 bytes" }
      if part.elementsEqual([0x2E]) || part.elementsEqual([0x2E, 0x2E]) { return "the path has a part . or .." }
      if part.starts(with: reservedPrefix.utf8) { return "names that start with .galley- are reserved" }
    }
    return nil
  }

  /// The folder part of a path, empty for a file at the top.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return String(path[..<slash])
  }

  /// The name under which a file is written before it is moved into place, in the same folder.
  static func temporary(for path: String, index: Int) -> String {
    let folder = folder(of: path)
    let name = "\(reservedPrefix)\(index).tmp"
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
