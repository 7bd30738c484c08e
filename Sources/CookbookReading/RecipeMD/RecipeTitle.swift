internal import RecipeMarkdown
internal import SourceText

/// What may be the title of a recipe: a heading of level one, or what collections write in its place.
enum RecipeTitle {
  /// Whether a file's first block can be its title.
  static func isTitle(_ block: MarkdownNode) -> Bool {
    if block.kind == .heading { return block.headingLevel == 1 || !IngredientStart.isLabel(block) }
    return isHeadingWithoutSpace(block)
  }

  /// `#Pea soup`, a paragraph in CommonMark.
  private static func isHeadingWithoutSpace(_ block: MarkdownNode) -> Bool {
    guard block.kind == .paragraph, block.startLine == block.endLine else { return false }
    let text = MarkdownPlainText.text(of: block)
    // “#soup #quick” are tags.
    return text.hasPrefix("#") && text.utf8.count > 1 && !text.dropFirst().contains("#")
  }

  /// What a title has that RecipeMD does not know.
  static func deviations(of block: MarkdownNode, _ file: SourceFile, _ lines: SourceLines) -> [Diagnostic] {
    if block.kind == .heading, block.headingLevel == 1 { return [] }
    let message =
      block.kind == .heading
      ? "the first heading is of level \(block.headingLevel), the title must be of level 1; it was read all the same"
      : "“\(MarkdownPlainText.text(of: block))” has no space behind “#”; it was read as the title"
    return [
      file.diagnostic(
        .warning, "recipemd-title", at: lines.range(of: block.startLine), message: message,
        hint: "write one “#” and a space before the title")
    ]
  }

  /// That a file has none.
  ///
  /// - Parameter isNote: Whether it has headings of ingredients or steps, as notes have whose title is the name of their file.
  static func missing(_ block: MarkdownNode?, isNote: Bool, _ file: SourceFile, _ lines: SourceLines) -> Diagnostic {
    guard let block else {
      return file.diagnostic(
        .error, "recipemd-title", at: 0..<0, message: "the file holds no recipe, not even a title", hint: hint)
    }
    return file.diagnostic(
      .error, "recipemd-title", at: lines.range(of: block.startLine),
      message: "expected the title, found \(block.kind.inWords)",
      hint: isNote ? "\(hint); \(SourceFile.importHint)" : hint)
  }

  private static let hint = "start with a level-one heading such as “# Lentil soup”"
}
