extension MarkdownTree {
  /// Blocks that follow each other as a document of their own, without their places in the text.
  public static func document(of blocks: ArraySlice<MarkdownNode>) -> MarkdownTree {
    MarkdownTree(cutting: blocks, above: [.document])
  }

  /// Inlines that follow each other as the paragraph of a document, without white space at either end.
  public static func paragraph(of inlines: ArraySlice<MarkdownNode>) -> MarkdownTree {
    let tree = MarkdownTree(cutting: inlines, above: [.document, .paragraph])
    var nodes = tree.nodes
    guard nodes.count > 2 else { return tree }
    if nodes[2].kind == .text { nodes[2].trimStart(tree.bytes) }
    // The last node of all is the last inline, unless it stands in another.
    let last = nodes.count - 1
    if nodes[last].kind == .text, Int(nodes[last].parent) == last - 1 { nodes[last].trimEnd(tree.bytes) }
    return MarkdownTree(
      nodes: nodes, places: [], bytes: tree.bytes, alignments: tree.alignments, flattenedLine: nil)
  }

  /// - Parameter above: the kinds of the nodes that the siblings get as ancestors, the outermost first.
  private convenience init(cutting siblings: ArraySlice<MarkdownNode>, above: [MarkdownNode.Kind]) {
    var nodes = above.enumerated().map { Node(kind: $1, parent: $0 == 0 ? 0 : 1) }
    let source = siblings.first?.tree
    for sibling in siblings {
      let first = nodes.count
      nodes += sibling.tree.nodes[sibling.index..<sibling.end]
      nodes[first].parent = Int32(first - above.count + 1)
    }
    for index in above.indices { nodes[index].size = Int32(nodes.count - index) }
    self.init(
      nodes: nodes, places: [], bytes: source?.bytes ?? [], alignments: source?.alignments ?? [], flattenedLine: nil)
  }
}

extension MarkdownTree.Node {
  fileprivate mutating func trimStart(_ bytes: [UInt8]) {
    while count > 0, Self.isSpace(bytes[Int(start)]) {
      start += 1
      count -= 1
    }
  }

  fileprivate mutating func trimEnd(_ bytes: [UInt8]) {
    while count > 0, Self.isSpace(bytes[Int(start + count) - 1]) { count -= 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
