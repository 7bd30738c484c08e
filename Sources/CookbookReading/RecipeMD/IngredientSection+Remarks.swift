internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// What collections write among their ingredients that is neither list nor heading.
extension IngredientSection {
  /// Where the instructions begin in a file without a second divider: at the first block that is no list and no heading,
  /// or the heading right above it; `nil` where there is a divider, or ingredients with amounts come later.
  static func instructionsWithoutDivider(in blocks: ArraySlice<MarkdownNode>) -> Int? {
    guard !blocks.contains(where: { $0.kind == .thematicBreak }),
      let first = blocks.firstIndex(where: { isText($0) }),
      !blocks[first...].contains(where: { $0.kind == .list && holdsAmounts($0) })
    else { return nil }
    // Of a file that has nothing but text no ingredient would be left.
    guard blocks[..<first].contains(where: { $0.kind == .list }) else { return nil }
    return blocks[first - 1].kind == .heading ? first - 1 : first
  }

  private static func isText(_ block: MarkdownNode) -> Bool {
    block.kind == .paragraph || block.kind == .blockQuote || block.kind == .codeBlock
  }

  private static func holdsAmounts(_ list: MarkdownNode) -> Bool {
    list.children.contains { $0.firstChild?.kind == .paragraph && $0.firstChild?.firstChild?.kind == .emphasis }
  }

  /// Each line of a paragraph is an ingredient without an amount, so that none of it is lost; one that ends in a colon
  /// opens a group.
  mutating func addRemark(_ block: MarkdownNode, state: inout RecipeReaderState) {
    let source = ParagraphSource(block, lines: state.lines, bytes: state.file.bytes)
    state.diagnostics.append(state.file.textAmongIngredients(at: source.range))
    state.collectLinks(in: block)
    for line in source.bytes.split(separator: 0x0A) {
      let text = String(decoding: line.trimmingWhiteSpace, as: UTF8.self)
      guard !text.isEmpty else { continue }
      if text.hasSuffix(":"), text.utf8.count > 1 {
        openGroup(String(text.dropLast()))
      } else {
        add(Ingredient(name: text))
      }
    }
  }
}
