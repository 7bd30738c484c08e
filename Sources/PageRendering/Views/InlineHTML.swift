internal import CookbookReading
internal import Mustache
internal import RecipeMarkdown
internal import SitePlanning

/// Markdown of one recipe as HTML of one page.
struct RecipeHTML {
  let targets: LinkTargets
  let texts: MarkdownTexts
  /// Relative path from the page to the site's root.
  let root: String
  /// Where links lead in a book; `nil` for everything else.
  var book: BookLinks?

  /// Inline Markdown; blocks are joined by spaces.
  func inline(_ source: String) -> HTML {
    if InlineSyntax.isPlain(source) { return HTML(escaping: source) }
    var renderer = renderer()
    for (index, block) in texts.tree(.inline, of: source).root.children.enumerated() {
      let separator: [UInt8] = index > 0 ? [0x20] : []
      renderer.renderInlines(of: block, after: separator)
    }
    return HTML(trusted: renderer.take())
  }

  /// Markdown of blocks; `nil` where nothing of it is shown.
  func blocks(_ source: String) -> HTML? {
    var renderer = renderer()
    renderer.renderBlocks(of: texts.tree(.blocks, of: source).root)
    let bytes = renderer.take()
    return bytes.isEmpty ? nil : HTML(trusted: bytes)
  }

  func renderer() -> MarkdownHTMLRenderer {
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
      case .recipe(let page), .page(let page): return .local(root + PageURL.encoded(page) + fragment)
      case .file(let file): return .local(root + PageURL.encoded(file))
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
  mutating func renderInlines(of block: MarkdownNode, after separator: [UInt8]) {
    append(separator)
    switch block.kind {
    case .paragraph, .heading: renderInlines(of: block)
    default: append(HTML(escaping: MarkdownPlainText.text(of: block)).bytes)
    }
  }
}

/// Addresses of pages inside the site.
enum PageURL {
  /// A path with everything encoded that a URL cannot hold (RFC 3986 §3.3).
  static func encoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isKept) { return path }
    var result = ""
    for byte in path.utf8 {
      if isKept(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return result
  }

  /// The way from a page to the site's root: empty, or `../` for each folder.
  static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == 0x2F })
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: true
    default: false
    }
  }
}
