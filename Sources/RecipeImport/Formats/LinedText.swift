/// Lists of lines with headings among them, which may have no lines.
enum LinedText {
  /// A line without the marks of Markdown and those of Paprika: of `[recipe:Pesto]` the name stays, of `[photo:1]`
  /// nothing; `nil` where nothing is left.
  static func plain(_ line: String) -> String? {
    let text = ImportedText.line(StepMarkdown.plain(line.contains("[") ? marked(line).plain : line))
    guard let text, isBold(line), !text.contains(where: \.isNumber) else { return text }
    return "# \(text.withoutColon)"
  }

  /// A line of a note, where an address that words lead to stays behind them.
  static func note(_ line: String) -> String? {
    plain(StepMarkdown.withAddresses(line)).map { title($0).map { "\($0):" } ?? $0 }
  }

  /// `**Sauce**`: a line all of which is set in bold is a title.
  private static func isBold(_ line: String) -> Bool {
    let text = line.trimmed
    guard text.utf8.count > 4, text.utf8.count < 60 else { return false }
    return ["**", "__"].contains { mark in
      text.hasPrefix(mark) && (text.hasSuffix(mark) || text.hasSuffix("\(mark):"))
        && !text.dropFirst(2).dropLast(3).contains(mark)
    }
  }

  /// The recipes that a line links to.
  static func links(_ line: String) -> [String] { line.contains("[") ? marked(line).links : [] }

  /// Bytes of the longest name between brackets.
  private static let longestName = 400

  private static func marked(_ line: String) -> (plain: String, links: [String]) {
    var (plain, links) = ("", [String]())
    var rest = line[...]
    while let open = rest.firstIndex(of: "[") {
      plain += rest[..<open]
      rest = rest[open...]
      // Byte by byte: a text may have nothing but brackets, and letters are counted from each of them.
      let bytes = rest.utf8.dropFirst().prefix(longestName).prefix { !marks.contains($0) }
      let isClosed = bytes.endIndex < rest.endIndex && rest.utf8[bytes.endIndex] == UInt8(ascii: "]")
      let inner = rest[bytes.startIndex..<(isClosed ? bytes.endIndex : bytes.startIndex)]
      if isClosed, inner.hasPrefix("recipe:"), let name = String(inner.dropFirst(7)).trimmed.nonEmpty {
        links.append(name)
        plain += name
        rest = rest[inner.endIndex...].dropFirst()
      } else if isClosed, inner.hasPrefix("photo:") {
        rest = rest[inner.endIndex...].dropFirst()
      } else {
        plain += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return (plain + rest, links)
  }

  /// `[`, `]`, and what ends a line.
  private static let marks: Set<UInt8> = [0x5B, 0x5D, 0x0A, 0x0D]

  static func groups(_ lines: [String]) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for line in lines {
      if let title = title(line), !LineJudge.beginsWithAmount(line) {
        groups.append(RecipeDraft.Group(title: title))
      } else {
        groups[groups.count - 1].lines.append(ImportedText.withoutBullet(line))
      }
    }
    return groups
  }

  static func sections(_ lines: [String]) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for line in lines {
      if let title = title(line) {
        sections.append(RecipeDraft.Section(title: title))
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(ImportedText.withoutBullet(line)))
      }
    }
    return sections
  }

  /// `# Title` in any depth, `[Title]`, `Title:`.
  static func title(_ line: String) -> String? {
    let words = line.drop { $0 == "#" }
    if words.count < line.count, words.first == " " { return String(words.dropFirst()).trimmed.nonEmpty }
    if line.hasPrefix("["), line.hasSuffix("]") { return String(line.dropFirst().dropLast()).nonEmpty }
    return line.hasSuffix(":") && line.utf8.count < 60 ? line.withoutColon.nonEmpty : nil
  }
}
