extension MarkdownHTMLRenderer {
  mutating func renderLink(_ node: MarkdownNode) {
    switch resolve(node.destination, false) {
    case .local(let url): openLink(url)
    case .external(let url): openLink(url, attributes: " rel=\"noopener\"")
    case .refused:
      renderInlines(of: node)
      return
    }
    renderInlines(of: node)
    tag("</a>")
  }

  mutating func renderImage(_ node: MarkdownNode) {
    let text = MarkdownPlainText.text(of: node)
    switch resolve(node.destination, true) {
    case .local(let url):
      append("<img src=\"")
      appendEscaped(url)
      append("\" alt=\"")
      appendEscaped(text)
      append("\" loading=\"lazy\"\(voidEnd)")
    case .external(let url):
      openLink(url, attributes: " rel=\"noopener\"")
      appendEscaped(text.isEmpty ? url : text)
      tag("</a>")
    case .refused:
      // What stands in for a picture that is not there is no part of the sentence around it.
      if !text.isEmpty { appendEscaped("[\(text)]") }
    }
  }

  private mutating func openLink(_ url: String, attributes: String = "") {
    append("<a href=\"")
    appendEscaped(url)
    append("\"\(attributes)>")
  }
}
