internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// What collections write among their ingredients that is neither list nor heading.
extension IngredientSection {
  /// Where the instructions begin in a file without a second divider: at the first block that is no list and no heading,
  /// or the heading right above it; `nil` where there is a divider, or ingredients with amounts come later.
  static func instructionsWithoutDivider(in blocks: ArraySlice<MarkdownNode>) -> Int? {
    guard !blocks.contains(where: { $0.kind == .thematicBreak }),
      let first = blocks.firstIndex(where: { isText($0) || isMethodHeading($0) }),
      !blocks[first...].contains(where: { $0.kind == .list && holdsAmounts($0) })
    else { return nil }
    // Of a file that has nothing but text no ingredient would be left.
    guard blocks[..<first].contains(where: { $0.kind == .list }) else { return nil }
    return blocks[first].kind != .heading && blocks[first - 1].kind == .heading ? first - 1 : first
  }

  /// The heading `Ingredients` of a file without any divider, with a list right behind it; `nil` where there is a divider,
  /// since then the list is a part of the description.
  static func headingInsteadOfDivider(in blocks: [MarkdownNode]) -> Int? {
    guard !blocks.contains(where: { $0.kind == .thematicBreak }) else { return nil }
    return blocks.indices.dropFirst().first { index in
      isLabel(blocks[index], ingredientWords) && index + 1 < blocks.count && blocks[index + 1].kind == .list
    }
  }

  private static func isMethodHeading(_ block: MarkdownNode) -> Bool { isLabel(block, methodWords) }

  /// A heading, or a paragraph of one line, that says one of some words and no more.
  private static func isLabel(_ block: MarkdownNode, _ words: Set<String>) -> Bool {
    guard block.kind == .heading || block.kind == .paragraph && block.startLine == block.endLine else { return false }
    let text = TextFolding.folded(MarkdownPlainText.text(of: block)).trimmingSpaces
    return words.contains(text.hasSuffix(":") ? String(text.dropLast()).trimmingSpaces : text)
  }

  private static let ingredientWords = folded(
    "ingredients,ingredient list,zutaten,zutatenliste,ingrédients,ingredientes,what you need,you will need")
  private static let methodWords = folded(
    """
    instructions,method,directions,preparation,steps,procedure,how to make it,zubereitung,anleitung,so geht's,préparation,\
    étapes,instructions de préparation,réalisation,preparación,elaboración,instrucciones,pasos,modo de preparación
    """)

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { TextFolding.folded(String($0)) })
  }

  private static func isText(_ block: MarkdownNode) -> Bool {
    block.kind == .paragraph || block.kind == .blockQuote || block.kind == .codeBlock
  }

  private static func holdsAmounts(_ list: MarkdownNode) -> Bool {
    list.children.contains { $0.firstChild?.kind == .paragraph && $0.firstChild?.firstChild?.kind == .emphasis }
  }

  /// Each line is an ingredient without an amount, so that none of it is lost; one that ends in a colon opens a group.
  mutating func addRemark(_ block: MarkdownNode, state: inout RecipeReaderState) {
    let first = state.firstLineOfBlock(block)
    let range = state.lines.range(of: first)
    state.diagnostics.append(state.file.textAmongIngredients(block.kind, at: range))
    state.collectLinks(in: block)
    for line in RemarkLines(block, from: first, state.lines, bytes: state.file.bytes).lines {
      if line.isTitle {
        openGroup(String(line.text.dropLast()))
      } else {
        add(Ingredient(name: line.text))
      }
    }
  }
}
