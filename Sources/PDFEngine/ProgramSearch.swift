internal import Glibc

/// Finds programs on a search path, and what runs them.
enum ProgramSearch {
  /// The first executable of that name in the folders of `path`, which are separated by colons as in `PATH`.
  static func find(_ name: String, in path: String) -> String? {
    for folder in path.utf8.split(separator: UInt8(ascii: ":")) {
      let candidate = "\(Substring(folder))/\(name)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// The first of the names that is an executable there.
  static func find(_ names: [String], in path: String) -> String? {
    names.lazy.compactMap { find($0, in: path) }.first
  }

  /// The words of the first line of a script after `#!`: the program that runs it, and its arguments.
  ///
  /// - Returns: `nil` for a file that is no script, or cannot be read.
  static func interpreter(of script: String) -> [String]? {
    let descriptor = open(script, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &head, head.count)
    guard count > 2, head[0] == UInt8(ascii: "#"), head[1] == UInt8(ascii: "!") else { return nil }
    guard let end = head[..<count].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = head[2..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    return words.isEmpty ? nil : words
  }
}
