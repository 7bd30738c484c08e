internal import RecipeMarkdown
internal import SourceText
internal import Words

/// What the ingredients of a file begin behind, or with.
enum IngredientStart: Equatable {
  /// The first divider, as RecipeMD has it.
  case divider
  /// A heading such as `Ingredients` in the place of the divider; the index of its block.
  case heading(Int)
  /// Nothing: the index of the first list with amounts, or of the heading right above it.
  case list(Int)

  /// The block that ends what stands before the ingredients; `nil` where that is a divider.
  var index: Int? {
    switch self {
    case .divider: nil
    case .heading(let index), .list(let index): index
    }
  }

  /// Something else than the first divider only where nothing behind that can be ingredients, or where there is none.
  init(in blocks: [MarkdownNode]) {
    let divider = blocks.firstIndex { $0.kind == .thematicBreak }
    self = .divider
    if let divider, !Self.isMethod(blocks[(divider + 1)...]) { return }
    let head = blocks.indices.dropFirst().prefix { $0 != divider }
    if let index = head.first(where: { index in
      Self.isIngredientLabel(blocks[index]) && index + 1 < blocks.count && blocks[index + 1].kind == .list
        && (divider == nil || Self.holdsAmounts(blocks[index + 1]))
    }) {
      self = .heading(index)
    } else if let index = head.first(where: { Self.holdsAmounts(blocks[$0]) }) {
      self = .list(index > 1 && blocks[index - 1].kind == .heading ? index - 1 : index)
    }
  }

  /// Whether what stands between a divider and the next one is text for the cook, without any list of ingredients.
  private static func isMethod(_ blocks: ArraySlice<MarkdownNode>) -> Bool {
    let section = blocks.prefix { $0.kind != .thematicBreak }
    guard let first = section.first else { return false }
    guard let list = section.first(where: { $0.kind == .list }) else { return true }
    return isMethodLabel(first) && !holdsAmounts(list)
  }

  /// Whether at least every other item of a list begins with a number.
  static func holdsAmounts(_ list: MarkdownNode) -> Bool {
    guard list.kind == .list else { return false }
    let (amounts, items) = list.children.reduce(into: (0, 0)) { count, item in
      count.1 += 1
      let text = Array((item.firstChild.map(MarkdownPlainText.text) ?? "").utf8)
      let words = String(decoding: text.dropFirst(TaskMark.range(in: text[...])?.count ?? 0), as: UTF8.self)
      if words.trimmingSpaces.first?.isNumber == true { count.0 += 1 }
    }
    return amounts > 0 && amounts * 2 >= items
  }

  // MARK: Labels

  static func isMethodLabel(_ block: MarkdownNode) -> Bool { isLabel(block, methodWords) }

  private static func isIngredientLabel(_ block: MarkdownNode) -> Bool { isLabel(block, ingredientWords) }

  /// Whether a block names one of the two parts of a recipe.
  static func isLabel(_ block: MarkdownNode) -> Bool { isIngredientLabel(block) || isMethodLabel(block) }

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
}
