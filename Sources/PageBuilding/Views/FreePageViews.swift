internal import CookbookReading
package import Mustache
internal import PageInputs
internal import RecipeMarkdown
package import SitePlanning

/// `page.mustache`: a page of text.
package struct FreePageView: View {
  package let base: PageBaseView
  let language: String?
  package let content: HTML
  package let sections: [LinkView]

  package static let schema = Schema<Self>("FreePage", extending: \.base) {
    Field("language", \.language, "Language of the text where it is not the page's.")
    Field("content", \.content, "The text without the heading that is its title.")
    Field("sections", \.sections, "Its headings of level two, when there are two or more.")
  }
}

/// Builds the view of a page of text.
package struct FreePageBuilder {
  package let context: PageContext
  package let page: FreePage

  package init(context: PageContext, page: FreePage) {
    self.context = context
    self.page = page
  }

  package func view() -> FreePageView {
    var renderer = MarkdownHTMLRenderer(topHeadingLevel: 1) { destination, isImage in
      target(of: destination, isImage: isImage)
    }
    var sections: [LinkView] = []
    for (block, anchor) in page.blocks {
      guard let anchor else {
        renderer.renderBlock(block)
        continue
      }
      let level = max(2, block.headingLevel)
      renderer.append(Array("<h\(level) id=\"\(anchor)\">".utf8))
      renderer.renderInlines(of: block)
      renderer.append(Array("</h\(level)>\n".utf8))
      if level == 2 {
        sections.append(
          LinkView(
            label: MarkdownPlainText.text(of: block), url: "#" + PageURL.encoded(anchor), count: nil, isCurrent: false,
            language: nil))
      }
    }
    let base = context.base(PageContext.Page(kind: "page", heading: page.title, isArticle: true, section: page.page))
    return FreePageView(
      base: base, language: context.chrome.edition.marked(context.chrome.contentLanguage),
      content: HTML(trusted: renderer.take()), sections: sections.count > 1 ? sections : [])
  }

  private func address(of path: String) -> String {
    PictureFile.isInSite(path) ? context.file(path) : context.url(path)
  }

  private func target(of destination: String, isImage: Bool) -> MarkdownHTMLRenderer.Target {
    switch LinkDestination(destination) {
    case .refused: .refused
    case .external(let url): .external(PercentEncoding.normalized(url))
    case .local("", let fragment): .local(fragment)
    case .local(let path, let fragment):
      page.targets[path].map { .local(address(of: $0) + fragment) } ?? .refused
    }
  }
}
