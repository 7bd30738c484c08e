internal import SourceText

/// The body of a note as plain text, line by line, and what was found in it.
///
/// The marks of Markdown and of Obsidian that have no place in a recipe go: boxes to tick, comments, callouts, blocks that
/// run something, marks of emphasis. Headings and lists stay, since they tell the parts.
struct NoteText {
  /// Its lines, joined.
  private(set) var text = ""
  /// The first heading of the highest level, where it opens no part of the recipe.
  private(set) var title: String?
  private(set) var pictures: [String] = []
  /// Links to other notes, each with the line it stands in, without the mark of a list.
  private(set) var links: [(line: String, link: RecipeDraft.Link)] = []
  /// What headings open, of ingredients and steps.
  private(set) var parts: Set<SectionWords.Part> = []
  private(set) var source: String?
  private(set) var otherAddresses: [String] = []
  /// Properties of Logseq and Dataview in lines of their own, `servings:: 4`.
  private(set) var fields: [(key: String, value: String)] = []

  init(_ body: String) {
    var lines: [String] = []
    var fence: String?
    for line in Self.withoutComments(body).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line)
      let mark = line.trimmed.prefix { $0 == "`" || $0 == "~" }
      if mark.count >= 3 {
        // A block without a word behind the mark is a text; others run or show something.
        fence = fence == nil ? String(line.trimmed.dropFirst(mark.count)).trimmed : nil
        continue
      }
      guard fence?.isEmpty ?? true else { continue }
      if let level = Self.underline(line), let last = lines.last, Self.mayBeHeading(last) {
        lines[lines.count - 1] = String(repeating: "#", count: level) + " " + last.trimmed
        continue
      }
      if let field = Self.field(line) {
        fields.append((field.key, NoteLinks.plain(field.value)))
      } else {
        lines.append(plain(line))
      }
    }
    takeTitle(from: &lines)
    parts = Set(lines.compactMap(Self.heading).compactMap { SectionWords.part(of: $0.text) }).subtracting([.other])
    text = lines.joined(separator: "\n")
  }

  private mutating func takeTitle(from lines: inout [String]) {
    let headings = lines.indices.compactMap { index in Self.heading(lines[index]).map { (index, $0) } }
    guard let top = headings.map(\.1.level).min(),
      let first = headings.first(where: { $0.1.level == top }), SectionWords.part(of: first.1.text) == nil,
      // Of several at the top, some that open a part, none is the title.
      !headings.contains(where: { $0.1.level == top && SectionWords.part(of: $0.1.text) != nil }),
      !lines[..<first.0].contains(where: { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0)) })
    else { return }
    title = first.1.text.filter { !CaptionLines.isDecoration($0) }.trimmed.nonEmpty
    lines.remove(at: first.0)
  }

  // MARK: Lines

  private mutating func plain(_ line: String) -> String {
    let text = withoutSource(Self.withoutQuoting(line))
    guard text.contains("[") else { return Self.unmarked(text) }
    let found = NoteLinks(text)
    let plain = Self.unmarked(found.text)
    pictures += found.pictures
    for address in found.addresses { take(address, of: plain) }
    let item = ImportedText.withoutBullet(CaptionLines.cleaned(plain))
    links += found.notes.map { (item, RecipeDraft.Link(shown: $0.shown, name: $0.name)) }
    return plain
  }

  private static func unmarked(_ line: String) -> String {
    var text = StepMarkdown.plain(Self.withPlainMark(line))
    text = Self.withoutEmphasis(text).replacing("==", with: "")
    if text.contains("<") || text.contains("&") { text = ImportedText.line(text) ?? "" }
    return Self.unescaped(text)
  }

  /// An address behind `Source:`, or one that is all there is in a line, is where the recipe is from; others are named.
  private mutating func take(_ address: String, of line: String) {
    let label = line.prefix { $0 != ":" }.filter { $0.isLetter || $0 == " " }
    let isSource = TextFactLines.isSource(String(label).trimmed)
    if source == nil, isSource || line.trimmed.utf8.count < 60 && Self.namesOrigin(line) {
      source = address
    } else {
      otherAddresses.append(address)
    }
  }

  /// The line without what is a source and nothing else: `From <https://a.example>`.
  private mutating func withoutSource(_ line: String) -> String {
    guard line.utf8.count < 1000, line.contains("://") else { return line }
    let words = line.split(separator: " ").map { $0.drop { $0 == "<" } }
    let addresses = words.filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    let others = words.filter { !addresses.contains($0) }
    guard addresses.count == 1, others.count <= 3, Self.namesOrigin(others.joined(separator: " ")), source == nil else {
      return line
    }
    source = String(addresses[0].prefix { $0 != ">" && $0 != ")" })
    return ""
  }

  /// `Adapted from Serious Eats`
  private static func namesOrigin(_ line: String) -> Bool {
    let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: [
      "from", "via", "adapted", "inspired", "original", "source", "von", "nach", "quelle",
    ])
  }

  /// `> [!tip] Title` of callouts, and `> text`.
  private static func withoutQuoting(_ line: String) -> String {
    var rest = line[...]
    var isQuoted = false
    while let mark = rest.first(where: { $0 != " " }), mark == ">", let index = rest.firstIndex(of: ">") {
      isQuoted = true
      rest = rest[rest.index(after: index)...]
    }
    guard isQuoted else { return line }
    let text = rest.drop { $0 == " " }
    guard text.hasPrefix("[!"), let close = text.prefix(60).firstIndex(of: "]") else { return String(text) }
    return String(text[text.index(after: close)...].drop { "+- ".contains($0) })
  }

  /// `Servings:: 4`, also in brackets.
  private static func field(_ line: String) -> (key: String, value: String)? {
    guard line.utf8.count < 1000, let mark = line.firstRange(of: ":: ") else { return nil }
    let key = line[..<mark.lowerBound].drop { "-*[( ".contains($0) }
    guard key.utf8.count <= 40, key.allSatisfy({ $0.isLetter || $0 == " " || $0 == "_" || $0 == "-" }) else {
      return nil
    }
    let value = line[mark.upperBound...].reversed().drop { "]) ".contains($0) }.reversed()
    return (String(key), String(value))
  }

  /// `+ item` of Markdown as `- item`, and a heading of Logseq, which stands in a list, as a heading.
  private static func withPlainMark(_ line: String) -> String {
    if line.hasPrefix("+ ") { return "- \(line.dropFirst(2))" }
    let item = line.drop { $0 == " " || $0 == "\t" }
    guard item.hasPrefix("- #") else { return line }
    let heading = String(item.dropFirst(2))
    return Self.heading(heading) == nil ? line : heading
  }

  /// `*diced*` and `_diced_` in a line; a line that is nothing else may be a heading.
  private static func withoutEmphasis(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }) else { return text }
    var result = text
    for mark in ["*", "_"] {
      var words = result.split(separator: " ", omittingEmptySubsequences: false)
      var open: Int?
      for index in words.indices {
        let word = words[index]
        if open == nil, index > 0, word.hasPrefix(mark), word.count > 1, !word.hasPrefix(mark + mark) { open = index }
        guard let start = open, let end = word.lastIndex(of: Character(mark)), index > start || end > word.startIndex,
          word[word.index(after: end)...].allSatisfy(\.isPunctuation)
        else { continue }
        words[index].remove(at: end)
        words[start].removeFirst()
        open = nil
      }
      result = words.joined(separator: " ")
    }
    return result
  }

  /// `\*` is a star.
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      // A backslash at the end breaks the line; one before a letter is itself.
      if isEscaped, !character.isPunctuation, !character.isSymbol { result.append("\\") }
      result.append(character)
      isEscaped = false
    }
    return result
  }

  // MARK: Blocks

  /// Without `<!-- … -->` and `%% … %%`.
  private static func withoutComments(_ text: String) -> String {
    var result = text
    for (open, close) in [("<!--", "-->"), ("%%", "%%")] where result.contains(open) {
      let parts = result.split(separator: open, omittingEmptySubsequences: false)
      if open == close {
        // Those that are opened and never closed are text.
        let last = parts.count.isMultiple(of: 2) ? parts.count - 1 : parts.count
        let outside = parts[..<last].enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
        result = outside.joined() + (last < parts.count ? parts[last] : "")
      } else {
        result =
          String(parts[0])
          + parts.dropFirst().map { part in
            part.firstRange(of: close).map { String(part[$0.upperBound...]) } ?? String(part)
          }.joined()
      }
    }
    return result
  }

  /// The level of the heading that a line underlines.
  private static func underline(_ line: String) -> Int? {
    let mark = line.trimmed
    guard mark.utf8.count >= 3 else { return nil }
    if mark.utf8.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return mark.utf8.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }

  private static func mayBeHeading(_ line: String) -> Bool {
    let text = line.trimmed
    return !text.isEmpty && text.utf8.count < 100 && text.first.map { !"#-*+>|".contains($0) } == true
  }

  private static func heading(_ line: String) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let text = String(line.dropFirst(level).reversed().drop { $0 == "#" || $0 == " " }.reversed()).trimmed
    return text.isEmpty ? nil : (level, text)
  }
}
