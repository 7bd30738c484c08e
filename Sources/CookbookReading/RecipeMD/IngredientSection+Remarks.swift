internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// What collections write among their ingredients that is neither list nor heading.
extension IngredientSection {
  /// The block that ends the ingredients: the next divider, or what the instructions begin with in its place.
  static func end(of blocks: [MarkdownNode], from start: Int, isDivided: Bool) -> Int {
    let section = blocks[start...]
    return instructionsWithoutDivider(in: section, isDivided: isDivided)
      ?? section.firstIndex { $0.kind == .thematicBreak } ?? blocks.endIndex
  }

  /// Where the instructions begin in a file that lacks a divider: at the first block that is no list and no heading, or
  /// the heading right above it; `nil` where there are both dividers, or ingredients with amounts come later.
  static func instructionsWithoutDivider(in blocks: ArraySlice<MarkdownNode>, isDivided: Bool) -> Int? {
    let section = blocks.prefix { $0.kind != .thematicBreak }
    guard !isDivided || section.endIndex == blocks.endIndex,
      let first = section.firstIndex(where: {
        isText($0) || IngredientStart.isMethodLabel($0) || !isDivided && isSteps($0)
      }),
      !section[first...].contains(where: { $0.kind == .list && holdsAmounts($0) })
    else { return nil }
    // Of a file that has nothing but text no ingredient would be left.
    guard section[..<first].contains(where: { $0.kind == .list }) else { return nil }
    return blocks[first].kind != .heading && blocks[first - 1].kind == .heading ? first - 1 : first
  }

  /// A numbered list of sentences.
  private static func isSteps(_ block: MarkdownNode) -> Bool {
    block.kind == .list && block.isOrderedList && !IngredientStart.holdsAmounts(block)
  }

  private static func isText(_ block: MarkdownNode) -> Bool {
    block.kind == .paragraph || block.kind == .blockQuote || block.kind == .codeBlock
  }

  static func holdsAmounts(_ list: MarkdownNode) -> Bool {
    list.children.contains { $0.firstChild?.kind == .paragraph && $0.firstChild?.firstChild?.kind == .emphasis }
  }

  /// Each line is an ingredient without an amount, so that none of it is lost; one that ends in a colon opens a group.
  mutating func addRemark(_ block: MarkdownNode, state: inout RecipeReaderState) {
    let first = state.firstLineOfBlock(block)
    let range = state.lines.range(of: first)
    state.diagnostics.append(
      block.kind == .htmlBlock
        ? state.file.htmlAmongIngredients(at: range) : state.file.textAmongIngredients(block.kind, at: range))
    state.collectLinks(in: block)
    for line in RemarkLines(block, from: first, state.lines, bytes: state.file.bytes).lines {
      if line.isTitle {
        openGroup(line.title)
      } else {
        add(Ingredient(name: line.text))
      }
    }
  }
}
