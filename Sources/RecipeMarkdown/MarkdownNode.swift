internal import CCmarkGFM

/// A node of a parsed text. Valid only inside the closure of `MarkdownDocument.withTree`.
public struct MarkdownNode {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  public enum Kind: Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    case strikethrough
    /// What no attached extension makes: footnotes and custom nodes.
    case unknown
  }

  public var kind: Kind {
    let type = cmark_node_get_type(pointer).rawValue
    let index = Int(type & 0x3FFF)
    let kinds = type & 0x4000 == 0 ? Self.blockKinds : Self.inlineKinds
    return index < kinds.count ? kinds[index] : extensionKind
  }

  /// The library numbers its own blocks and inlines from 1 and marks inlines by one bit.
  private static let blockKinds: [Kind] = [
    .unknown, .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .unknown, .paragraph, .heading,
    .thematicBreak, .unknown,
  ]
  private static let inlineKinds: [Kind] = [
    .unknown, .text, .softBreak, .lineBreak, .code, .htmlInline, .unknown, .emphasis, .strong, .link, .image, .unknown,
  ]

  /// The kinds extensions add get their numbers at run time; the library tells them apart by name.
  private var extensionKind: Kind {
    switch String(cString: cmark_node_get_type_string(pointer)) {
    case "table": .table
    case "table_header", "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: .unknown
    }
  }

  public var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
  public var lastChild: MarkdownNode? { cmark_node_last_child(pointer).map(MarkdownNode.init) }
  public var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }
  public var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }

  public var children: Children { Children(upcoming: firstChild) }

  public struct Children: Sequence, IteratorProtocol {
    var upcoming: MarkdownNode?

    public mutating func next() -> MarkdownNode? {
      defer { upcoming = upcoming?.next }
      return upcoming
    }
  }

  /// Line counted from 1; 0 where the library keeps none (breaks).
  public var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  /// Column in bytes counted from 1. Inline columns count from the start of the block's own text on each line, plus
  /// the column of the block.
  public var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  /// Overruns for setext headings, loose items, lists and breaks.
  public var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  public var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }

  /// The text of a text, code, code block or HTML node.
  public var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  /// Where a link or image leads, unescaped, not percent-encoded.
  public var destination: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  public var linkTitle: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
  /// The info string of a fenced code block.
  public var fenceInfo: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }

  public var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  public var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  public var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
  public var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  /// Whether this is a task list item, and if so whether it is ticked.
  public var taskState: Bool? {
    guard kind == .item, String(cString: cmark_node_get_type_string(pointer)) == "tasklist" else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
  }

  /// The alignment of each column of a table.
  public var tableAlignments: [TableAlignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let alignments = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<count).map { TableAlignment(rawValue: alignments[$0]) ?? .none }
  }

  public var isTableHeader: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  public enum TableAlignment: UInt8, Sendable {
    case none = 0
    case left = 0x6C
    case center = 0x63
    case right = 0x72
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
  }
}
