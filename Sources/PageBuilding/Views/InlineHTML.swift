internal import CookbookReading
package import Mustache
package import PageInputs
package import RecipeMarkdown
internal import SitePlanning

/// Markdown of one recipe as HTML of one page.
package struct RecipeHTML {
  package let targets: LinkTargets
  package let texts: MarkdownTexts
  /// From the page that shows it.
  package let ways: SiteWays
  /// Where links lead in a book; `nil` for everything else.
  package var book: BookLinks?

  package init(targets: LinkTargets, texts: MarkdownTexts, ways: SiteWays, book: BookLinks? = nil) {
    self.targets = targets
    self.texts = texts
    self.ways = ways
    self.book = book
  }

  /// Inline Markdown; blocks are joined by spaces.
  package func inline(_ source: String) -> HTML {
    if InlineSyntax.isPlain(source) { return HTML(escaping: source) }
    var renderer = renderer()
    for (index, block) in texts.tree(.inline, of: source).root.children.enumerated() {
      let separator: [UInt8] = index > 0 ? [0x20] : []
      renderer.renderInlines(of: block, after: separator)
    }
    return HTML(trusted: renderer.take())
  }

  /// Markdown of blocks; `nil` where nothing of it is shown.
  package func blocks(_ source: String) -> HTML? {
    var renderer = renderer()
    renderer.renderBlocks(of: texts.tree(.blocks, of: source).root)
    let bytes = renderer.take()
    return bytes.isEmpty ? nil : HTML(trusted: bytes)
  }

  package func renderer() -> MarkdownHTMLRenderer {
    MarkdownHTMLRenderer(topHeadingLevel: 3, syntax: book?.syntax ?? .html) { destination, isImage in
      target(of: destination, isImage: isImage)
    }
  }

  private func target(of destination: String, isImage: Bool) -> MarkdownHTMLRenderer.Target {
    switch LinkDestination(destination) {
    case .refused: return .refused
    case .external(let url): return .external(PercentEncoding.normalized(url))
    case .local("", let fragment): return book == nil ? .local(fragment) : .refused
    case .local(let path, let fragment):
      if let book { return target(in: book, targets[path], isImage: isImage) }
      switch targets[path] {
      case .recipe(let page), .page(let page): return .local(ways.page(page) + fragment)
      case .file(let file): return .local(ways.file(file))
      case nil: return .refused
      }
    }
  }
}

extension RecipeHTML {
  /// A book has no files beside it, and not every recipe.
  private func target(
    in book: BookLinks, _ target: LinkTargets.Target?, isImage: Bool
  ) -> MarkdownHTMLRenderer.Target {
    switch target {
    case .recipe(let page): book.url(ofPage: page).map { .local($0) } ?? .refused
    case .file(let file): isImage ? book.picture(PictureFile.content(file)).map { .local($0) } ?? .refused : .refused
    case .page, nil: .refused
    }
  }
}

extension MarkdownHTMLRenderer {
  package mutating func renderInlines(of block: MarkdownNode, after separator: [UInt8]) {
    append(separator)
    switch block.kind {
    case .paragraph, .heading: renderInlines(of: block)
    default: append(HTML(escaping: MarkdownPlainText.text(of: block)).bytes)
    }
  }
}
