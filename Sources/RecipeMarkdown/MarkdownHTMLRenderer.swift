/// Renders nodes as HTML that is safe to show, whoever wrote the text.
///
/// Raw HTML is escaped and shown as text. Where links and pictures lead is decided by the host; a destination it turns
/// down is shown as plain text, so no scheme reaches a page that was not allowed.
public struct MarkdownHTMLRenderer {
  /// What becomes of the destination of a link or picture.
  public enum Target: Sendable, Equatable {
    /// A page, a heading of this page or a file of this site.
    case local(String)
    /// Another host: a link is marked as leading away, a picture is not loaded but linked.
    case external(String)
    /// Not shown as a link.
    case refused
  }

  /// How elements without contents are closed.
  public enum Syntax: Sendable {
    /// `<br>`
    case html
    /// `<br/>`, for documents that have to be well-formed XML too.
    case xml
  }

  public typealias Resolver = (_ destination: String, _ isImage: Bool) -> Target

  let resolve: Resolver
  /// The level of the highest heading that may be rendered: 1 + the levels above the text.
  private let topHeadingLevel: Int
  /// The end of a tag without contents.
  let voidEnd: String
  private(set) public var bytes: [UInt8]
  /// Finds what is to be marked in the text of a paragraph, in reading order; `nil` when nothing ever is.
  ///
  /// A mark goes around emphasis that it holds as a whole; one that begins or ends within an element is left out.
  public var marker: (([UInt8]) -> InlineMarkList)?
  var marks: InlineMarks?

  public init(topHeadingLevel: Int = 3, syntax: Syntax = .html, resolve: @escaping Resolver) {
    self.topHeadingLevel = topHeadingLevel
    voidEnd = syntax == .html ? ">" : "/>"
    self.resolve = resolve
    bytes = []
  }

  /// Takes what was rendered and starts anew.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  // MARK: Blocks

  public mutating func renderBlocks(of parent: MarkdownNode) {
    for child in parent.children { renderBlock(child) }
  }

  public mutating func renderBlock(_ node: MarkdownNode) {
    switch node.kind {
    case .paragraph:
      tag("<p>")
      renderInlines(of: node)
      tag("</p>\n")
    case .heading: renderHeading(node)
    case .blockQuote:
      tag("<blockquote>\n")
      renderBlocks(of: node)
      tag("</blockquote>\n")
    case .list: renderList(node)
    case .item: renderItem(node, isTight: node.parent?.isTightList ?? false)
    case .codeBlock: renderCode(node)
    case .htmlBlock: renderHTMLBlock(node)
    case .thematicBreak: append("<hr\(voidEnd)\n")
    case .table: renderTable(node)
    case .document: renderBlocks(of: node)
    default: renderInline(node)
    }
  }

  private mutating func renderHeading(_ node: MarkdownNode) {
    let level = min(6, topHeadingLevel - 1 + node.headingLevel)
    append("<h\(level)>")
    renderInlines(of: node)
    append("</h\(level)>\n")
  }

  private mutating func renderList(_ node: MarkdownNode) {
    let name = node.isOrderedList ? "ol" : "ul"
    append("<\(name)")
    if node.isOrderedList, node.listStart != 1 { append(" start=\"\(node.listStart)\"") }
    tag(">\n")
    for item in node.children { renderItem(item, isTight: node.isTightList) }
    append("</\(name)>\n")
  }

  private mutating func renderItem(_ node: MarkdownNode, isTight: Bool) {
    tag("<li>")
    if let isTicked = node.taskState { append(isTicked ? "☑ " : "☐ ") }
    for child in node.children {
      if isTight, child.kind == .paragraph {
        renderInlines(of: child)
        if child.next != nil { append("\n") }
      } else {
        renderBlock(child)
      }
    }
    tag("</li>\n")
  }

  private mutating func renderCode(_ node: MarkdownNode) {
    tag("<pre><code>")
    appendEscaped(node.literal)
    tag("</code></pre>\n")
  }

  private mutating func renderHTMLBlock(_ node: MarkdownNode) {
    tag("<p>")
    appendEscaped(node.literal)
    tag("</p>\n")
  }

  // MARK: Inlines

  public mutating func renderInlines(of parent: MarkdownNode) {
    if let marker, parent.kind == .paragraph { marks = InlineMarks(marker(InlineMarks.text(of: parent))) }
    if marks == nil {
      for child in parent.children { renderInline(child) }
    } else {
      renderMarkedInlines(of: parent)
    }
    if parent.kind == .paragraph { marks = nil }
  }

  mutating func renderInline(_ node: MarkdownNode) {
    switch node.kind {
    case .text: appendMarked(node.literal)
    case .htmlInline:
      marks?.skip(node.literal.count)
      appendEscaped(node.literal)
    case .softBreak:
      marks?.skip(1)
      bytes.append(0x0A)
    case .lineBreak:
      marks?.skip(1)
      append("<br\(voidEnd)\n")
    case .code:
      marks?.skip(node.literal.count)
      tag("<code>")
      appendEscaped(node.literal)
      tag("</code>")
    case .emphasis: element("<em>", "</em>", node)
    case .strong: element("<strong>", "</strong>", node)
    case .strikethrough: element("<del>", "</del>", node)
    case .link: renderLink(node)
    case .image:
      marks?.skip(1)
      renderImage(node)
    default: renderInlines(of: node)
    }
  }

  mutating func appendMarked(_ text: ArraySlice<UInt8>) {
    guard let taken = marks?.take(text.count), !taken.isEmpty else { return appendEscaped(text) }
    var start = text.startIndex
    for mark in taken {
      let end = text.startIndex + mark.range.upperBound
      let marked = text.startIndex + mark.range.lowerBound
      appendEscaped(text[start..<marked])
      appendTag(mark.open)
      appendEscaped(text[marked..<end])
      appendTag(mark.close)
      start = end
    }
    appendEscaped(text[start...])
  }

  private mutating func element(_ open: StaticString, _ close: StaticString, _ node: MarkdownNode) {
    tag(open)
    renderInlines(of: node)
    tag(close)
  }

  // MARK: Bytes

  /// Appends HTML that the host made itself.
  public mutating func append(_ html: [UInt8]) { bytes += html }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// - Parameter range: among the bytes of the tags of the paragraph's marks.
  mutating func appendTag(_ range: Range<Int>) {
    if let tag = marks?.tag(range) { bytes += tag }
  }

  mutating func tag(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { HTMLEscaping.append($0, to: &bytes) }
  }

  mutating func appendEscaped(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { HTMLEscaping.append($0, to: &bytes) }
  }
}
