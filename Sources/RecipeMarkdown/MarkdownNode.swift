/// A node of a tree; it keeps the tree it belongs to.
public struct MarkdownNode: Sendable {
  let tree: MarkdownTree
  /// Its place in the tree's `nodes`.
  let index: Int

  init(_ tree: MarkdownTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  public enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    case strikethrough
    /// What no attached extension makes: footnotes and custom nodes.
    case unknown
  }

  public enum TableAlignment: UInt8, Sendable {
    case none = 0
    case left = 0x6C
    case center = 0x63
    case right = 0x72
  }

  private var node: MarkdownTree.Node { tree.nodes[index] }
  /// The place behind all that is below it.
  var end: Int { index + Int(node.size) }

  public var kind: Kind { node.kind }

  // MARK: Neighbours

  public var firstChild: MarkdownNode? { node.size > 1 ? MarkdownNode(tree, index + 1) : nil }
  public var lastChild: MarkdownNode? { children.reduce(nil) { $1 } }

  public var next: MarkdownNode? {
    guard let parent, end < parent.end else { return nil }
    return MarkdownNode(tree, end)
  }

  public var parent: MarkdownNode? {
    let distance = Int(node.parent)
    return distance == 0 ? nil : MarkdownNode(tree, index - distance)
  }

  public var children: Children { Children(tree: tree, upcoming: index + 1, end: end) }

  /// The children from one of them on; none where there is none.
  public func children(from first: MarkdownNode?) -> Children {
    Children(tree: tree, upcoming: first?.index ?? end, end: end)
  }

  public struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: MarkdownTree
    fileprivate var upcoming: Int
    fileprivate let end: Int

    public mutating func next() -> MarkdownNode? {
      guard upcoming < end else { return nil }
      defer { upcoming += Int(tree.nodes[upcoming].size) }
      return MarkdownNode(tree, upcoming)
    }
  }

  // MARK: Places

  private var place: MarkdownTree.Place? { tree.places.isEmpty ? nil : tree.places[index] }

  /// Line counted from 1; 0 where the library keeps none (breaks) and in trees cut out of others.
  public var startLine: Int { place.map { Int($0.startLine) } ?? 0 }
  /// Column in bytes counted from 1. Inline columns count from the start of the block's own text on each line, plus
  /// the column of the block.
  public var startColumn: Int { place.map { Int($0.startColumn) } ?? 0 }
  /// Overruns for setext headings, loose items, lists and breaks.
  public var endLine: Int { place.map { Int($0.endLine) } ?? 0 }
  public var endColumn: Int { place.map { Int($0.endColumn) } ?? 0 }

  // MARK: Contents

  /// The text of a text, code, code block or HTML node; nothing for others.
  public var literal: ArraySlice<UInt8> {
    let node = node
    return tree.bytes[Int(node.start)..<Int(node.start + node.count)]
  }
  /// Where a link or picture leads, unescaped, not percent-encoded.
  public var destination: String { String(decoding: literal, as: UTF8.self) }

  public var headingLevel: Int { Int(node.detail) }
  public var isOrderedList: Bool { node.detail & Self.ordered != 0 }
  public var isTightList: Bool { node.detail & Self.tight != 0 }
  public var listStart: Int { Int(node.number) }
  public var isTableHeader: Bool { node.detail & Self.header != 0 }

  /// Whether this is a task list item, and if so whether it is ticked.
  public var taskState: Bool? {
    kind == .item && node.detail & Self.task != 0 ? node.detail & Self.ticked != 0 : nil
  }

  /// The alignment of each column of a table.
  public var tableAlignments: [TableAlignment] { kind == .table ? tree.alignments[Int(node.number)] : [] }

  // Flags in the detail of a node.
  static let ordered: UInt8 = 1
  static let tight: UInt8 = 2
  static let task: UInt8 = 4
  static let ticked: UInt8 = 8
  static let header: UInt8 = 16
}
