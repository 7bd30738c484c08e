internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

extension RecipeReaderState {
  /// Tags and yields that have dividers on both sides: the second one begins the ingredients.
  mutating func readTagsAndYieldsBehindDivider(into recipe: inout Recipe) {
    guard start == .divider, let block, block.kind == .thematicBreak else { return }
    let found = blocks[(index + 1)...].prefix { wholeParagraph($0) != nil }
    guard !found.isEmpty, found.endIndex < blocks.endIndex, blocks[found.endIndex].kind == .thematicBreak else {
      return
    }
    // What stands behind it may be the method of a recipe without ingredients.
    let section = blocks[(found.endIndex + 1)...].prefix { $0.kind == .heading || $0.kind == .list }
    guard section.contains(where: { $0.kind == .list && IngredientSection.holdsAmounts($0) }) else { return }
    diagnostics.append(file.factsBehindDivider(at: lines.range(of: firstLineOfBlock(blocks[index + 1]))))
    index += 1
    readTagsAndYields(into: &recipe)
  }
}
