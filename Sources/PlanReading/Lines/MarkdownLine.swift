internal import SourceText

/// A line of a file that people write in Markdown and programs change line by line: a plan, a pantry, a shopping list, a
/// book.
///
/// No Markdown parser reads these files: the exact bytes of a line matter, and “16. November” would be a list for one.
struct MarkdownLine {
  enum Kind {
    case blank
    /// In a fenced code block, or its fence (CommonMark 0.30 §4.5), or in a comment, `<!-- … -->`, that begins a line (§4.6).
    case code
    /// An ATX heading with words in it (§4.2).
    case heading(MarkdownHeading)
    /// A thematic break (§4.1), and what is nothing but markers of a list.
    case rule
    /// The line that starts an item of a list, at any depth (§5.2).
    case item(MarkdownItem)
    case text
  }

  /// Counted from 1, below front matter.
  let number: Int
  /// Without its line ending.
  let range: Range<Int>
  let kind: Kind

  /// The lines of a file below its front matter and its byte order mark.
  static func all(in source: SourceFile) -> [MarkdownLine] { all(in: source, source.linesBelowFrontMatter) }

  /// - Parameter lines: those below front matter.
  static func all(in source: SourceFile, _ lines: SourceLines) -> [MarkdownLine] {
    let bytes = source.bytes
    var open: MarkdownHiddenBlock?
    return (1..<(lines.count + 1)).map { number in
      let range = lines.range(of: number)
      let text = bytes[range].trimmingSpaces
      if let block = open ?? MarkdownHiddenBlock(opening: text) {
        open = block.isClosed(by: text, opens: open == nil) ? nil : block
        return MarkdownLine(number: number, range: range, kind: .code)
      }
      return MarkdownLine(number: number, range: range, kind: kind(of: bytes[range], text))
    }
  }

  private static func kind(of line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Kind {
    guard !text.isEmpty else { return .blank }
    if let heading = MarkdownHeading(line) { return .heading(heading) }
    if isRule(text) { return .rule }
    return MarkdownItem(line, text).map(Kind.item) ?? .text
  }

  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first, [0x2D, 0x2A, 0x5F, 0x2B].contains(sign),
      text.allSatisfy({ $0 == sign || $0 == 0x20 })
    else { return false }
    let count = text.count { $0 == sign }
    return sign == 0x2B ? count > 1 && text.contains(0x20) : count > 2 || count == 2 && text.contains(0x20)
  }
}
