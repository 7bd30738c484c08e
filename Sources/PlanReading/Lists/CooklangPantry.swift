internal import CookbookReading
public import SourceText

/// A `pantry.conf` of Cooklang's tools, as a `pantry.md` that says the same.
///
///     [fridge]
///     milk = { quantity = "500%ml", low = "200%ml", expire = "2025-09-20" }
///     butter = "250%g"
///
/// Each item stands in the line of the same number, so that messages say where it is. When something was bought, and how little
/// of it is too little, has no place in a pantry. Source: CookCLI, docs/pantry.md; TOML 1.0.0.
public struct CooklangPantry {
  /// The file in Markdown.
  public let markdown: SourceFile
  /// How many items said something that has no place there.
  public let cutItems: Int

  /// `nil` when the file has another form.
  public init?(_ source: SourceFile) {
    var reader = PantryTables()
    let lines = String(decoding: source.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() where !reader.read(line, number: number) { return nil }
    guard !reader.items.isEmpty else { return nil }
    var written = [String](repeating: "", count: lines.count)
    for item in reader.items { written[item.line] = Self.line(item) }
    markdown = SourceFile(path: source.path, text: written.joined(separator: "\n") + "\n")
    cutItems = reader.items.count { $0.parts["low"] != nil || $0.parts["bought"] != nil }
  }

  private static func line(_ item: PantryTables.Item) -> String {
    let amount = item.parts["quantity"].map { $0.split(separator: "%").joined(separator: " ") }
    let words = [amount, item.name].compactMap(\.self).joined(separator: " ")
    let day = item.parts["expire"].map { " (best before \($0))" } ?? ""
    return "- \(MarkdownEscaping.line(words))\(day)"
  }
}

/// What stands in the tables of such a file.
private struct PantryTables {
  struct Item {
    let name: String
    /// From nought.
    let line: Int
    var parts: [String: String]
  }

  private(set) var items: [Item] = []
  private var table: [String] = []
  private var indexes: [[String]: Int] = [:]
  private static let parts: Set<String> = ["quantity", "low", "expire", "bought"]

  /// Whether the line belongs into such a file.
  mutating func read(_ line: Substring, number: Int) -> Bool {
    var line = TOMLLine(line)
    if line.isAtEnd { return true }
    if line.takes("[") {
      guard let path = line.path(), line.takes("]"), line.isAtEnd else { return false }
      table = path
      return true
    }
    guard let path = line.path(), line.takes("="), let value = line.value(), line.isAtEnd else { return false }
    add(table + path, value, number)
    return true
  }

  private mutating func add(_ path: [String], _ value: TOMLLine.Value, _ number: Int) {
    guard let last = path.last else { return }
    switch value {
    case .table(let members):
      for member in [("", "")] + members { note(path, member.0, member.1, number) }
    case .text(let text) where path.count > 2 && Self.parts.contains(last):
      note(Array(path.dropLast()), last, text, number)
    case .text(let text): note(path, "quantity", text, number)
    case .other: note(path, "", "", number)
    }
  }

  private mutating func note(_ path: [String], _ part: String, _ text: String, _ number: Int) {
    let index = indexes[path] ?? items.count
    if index == items.count {
      items.append(Item(name: path.last ?? "", line: number, parts: [:]))
      indexes[path] = index
    }
    if !text.isEmpty { items[index].parts[part] = text }
  }
}

/// The rest of a line of TOML.
private struct TOMLLine {
  enum Value {
    case text(String)
    case table([(String, String)])
    /// A truth.
    case other
  }

  private var rest: Substring
  /// A shelf, a thing and what is said of it need three.
  private static let longestPath = 8

  init(_ line: Substring) { rest = line }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  var isAtEnd: Bool {
    let next = rest.first { !$0.isWhitespace }
    return next == nil || next == "#"
  }

  mutating func takes(_ sign: Character) -> Bool {
    skipBlanks()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// `fridge.milk`, `"ice cream"`.
  mutating func path() -> [String]? {
    var path: [String] = []
    repeat {
      skipBlanks()
      guard let key = quoted() ?? bare(), !key.isEmpty else { return nil }
      path.append(key)
    } while path.count < Self.longestPath && takes(".")
    return path
  }

  /// A table within a table is none of such a file.
  mutating func value(isInTable: Bool = false) -> Value? {
    skipBlanks()
    if let text = quoted() { return .text(text) }
    guard !isInTable, takes("{") else {
      let word = word()
      return word.isEmpty ? nil : ["true", "false"].contains(word) ? .other : .text(word)
    }
    var members: [(String, String)] = []
    while !takes("}") {
      guard let path = path(), let key = path.last, takes("="), let value = value(isInTable: true) else { return nil }
      if case .text(let text) = value { members.append((key, text)) }
      if !takes(",") {
        guard takes("}") else { return nil }
        break
      }
    }
    return .table(members)
  }

  /// A text between quotes of either kind; only those of two strokes have escapes.
  private mutating func quoted() -> String? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    var text = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let sign = rest[index]
      if isEscaped {
        text.append(sign)
        isEscaped = false
      } else if sign == "\\", quote == "\"" {
        isEscaped = true
      } else if sign == quote {
        rest = rest[rest.index(after: index)...]
        return text
      } else {
        text.append(sign)
      }
    }
    return nil
  }

  /// A number, a date or a truth.
  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_-+:.".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Letters, figures, `_` and `-`.
  private mutating func bare() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
