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
  html(MarkdownDocument.parse(text, dialect: dialect), topHeadingLevel: topHeadingLevel, syntax: syntax)
}

/// A tree as HTML.
func html(
  _ tree: MarkdownTree, topHeadingLevel: Int = 3, syntax: MarkdownHTMLRenderer.Syntax = .html
) -> String {
  var renderer = MarkdownHTMLRenderer(topHeadingLevel: topHeadingLevel, syntax: syntax, resolve: resolve)
  renderer.renderBlocks(of: tree.root)
  return String(decoding: renderer.take(), as: UTF8.self)
}

/// The kinds of all nodes below the document, `paragraph(text emphasis(text))`.
func outline(_ text: String, _ dialect: MarkdownDocument.Dialect) -> String {
  outline(MarkdownDocument.parse(text, dialect: dialect))
}

func outline(_ tree: MarkdownTree) -> String {
  func shown(_ node: MarkdownNode) -> String {
    let inner = node.children.map(shown).joined(separator: " ")
    return inner.isEmpty ? "\(node.kind)" : "\(node.kind)(\(inner))"
  }
  return tree.root.children.map(shown).joined(separator: " ")
}
