/// A parsed Markdown text: the library's tree, copied once into flat arrays that nobody changes.
///
/// Nodes stand in reading order, each before its children, so what is below a node is the run of nodes behind it. HTML,
/// plain text, marks and terminal text are walks over it. It can be kept, shared by threads, and cut into trees of its
/// parts without parsing again.
public final class MarkdownTree: Sendable {
  struct Node: Sendable {
    let kind: MarkdownNode.Kind
    /// What else there is to know, by kind: the level of a heading, and the flags of lists, items and rows.
    var detail: UInt8 = 0
    /// The first number of an ordered list, or the place of a table in `alignments`.
    var number: Int32 = 0
    /// How many nodes it is with all that is below it.
    var size: Int32 = 1
    /// How many nodes before it its parent stands; 0 for the root.
    var parent: Int32
    /// The literal, or where a link or picture leads, in `bytes`.
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// Lines and columns as `MarkdownNode` tells them.
  struct Place: Sendable {
    let startLine: Int32
    let startColumn: Int32
    let endLine: Int32
    let endColumn: Int32
  }

  /// The document first.
  let nodes: [Node]
  /// Of each node; empty in a tree cut out of another.
  let places: [Place]
  let bytes: [UInt8]
  let alignments: [[MarkdownNode.TableAlignment]]
  /// The line, from 1, of the first element that stood deeper than `MarkdownDocument.depthLimit` and was left out
  /// around what it holds; `nil` where all are there.
  public let flattenedLine: Int?

  init(
    nodes: [Node], places: [Place], bytes: [UInt8], alignments: [[MarkdownNode.TableAlignment]], flattenedLine: Int?
  ) {
    self.nodes = nodes
    self.places = places
    self.bytes = bytes
    self.alignments = alignments
    self.flattenedLine = flattenedLine
  }

  /// The document.
  public var root: MarkdownNode { MarkdownNode(self, 0) }
}
