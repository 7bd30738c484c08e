internal import SourceText

/// Notes of Emacs' Org mode, as the notes in Markdown that say the same.
///
/// Source: Org Syntax (orgmode.org), and the drawers of org-chef.
enum OrgFile {
  /// A file is one by its name, or by a drawer of properties below a heading.
  static func isOne(_ file: SourceFile) -> Bool {
    if file.path.lowercased().hasSuffix(".org") { return true }
    let lines = String(decoding: file.bytes.prefix(4_096), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix("* ") } && lines.contains { drawer(String($0)) == "properties" }
  }

  static func markdown(_ file: SourceFile) -> SourceFile {
    let text = String(decoding: file.bytes, as: UTF8.self)
    var reader = OrgReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(String(line)) }
    let path = file.path.lowercased().hasSuffix(".org") ? file.path.dropLast(4) + ".md" : file.path
    return SourceFile(path: String(path), bytes: Array(reader.finished().utf8))
  }

  /// What a line that opens one calls it, `:PROPERTIES:`, in lowercase.
  static func drawer(_ line: String) -> String? {
    let text = line.trimmed
    guard text.utf8.count > 2, text.hasPrefix(":"), text.hasSuffix(":") else { return nil }
    let name = text.dropFirst().dropLast()
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ? name.lowercased() : nil
  }
}

/// Turns lines of Org into lines of Markdown.
private struct OrgReader {
  private var lines: [String] = []
  /// What `#+TITLE:` and the like say.
  private var facts: [(key: String, value: String)] = []
  /// The drawer that is open, and its lines.
  private var drawer: (name: String, lines: [String])?
  /// Whether a block that a program runs is open.
  private var isInProgram = false
  private var table: [String] = []
  /// Of the headings of the first level, those that open no part of a recipe, and those that do.
  private var (titles, parts) = (0, 0)

  mutating func read(_ line: String) {
    let text = line.trimmed
    if !table.isEmpty, !text.hasPrefix("|") { endTable() }
    if let open = drawer {
      if OrgFile.drawer(text) == "end" { endDrawer(open.name, open.lines) } else { drawer?.lines.append(text) }
    } else if text.hasPrefix("#+") {
      readKeyword(text.dropFirst(2))
    } else if isInProgram || text.hasPrefix("# ") || text == "#" || isPlanning(text) {
      return
    } else if let name = OrgFile.drawer(text), name != "end" {
      drawer = (name, [])
    } else if let level = level(line) {
      readHeading(level, String(line.dropFirst(level + 1)))
    } else if text.hasPrefix("|") {
      table.append(OrgLine.plain(text))
    } else {
      lines.append(OrgLine.plain(OrgLine.item(line)))
    }
  }

  mutating func finished() -> String {
    // A drawer that is never closed is text.
    if let open = drawer { lines += open.lines }
    endTable()
    var head: [String] = []
    for fact in facts where fact.key != "title" || titles != 1 || parts > 0 {
      head.append("\(fact.key): \"\(fact.value.filter { $0 != "\"" && $0 != "\\" })\"")
    }
    return ((head.isEmpty ? [] : ["---"] + head + ["---"]) + lines).joined(separator: "\n")
  }

  // MARK: Lines

  /// `* Soup`; only at the start of a line, else a star is a bullet.
  private func level(_ line: String) -> Int? {
    let stars = line.prefix { $0 == "*" }.count
    return stars > 0 && line.dropFirst(stars).first == " " ? min(stars, 6) : nil
  }

  private func isPlanning(_ text: String) -> Bool {
    ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains { text.hasPrefix($0) }
  }

  private mutating func readKeyword(_ text: Substring) {
    let key = text.prefix { $0 != ":" && $0 != " " }.lowercased()
    let value = String(text.dropFirst(key.count).drop { $0 == ":" || $0 == " " }).trimmed
    switch key {
    case "begin_src", "begin_export", "begin_comment": isInProgram = true
    case "end_src", "end_export", "end_comment": isInProgram = false
    case "title", "author", "date", "language": if !value.isEmpty { facts.append((key, value)) }
    case "filetags": facts.append(("tags", value.split(separator: ":").joined(separator: ", ")))
    // What else there is says how the file is shown.
    default: break
    }
  }

  private mutating func readHeading(_ level: Int, _ text: String) {
    var words = text.split(separator: " ").map(String.init)
    if let first = words.first, ["TODO", "DONE"].contains(first) { words.removeFirst() }
    if let first = words.first, first.utf8.count == 4, first.hasPrefix("[#") { words.removeFirst() }
    var tags = ""
    if words.count > 1, let last = words.last, last.utf8.count > 2, last.hasPrefix(":"), last.hasSuffix(":") {
      tags = last.split(separator: ":").joined(separator: ", ")
      words.removeLast()
    }
    let title = OrgLine.plain(words.joined(separator: " "))
    if level == 1 { if SectionWords.part(of: title) == nil { titles += 1 } else { parts += 1 } }
    lines += ["", String(repeating: "#", count: level) + " " + title, ""]
    if !tags.isEmpty { lines.append("tags:: \(tags)") }
  }

  // MARK: Drawers

  /// Properties are facts; what other drawers hold is named as dropped, by the name of the drawer.
  private mutating func endDrawer(_ name: String, _ all: [String]) {
    drawer = nil
    guard name == "properties" else {
      if let text = ImportedText.line(all.joined(separator: " ")) { lines.append("\(name):: \(text.prefix(800))") }
      return
    }
    for line in all {
      guard line.hasPrefix(":"), let end = line.dropFirst().firstIndex(of: ":") else { continue }
      let key = line[..<end].dropFirst().lowercased().replacing("_", with: " ").replacing("-", with: " ")
      let value = OrgLine.address(in: String(line[end...].dropFirst()).trimmed)
      guard !value.isEmpty, !Self.quiet.contains(key) else { continue }
      lines.append("\(Self.names[key] ?? key):: \(value)")
    }
  }

  /// What org-chef and others call what is known here by other names.
  private static let names = [
    "source url": "source", "url": "source", "ready in": "total time", "total": "total time", "prep": "prep time",
    "cook": "cook time",
  ]

  /// What only Emacs needs.
  private static let quiet: Set<String> = ["id", "custom id", "created", "visibility", "category id", "roam refs"]

  // MARK: Tables

  /// A table whose first row is no head is a list.
  private mutating func endTable() {
    guard !table.isEmpty else { return }
    let isHeaded = table.count > 2 && table[1].hasPrefix("|-")
    for row in table {
      if row.hasPrefix("|-") {
        if isHeaded { lines.append(row.replacing("+", with: "|")) }
      } else if isHeaded {
        lines.append(row)
      } else {
        let cells = row.split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }
        if !cells.isEmpty { lines.append("- \(cells.joined(separator: " "))") }
      }
    }
    table = []
  }
}

/// The marks within a line of Org.
private enum OrgLine {
  /// `- flour :: 200 g`, a list of terms, with the amount in front.
  static func item(_ line: String) -> String {
    guard line.utf8.count < 1_000, let mark = line.firstRange(of: " :: ") else { return line }
    let term = String(line[..<mark.lowerBound])
    let text = String(line[mark.upperBound...]).trimmed
    guard ImportedText.withoutBullet(term.trimmed) != term.trimmed else { return line }
    let name = ImportedText.withoutBullet(term.trimmed)
    return LineJudge.beginsWithAmount("\(text) \(name)") ? "- \(text) \(name)" : "- \(name): \(text)"
  }

  /// Links as Markdown has them, and no marks of bold letters.
  static func plain(_ line: String) -> String {
    var text = line.contains("[[") ? links(line) : line
    if text.contains("*") {
      text = bold.replaced(in: text) { "\($0.1)\($0.2)" }
    }
    return text
  }

  private static let bold = TextPattern(/(^|[\s(])\*([^\s*][^*\n]{0,200})\*(?=$|[\s.,;:!?)])/)

  /// The address that a value links to, else the value.
  static func address(in value: String) -> String {
    guard value.hasPrefix("[["), let end = value.firstIndex(of: "]") else { return value }
    return String(value[..<end].dropFirst(2))
  }

  private static func links(_ line: String) -> String {
    let parts = line.split(separator: "[[", omittingEmptySubsequences: false)
    return String(parts[0])
      + parts.dropFirst().map { part -> String in
        guard let end = part.firstRange(of: "]]") else { return "[[\(part)" }
        let inner = part[..<end.lowerBound].split(separator: "][", maxSplits: 1).map(String.init)
        guard let target = inner.first else { return String(part[end.upperBound...]) }
        return link(target, shown: inner.count > 1 ? inner[1] : nil) + part[end.upperBound...]
      }.joined()
  }

  private static func link(_ target: String, shown: String?) -> String {
    let path = target.hasPrefix("file:") ? String(target.dropFirst(5)) : target
    if NotePicture.endings.contains(where: { path.lowercased().hasSuffix($0) }) { return "![](\(path))" }
    if target.hasPrefix("http://") || target.hasPrefix("https://") {
      return shown.map { "[\($0)](\(target))" } ?? target
    }
    if target.hasPrefix("file:"), let shown { return "[\(shown)](\(path))" }
    // Headings and identifiers within the notes.
    return shown ?? String(path.drop { $0 == "*" || $0 == "#" })
  }
}
