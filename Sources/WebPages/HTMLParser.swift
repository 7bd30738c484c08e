internal import CGumbo
internal import Glibc

/// Parses HTML as the standard says, which gives a tree for any text; the one user of Gumbo.
///
/// Gumbo follows the parsing algorithm of the HTML Living Standard, so a page gives the tree that a browser shows.
enum HTMLParser {
  /// The tree of a page.
  ///
  /// Errors: `tooDeep`, `tooManyAttributes` and `tooManyTags` for pages built to keep a parser busy for ever (see `HTMLWorkLimit`).
  static func parse(_ text: [UInt8]) throws(WebPageError) -> HTMLDocument {
    guard !text.isEmpty else { throw .empty }
    let text = ProgramText.removed(from: text)
    if let refusal = HTMLWorkLimit.refusal(of: text) { throw refusal }
    let arena = ParserArena()
    var options = arena.options
    defer { withExtendedLifetime(arena) {} }
    return try text.withUnsafeBytes { bytes -> Result<HTMLDocument, WebPageError> in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      // An empty array may have no address, which Gumbo does not expect.
      guard let start, let output = gumbo_parse_with_options(&options, start, bytes.count) else {
        return .failure(.empty)
      }
      var builder = TreeBuilder()
      builder.build(output.pointee.root)
      return .success(HTMLDocument(records: builder.records))
    }.get()
  }

}

/// The memory of one parse, given back as a whole: the parser asks for a hundred thousand small pieces a page.
private final class ParserArena {
  private static let blockSize = 1 << 20
  private var blocks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var room = 0

  /// Valid as long as the arena lives.
  var options: GumboOptions {
    GumboOptions(
      allocator: { arena, size in
        arena.flatMap { Unmanaged<ParserArena>.fromOpaque($0).takeUnretainedValue().allocate(size) }
      },
      deallocator: { _, _ in }, userdata: Unmanaged.passUnretained(self).toOpaque(), tab_stop: 8,
      stop_on_first_error: false, max_errors: 0, fragment_context: GUMBO_TAG_LAST,
      fragment_namespace: GUMBO_NAMESPACE_HTML)
  }

  private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let size = (max(size, 1) + 15) & ~15
    if size > Self.blockSize / 4 { return block(size) }
    if size > room { (next, room) = (block(Self.blockSize), Self.blockSize) }
    defer { (next, room) = (next.map { $0 + size }, room - size) }
    return next
  }

  private func block(_ size: Int) -> UnsafeMutableRawPointer? {
    let pointer = malloc(size)
    if let pointer { blocks.append(pointer) }
    return pointer
  }

  deinit { for block in blocks { free(block) } }
}

/// Copies Gumbo's tree, node after node and without recursion.
private struct TreeBuilder {
  private(set) var records: [HTMLDocument.Record] = []
  private var open: [(node: UnsafeMutablePointer<GumboNode>, index: Int, next: UInt32)] = []

  mutating func build(_ root: UnsafeMutablePointer<GumboNode>) {
    enter(root, parent: -1)
    while let top = open.last {
      let children = top.node.pointee.v.element.children
      guard top.next < children.length, let child = children.data[Int(top.next)] else {
        records[top.index].end = records.count
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      enter(child.assumingMemoryBound(to: GumboNode.self), parent: top.index)
    }
  }

  private mutating func enter(_ node: UnsafeMutablePointer<GumboNode>, parent: Int) {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = node.pointee.v.element
      append(.element(name: name(of: element), attributes: attributes(of: element)), parent)
      open.append((node, records.count - 1, 0))
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      append(.text(String(cString: node.pointee.v.text.text)), parent)
    default: break
    }
  }

  private mutating func append(_ content: HTMLDocument.Content, _ parent: Int) {
    records.append(HTMLDocument.Record(content: content, parent: parent, end: records.count + 1))
  }

  private func name(of element: GumboElement) -> String {
    if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: data, count: piece.length)
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private func attributes(of element: GumboElement) -> [HTMLAttribute] {
    (0..<Int(element.attributes.length)).compactMap { index in
      element.attributes.data[index].map { pointer in
        let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
        return HTMLAttribute(name: String(cString: attribute.name), value: String(cString: attribute.value))
      }
    }
  }
}
