internal import SourceText

/// Front matter of Hugo and Zola in TOML, between lines of `+++`, as the front matter in YAML that says the same.
///
/// Strings, numbers, dates, truth values and lists are written alike in both; the names of tables, `[extra]`, go, and their
/// entries stay. Source: TOML 1.0.0.
enum NoteTOML {
  /// The file with its front matter in YAML; `nil` where it does not begin with such lines.
  static func find(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: "+++".utf8) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map(String.init)
    guard lines[0].trimmed == "+++", let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "+++" }) else {
      return nil
    }
    let matter = entries(lines[1..<end].map(\.trimmed)).joined(separator: "\n")
    return Array("---\n\(matter)\n---\n\(lines[(end + 1)...].joined(separator: "\n"))".utf8)
  }

  private static func entries(_ lines: [String]) -> [String] {
    var result: [String] = []
    var isOpen = false
    for line in lines where !line.isEmpty && !line.hasPrefix("#") {
      if isOpen {
        // A list goes on over lines, which must stand deeper than its key.
        result[result.count - 1] += " " + line
        isOpen = !line.hasSuffix("]")
      } else if let sign = line.firstIndex(of: "="), !line.hasPrefix("[") {
        let value = String(line[line.index(after: sign)...]).trimmed
        result.append("\(String(line[..<sign]).trimmed): \(value)")
        isOpen = value.hasPrefix("[") && !value.hasSuffix("]")
      }
    }
    return result
  }
}
