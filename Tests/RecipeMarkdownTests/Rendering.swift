import RecipeMarkdown

/// Links into the collection stay, https leads away, all else is refused.
func resolve(_ destination: String, _ isImage: Bool) -> MarkdownHTMLRenderer.Target {
  if destination.hasPrefix("https:") { return .external(destination) }
  return destination.contains(":") ? .refused : .local(destination)
}

/// A text as HTML.
func html(
  _ text: String, topHeadingLevel: Int = 3, dialect: MarkdownDocument.Dialect = .github,
  syntax: MarkdownHTMLRenderer.Syntax = .html
) -> String {
  var text = text
  return text.withUTF8 { bytes in
    MarkdownDocument.withTree(of: bytes, dialect: dialect) { tree in
      var renderer = MarkdownHTMLRenderer(topHeadingLevel: topHeadingLevel, syntax: syntax, resolve: resolve)
      renderer.renderBlocks(of: tree)
      return String(decoding: renderer.take(), as: UTF8.self)
    }
  }
}

/// The kinds of all nodes below the document, `paragraph(text emphasis(text))`.
func tree(_ text: String, _ dialect: MarkdownDocument.Dialect) -> String {
  func shown(_ node: MarkdownNode) -> String {
    let inner = node.children.map(shown).joined(separator: " ")
    return inner.isEmpty ? "\(node.kind)" : "\(node.kind)(\(inner))"
  }
  var text = text
  return text.withUTF8 { bytes in
    MarkdownDocument.withTree(of: bytes, dialect: dialect) { $0.children.map(shown).joined(separator: " ") }
  }
}
