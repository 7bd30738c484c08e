internal import CommandLineParsing
internal import RecipeMarkdown

/// Inline Markdown as styled text for a terminal.
struct TerminalInlines {
  let style: TerminalStyle
  /// Of the recipe that is shown.
  let texts: MarkdownTexts

  /// One line, for titles and names.
  func line(of source: String, _ attributes: TerminalStyle.Attribute...) -> String {
    texts.tree(.inline, of: source).root.children.flatMap { lines(below: $0, attributes) }.joined(separator: " ")
  }

  func lines(below node: MarkdownNode, _ attributes: [TerminalStyle.Attribute] = []) -> [String] {
    var lines = [""]
    append(node, attributes, to: &lines)
    return lines
  }

  /// Attributes go down to the words: the end of an inner one would otherwise end the outer one too.
  private func append(_ node: MarkdownNode, _ attributes: [TerminalStyle.Attribute], to lines: inout [String]) {
    switch node.kind {
    // Raw HTML is shown as the text it is, as pages do.
    case .text, .code, .htmlInline: lines[lines.count - 1] += styled(node, attributes)
    case .softBreak: lines[lines.count - 1] += " "
    case .lineBreak: lines.append("")
    case .emphasis: appendChildren(of: node, attributes + [.italic], to: &lines)
    case .strong: appendChildren(of: node, attributes + [.bold], to: &lines)
    case .link: appendLink(node, attributes, to: &lines)
    default: appendChildren(of: node, attributes, to: &lines)
    }
  }

  private func appendChildren(
    of node: MarkdownNode, _ attributes: [TerminalStyle.Attribute], to lines: inout [String]
  ) {
    for child in node.children { append(child, attributes, to: &lines) }
  }

  /// Addresses elsewhere are shown behind the words, links within the collection are words alone.
  private func appendLink(_ node: MarkdownNode, _ attributes: [TerminalStyle.Attribute], to lines: inout [String]) {
    let destination = TerminalText.safe(node.destination)
    appendChildren(of: node, attributes, to: &lines)
    let words = MarkdownPlainText.text(of: node)
    if destination.contains("://"), !destination.hasSuffix(words) {
      lines[lines.count - 1] += " " + style.applying([.dim], to: "<\(destination)>")
    }
  }

  private func styled(_ node: MarkdownNode, _ attributes: [TerminalStyle.Attribute]) -> String {
    style.applying(attributes, to: TerminalText.safe(String(decoding: node.literal, as: UTF8.self)))
  }
}

extension TerminalStyle {
  /// As `apply`, for a list of attributes, the outermost first.
  func applying(_ attributes: [Attribute], to text: String) -> String {
    attributes.reversed().reduce(text) { apply($1, to: $0) }
  }
}
