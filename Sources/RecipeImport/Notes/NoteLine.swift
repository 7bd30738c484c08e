internal import SourceText

/// The marks of Markdown and of Obsidian within one line of a note.
enum NoteLine {
  /// The line without them.
  static func plain(_ line: String) -> String {
    var text = withPlainMark(withoutNumber(line)).replacing("```", with: "")
    // A field within a sentence says its value there.
    if text.contains(":: "), text.utf8.count < 1000 { text = bracketedField.replaced(in: text) { String($0.2) } }
    text = StepMarkdown.plain(text)
    text = withoutEmphasis(text).replacing("==", with: "")
    if text.contains("<") || text.contains("&") { text = ImportedText.line(text) ?? "" }
    return unescaped(text)
  }

  /// `> [!tip] Title` of callouts, and `> text`.
  static func withoutQuoting(_ line: String) -> String {
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

  /// What is struck out, `~~2~~ 3 cups`, and the line without it.
  static func struck(_ line: String) -> (rest: String, struck: [String]) {
    guard line.contains("~~") else { return (line, []) }
    let parts = line.split(separator: "~~", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return (line, []) }
    // One that is opened and never closed is text.
    let closed = parts.count - (parts.count.isMultiple(of: 2) ? 1 : 0)
    var rest = parts[..<closed].enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    if closed < parts.count { rest += "~~" + parts[closed] }
    let struck = parts[..<closed].enumerated().filter { !$0.offset.isMultiple(of: 2) }.map {
      String($0.element).trimmed
    }
    return (rest.replacing("  ", with: " "), struck.filter { !$0.isEmpty })
  }

  /// `Servings:: 4`, also several of them in brackets.
  static func fields(_ line: String) -> [(key: String, value: String)] {
    guard line.utf8.count < 1000, line.contains(":: ") else { return [] }
    let bracketed = bracketedField.matches(in: line).map(\.output)
    if !bracketed.isEmpty {
      let isAll = !bracketedField.replaced(in: line, by: { _ in "" }).contains { $0.isLetter || $0.isNumber }
      return isAll ? bracketed.map { (String($0.1).trimmed, String($0.2).trimmed) } : []
    }
    guard let found = field.wholeMatch(in: line) else { return [] }
    let value = String(found.2).reversed().drop { "* ".contains($0) }.reversed()
    return [(String(found.1).trimmed, String(value))]
  }

  private static let field = TextPattern(/[\s*-]*([\p{L}_ -]{1,40}):: (.*)/)
  private static let bracketedField = TextPattern(/[\[(]([\p{L}_ -]{1,40}):: ([^\]\)\n]{1,400})[\])]/)

  static func heading(_ line: String) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let text = String(line.dropFirst(level).reversed().drop { $0 == "#" || $0 == " " }.reversed()).trimmed
    return text.isEmpty ? nil : (level, text)
  }

  /// The number that Obsidian puts behind a block to link to it, `stock ^a1b2c3`.
  private static func withoutNumber(_ line: String) -> String {
    guard let mark = line.lastIndex(of: "^"), mark > line.startIndex, line[line.index(before: mark)] == " ",
      line[mark...].dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return line }
    return String(line[..<mark]).trimmed
  }

  /// `+ item` of Markdown as `- item`, and a heading of Logseq, which stands in a list, as a heading.
  private static func withPlainMark(_ line: String) -> String {
    if line.hasPrefix("+ ") { return "- \(line.dropFirst(2))" }
    let item = line.drop { $0 == " " || $0 == "\t" }
    guard item.hasPrefix("- #") else { return line }
    let heading = String(item.dropFirst(2))
    return self.heading(heading) == nil ? line : heading
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
}
