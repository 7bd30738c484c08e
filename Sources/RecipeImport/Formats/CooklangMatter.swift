internal import SourceText
internal import YAMLReading

/// The front matter of a recipe in Cooklang: YAML between two lines of dashes, above everything else.
enum CooklangMatter {
  /// One value below a key; the keys of values within others are joined by points: `source.url`.
  struct Entry {
    let key: String
    let value: String
    /// Whether the key has a list of values.
    var isOfList = false
  }

  /// The front matter without its lines of dashes, where there is some, and what stands below it.
  static func cut(_ text: String) -> (matter: String?, body: String) {
    guard String(text.prefix { !$0.isNewline }).trimmed == "---" else { return (nil, text) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let end = lines.dropFirst().firstIndex(where: { String($0).trimmed == "---" })
    else { return (nil, text) }
    return (lines[1..<end].joined(separator: "\n"), lines[(end + 1)...].joined(separator: "\n"))
  }

  /// What it says, in order; `nil` for what is no YAML.
  static func entries(_ matter: String) -> [Entry]? {
    let read = YAMLReader.read(SourceFile(path: "", text: matter))
    guard let node = read.value, !read.diagnostics.contains(where: { $0.severity == .error }), let all = node.mapping
    else { return nil }
    return all.flatMap { entries($0.key.text.lowercased().trimmed, $0.value, depth: 0) }
  }

  private static func entries(_ key: String, _ node: YAMLNode, depth: Int) -> [Entry] {
    if let scalar = node.scalar {
      return scalar.isNull ? [] : [Entry(key: key, value: scalar.text.trimmed)].filter { !$0.value.isEmpty }
    }
    guard depth < 8 else { return [] }
    if let elements = node.sequence {
      return elements.flatMap { entries(key, $0, depth: depth + 1) }.map {
        Entry(key: $0.key, value: $0.value, isOfList: true)
      }
    }
    return (node.mapping ?? []).flatMap { entries("\(key).\($0.key.text.lowercased())", $0.value, depth: depth + 1) }
  }

  /// A text of YAML without its quotes.
  static func unquoted(_ text: String) -> String {
    guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else { return text }
    let inner = String(text.dropFirst().dropLast())
    return quote == "'" ? inner.replacing("''", with: "'") : unescaped(inner)
  }

  /// What stands between double quotes, its escapes read.
  ///
  /// Source: YAML 1.2.2 §5.7; one that is none stays as it is.
  private static func unescaped(_ text: String) -> String {
    var (result, rest) = (String.UnicodeScalarView(), Substring(text).unicodeScalars)
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let letter = rest.first else {
        result.append(scalar)
        continue
      }
      let length = ["x": 2, "u": 4, "U": 8][letter] ?? 0
      let digits = rest.dropFirst().prefix(length)
      if length > 0, digits.count == length, let value = UInt32(String(digits), radix: 16),
        let meant = Unicode.Scalar(value)
      {
        result.append(meant)
        rest = rest.dropFirst(length + 1)
      } else if let meant = escapes[letter] {
        result.append(meant)
        rest = rest.dropFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\", "/": "/", " ": " ", "\t": "\t", "0": "\0", "a": "\u{7}",
    "b": "\u{8}", "v": "\u{B}", "f": "\u{C}", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
    "P": "\u{2029}",
  ]
}
