public import RecipeMarkdown

/// Commands of LaTeX that print nothing: a name for references, a colour of rows, a gap, a new page.
///
/// Collections that are set as a book, too, keep them in their Markdown. A paragraph of nothing else is no part of a method:
/// it is no step, and nothing that is shown; the file keeps it.
public enum TypesettingCommands {
  /// Whether a block is a paragraph that consists of such commands alone.
  public static func isAll(of block: MarkdownNode) -> Bool {
    guard block.kind == .paragraph, let first = block.firstChild, first.kind == .text,
      first.literal.first == UInt8(ascii: "\\")
    else { return false }
    return isAll(of: MarkdownPlainText.text(of: block).utf8)
  }

  /// Whether a text consists of such commands alone, each with what belongs to it in brackets and braces.
  public static func isAll<Text: Collection<UInt8>>(of text: Text) -> Bool {
    var (rest, isAny) = (text[...], false)
    while true {
      rest = rest.drop(while: isSpace)
      guard let byte = rest.first else { return isAny }
      guard byte == UInt8(ascii: "\\") else { return false }
      let name = rest.dropFirst().prefix(while: isLetter)
      guard names.contains(String(decoding: name, as: UTF8.self)) else { return false }
      rest = rest[name.endIndex...]
      if rest.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
      guard let end = endOfArguments(rest) else { return false }
      (rest, isAny) = (rest[end...], true)
    }
  }

  /// Behind the closed brackets and braces that a text begins with; `nil` where one is not closed.
  private static func endOfArguments<Text: Collection<UInt8>>(_ text: Text) -> Text.Index? {
    var (end, depth, index) = (text.startIndex, 0, text.startIndex)
    while index != text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { end = index }
      default: if depth == 0 { return end }
      }
      if depth < 0 { return nil }
    }
    return depth == 0 ? end : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// What says something to readers, such as `\textbf`, is none of them.
  private static let names: Set<String> = [
    "label", "index", "nocite", "phantomsection", "addcontentsline", "markboth", "markright", "pagestyle",
    "thispagestyle", "rowcolor", "rowcolors", "hspace", "vspace", "hfill", "vfill", "bigskip", "medskip", "smallskip",
    "newpage", "pagebreak", "nopagebreak", "clearpage", "cleardoublepage", "columnbreak", "linebreak", "newline",
    "needspace", "Needspace", "enlargethispage", "samepage", "par", "noindent", "centering", "raggedright",
    "raggedbottom", "setlength", "addtolength", "setcounter", "addtocounter", "begin", "end", "FloatBarrier", "tiny",
    "footnotesize", "small", "normalsize", "large", "Large",
  ]
}
