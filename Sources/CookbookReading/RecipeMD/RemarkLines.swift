internal import RecipeMarkdown
internal import SourceText

/// The lines of a block among the ingredients that is neither list nor heading, as people write them: paragraphs, quotes,
/// code blocks, and the rows of a table.
struct RemarkLines {
  struct Line {
    let number: Int
    /// In the file, without the mark of a quote and white space.
    let range: Range<Int>
    let text: String

    /// `For the sauce:` is the title of a group, and so is `**For the sauce**`.
    var isTitle: Bool { isBold || text.hasSuffix(":") && text.utf8.count > 1 }

    var title: String {
      let words = isBold ? String(text.dropFirst(2).dropLast(2)) : text
      return words.hasSuffix(":") ? String(words.dropLast()) : words
    }

    private var isBold: Bool {
      ["**", "__"].contains { mark in
        text.utf8.count > 4 && text.hasPrefix(mark) && text.hasSuffix(mark)
          && !text.dropFirst(2).dropLast(2).contains(mark)
      } && text.dropFirst(2).first?.isNumber == false
    }
  }

  private(set) var lines: [Line] = []

  init(_ node: MarkdownNode, from first: Int, _ source: SourceLines, bytes: [UInt8]) {
    // A picture alone is no food.
    if node.firstChild != nil, node.children.allSatisfy({ $0.kind == .image || $0.kind == .softBreak }) { return }
    var numbers = Array(first...max(first, min(node.endLine, source.count)))
    if node.kind == .codeBlock { numbers.removeAll { Self.isFence(bytes[source.range(of: $0)].trimmingWhiteSpace) } }
    let isTable = numbers.count > 2 && Self.isTableRule(bytes[source.range(of: numbers[1])].trimmingWhiteSpace)
    if isTable { numbers.removeFirst(2) }
    for number in numbers {
      var text = bytes[source.range(of: number)].trimmingWhiteSpace
      if node.kind == .blockQuote { text = text.drop { $0 == 0x3E || $0 == 0x20 } }
      text = Self.withoutBullet(text)
      let written = isTable ? Self.cells(of: text) : Self.words(of: text, isHTML: node.kind == .htmlBlock)
      if !written.isEmpty { lines.append(Line(number: number, range: text.startIndex..<text.endIndex, text: written)) }
    }
  }

  /// Behind a mark that opens no list in Markdown: `• 1 cup flour`, `-2 eggs`.
  private static func withoutBullet(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bullet = bullets.first { text.starts(with: $0) && text.count > $0.count }
    guard let bullet, text.dropFirst(bullet.count).first != 0x2D else { return text }
    return text.dropFirst(bullet.count).drop { $0 == 0x20 }
  }

  private static let bullets = ["•", "‣", "◦", "▪", "– ", "— ", "-"].map { Array($0.utf8) }

  /// HTML that is a comment and nothing else. The library may say that such a block ends a line before it does.
  static func isComment(_ node: MarkdownNode, _ source: SourceLines, bytes: [UInt8]) -> Bool {
    guard node.kind == .htmlBlock else { return false }
    let text = bytes[source.start(of: node.startLine)...].drop { $0 == 0x20 || $0 == 0x09 }
    guard text.starts(with: "<!--".utf8) else { return false }
    let end = text.indices.dropFirst(4).first { text[$0...].starts(with: "-->".utf8) }
    return end.map { text[$0...].dropFirst(3).prefix { $0 != 0x0A && $0 != 0x0D }.trimmingSpaces.isEmpty } ?? false
  }

  /// The text without breaks at its end, of HTML without any tag.
  private static func words(of line: ArraySlice<UInt8>, isHTML: Bool) -> String {
    var text = String(decoding: line, as: UTF8.self)
    if isHTML {
      var isTag = false
      text = String(
        text.filter { character in
          if character == "<" { isTag = true }
          defer { if character == ">" { isTag = false } }
          return !isTag
        })
    }
    for end in ["<br>", "<br/>", "<br />", "\\"] where text.lowercased().hasSuffix(end) {
      text = String(text.dropLast(end.count))
    }
    return text.trimmingSpaces
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
  }

  /// `|---|:--:|`
  private static func isTableRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(0x7C) && line.contains(0x2D) && line.allSatisfy { [0x7C, 0x2D, 0x3A, 0x20].contains($0) }
  }

  private static func cells(of row: ArraySlice<UInt8>) -> String {
    row.split(separator: 0x7C).map { String(decoding: $0.trimmingSpaces, as: UTF8.self) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
