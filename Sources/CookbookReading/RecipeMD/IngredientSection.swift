internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// Collects lists and headings between the two dividers into groups.
///
/// A heading opens a group; one that is deeper than the last opens a child, whatever levels were skipped. Lists go to
/// the group opened last, several in a row to the same one.
struct IngredientSection {
  /// The index of the first block after the divider.
  let start: Int

  private var ungrouped: [Ingredient] = []
  /// The groups still open, outermost first, and the level of the heading each was opened by.
  private var open: [(level: Int, group: IngredientGroup)] = []
  private var closed: [IngredientGroup] = []

  init(start: Int) { self.start = start }

  mutating func add(_ block: MarkdownNode, at index: Int, of blocks: [MarkdownNode], state: inout RecipeReaderState) {
    switch block.kind {
    case .heading:
      openGroup(block, state: &state)
    case .list:
      let end = index + 1 < blocks.count ? state.firstLineOfBlock(blocks[index + 1]) : state.lines.count + 1
      let ingredients = IngredientReader.readList(block, endLine: end, state: &state)
      if open.isEmpty { ungrouped += ingredients } else { open[open.count - 1].group.ingredients += ingredients }
    case .htmlBlock where RemarkLines.isComment(block, state.lines, bytes: state.file.bytes):
      state.diagnostics.append(state.file.commentAmongIngredients(at: state.lines.range(of: block.startLine)))
    default:
      addRemark(block, state: &state)
    }
  }

  /// Adds an ingredient to the group opened last.
  mutating func add(_ ingredient: Ingredient) {
    if open.isEmpty { ungrouped.append(ingredient) } else { open[open.count - 1].group.ingredients.append(ingredient) }
  }

  /// Opens a group beside the one opened last.
  mutating func openGroup(_ title: String) {
    let level = open.last?.level ?? 2
    closeGroups(downTo: level)
    open.append((level, IngredientGroup(title: title)))
  }

  mutating func result() -> ([Ingredient], [IngredientGroup]) {
    closeGroups(downTo: 0)
    return (ungrouped, closed)
  }

  private mutating func openGroup(_ heading: MarkdownNode, state: inout RecipeReaderState) {
    let source = HeadingSource(heading, lines: state.lines, bytes: state.file.bytes)
    if source.text.isEmpty {
      state.diagnostics.append(state.file.emptyGroupTitle(at: source.range))
      return
    }
    state.texts.remember(Array(heading.children), as: source.text)
    closeGroups(downTo: heading.headingLevel)
    open.append((heading.headingLevel, IngredientGroup(title: source.text)))
  }

  private mutating func closeGroups(downTo level: Int) {
    while let last = open.last, last.level >= level {
      open.removeLast()
      if open.isEmpty {
        closed.append(last.group)
      } else {
        open[open.count - 1].group.ingredientGroups.append(last.group)
      }
    }
  }
}
