/// The words of a text without its mark-up.
public enum MarkdownPlainText {
  /// The words of inline Markdown that belongs to no recipe, such as a line of a plan.
  public static func text(ofInline source: String) -> String {
    InlineSyntax.isPlain(source) ? source : text(of: MarkdownDocument.parse(source).root)
  }

  /// The words below a node; blocks are separated by line breaks, white space inside a block is folded.
  public static func text(of node: MarkdownNode) -> String {
    var bytes: [UInt8] = []
    append(node, to: &bytes)
    while let last = bytes.last, last == 0x0A || last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ node: MarkdownNode, to bytes: inout [UInt8]) {
    switch node.kind {
    case .text, .code, .htmlInline, .htmlBlock, .codeBlock: bytes += node.literal
    case .softBreak: bytes.append(0x20)
    case .lineBreak: bytes.append(0x0A)
    default: for child in node.children { append(child, to: &bytes) }
    }
    switch node.kind {
    case .paragraph, .heading, .codeBlock, .htmlBlock, .tableRow:
      if bytes.last != 0x0A { bytes.append(0x0A) }
    case .tableCell: bytes.append(0x20)
    default: break
    }
  }
}
