internal import CCmarkGFM
internal import Glibc

/// Copies the library's tree node by node, without calling itself, however deep the text is nested.
struct TreeCopy {
  private var nodes: [MarkdownTree.Node] = []
  private var places: [MarkdownTree.Place] = []
  private var bytes: [UInt8] = []
  private var alignments: [[MarkdownNode.TableAlignment]] = []
  private var flattenedLine: Int?
  /// The copies of the ancestors, outermost first.
  private var open: [Int] = []
  /// For each ancestor whether it was copied.
  private var isOpen: [Bool] = []
  /// How many lines before the text the parser was given.
  private let addedLines: Int32

  /// - Parameter hidden: what stands for which byte in the library's texts.
  static func tree(of root: OpaquePointer, byteCount: Int, addedLines: Int = 0, hidden: [UInt8: UInt8] = [:])
    -> MarkdownTree
  {
    var copy = TreeCopy(
      addedLines: Int32(addedLines), byteCount: byteCount, nodeCount: nodeCount(of: root, byteCount: byteCount))
    copy.walk(root)
    let bytes = hidden.isEmpty ? copy.bytes : copy.bytes.map { hidden[$0] ?? $0 }
    return MarkdownTree(
      nodes: copy.nodes, places: copy.places, bytes: bytes, alignments: copy.alignments,
      flattenedLine: copy.flattenedLine)
  }

  private init(addedLines: Int32, byteCount: Int, nodeCount: Int) {
    self.addedLines = addedLines
    bytes.reserveCapacity(byteCount)
    nodes.reserveCapacity(nodeCount)
    places.reserveCapacity(nodeCount)
  }

  /// For how many nodes to make room: a guess where the text is short, exact where lists that grow would need twice as
  /// much for a while.
  private static func nodeCount(of root: OpaquePointer, byteCount: Int) -> Int {
    // Recipes have a node for each fifteen bytes or so.
    let guess = byteCount / 12
    guard guess > 1_024, let iterator = cmark_iter_new(root) else { return guess }
    defer { cmark_iter_free(iterator) }
    var count = 0
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_DONE: return count
      case CMARK_EVENT_ENTER: count += 1
      default: break
      }
    }
  }

  private mutating func walk(_ root: OpaquePointer) {
    var current = root
    while true {
      let isCopied = add(current)
      isOpen.append(isCopied)
      if isCopied { open.append(nodes.count - 1) }
      if let child = cmark_node_first_child(current) {
        current = child
        continue
      }
      close()
      while true {
        if current == root { return }
        if let next = cmark_node_next(current) {
          current = next
          break
        }
        guard let parent = cmark_node_parent(current) else { return }
        current = parent
        close()
      }
    }
  }

  private mutating func close() {
    guard isOpen.removeLast() else { return }
    let index = open.removeLast()
    nodes[index].size = Int32(nodes.count - index)
  }

  /// Whether a node was copied; what only wraps others is left out where it is too deep.
  private mutating func add(_ node: OpaquePointer) -> Bool {
    let kind = CMarkKind.kind(of: node)
    let startLine = cmark_node_get_start_line(node) - addedLines
    if open.count >= MarkdownDocument.depthLimit, isLeftOut(kind) {
      if flattenedLine == nil { flattenedLine = max(1, Int(startLine)) }
      return false
    }
    var copy = MarkdownTree.Node(kind: kind, parent: open.last.map { Int32(nodes.count - $0) } ?? 0)
    let literal = describe(node, &copy)
    if let literal {
      copy.start = Int32(bytes.count)
      let text = UnsafeRawBufferPointer(start: literal, count: strlen(literal))
      bytes.append(contentsOf: text)
      copy.count = Int32(text.count)
    }
    nodes.append(copy)
    places.append(
      MarkdownTree.Place(
        startLine: max(0, startLine), startColumn: cmark_node_get_start_column(node),
        endLine: max(0, cmark_node_get_end_line(node) - addedLines), endColumn: cmark_node_get_end_column(node)))
    return true
  }

  /// Lists go together with their items.
  private func isLeftOut(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .blockQuote, .list, .emphasis, .strong, .strikethrough, .link, .image, .unknown: true
    case .item: isOpen.last == false
    default: false
    }
  }

  /// Sets what is particular to a kind; gives the text that belongs to the node.
  private mutating func describe(
    _ node: OpaquePointer, _ copy: inout MarkdownTree.Node
  ) -> UnsafePointer<CChar>? {
    switch copy.kind {
    case .text, .code, .codeBlock, .htmlBlock, .htmlInline: return cmark_node_get_literal(node)
    case .link, .image: return cmark_node_get_url(node)
    case .heading: copy.detail = UInt8(cmark_node_get_heading_level(node))
    case .list:
      if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST { copy.detail |= MarkdownNode.ordered }
      if cmark_node_get_list_tight(node) != 0 { copy.detail |= MarkdownNode.tight }
      copy.number = cmark_node_get_list_start(node)
    case .item: copy.detail = CMarkKind.taskFlags(of: node)
    case .tableRow:
      if cmark_gfm_extensions_get_table_row_is_header(node) != 0 { copy.detail = MarkdownNode.header }
    case .table:
      copy.number = Int32(alignments.count)
      alignments.append(CMarkKind.alignments(of: node))
    default: break
    }
    return nil
  }
}

/// What the library calls its nodes.
private enum CMarkKind {
  static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    let type = cmark_node_get_type(node).rawValue
    let index = Int(type & 0x3FFF)
    let kinds = type & 0x4000 == 0 ? blockKinds : inlineKinds
    return index < kinds.count ? kinds[index] : extensionKind(of: node)
  }

  /// The library numbers its own blocks and inlines from 1 and marks inlines by one bit.
  private static let blockKinds: [MarkdownNode.Kind] = [
    .unknown, .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .unknown, .paragraph, .heading,
    .thematicBreak, .unknown,
  ]
  private static let inlineKinds: [MarkdownNode.Kind] = [
    .unknown, .text, .softBreak, .lineBreak, .code, .htmlInline, .unknown, .emphasis, .strong, .link, .image, .unknown,
  ]

  /// The kinds extensions add get their numbers at run time; the library tells them apart by name.
  private static func extensionKind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch String(cString: cmark_node_get_type_string(node)) {
    case "table": .table
    case "table_header", "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: .unknown
    }
  }

  static func taskFlags(of item: OpaquePointer) -> UInt8 {
    guard strcmp(cmark_node_get_type_string(item), "tasklist") == 0 else { return 0 }
    return MarkdownNode.task | (cmark_gfm_extensions_get_tasklist_item_checked(item) ? MarkdownNode.ticked : 0)
  }

  static func alignments(of table: OpaquePointer) -> [MarkdownNode.TableAlignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    guard let alignments = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return (0..<count).map { MarkdownNode.TableAlignment(rawValue: alignments[$0]) ?? .none }
  }
}
