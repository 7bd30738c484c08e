public import Quantities
public import RecipeMarkdown

/// A recipe as RecipeMD 2.4.0 defines it: nothing but what the author wrote.
///
/// Texts are Markdown source as it stands in the file, with line ends normalised to LF.
public struct Recipe: Sendable, Hashable {
  /// The inline source of the level-one heading, mark-up kept.
  public var title: String
  /// The verbatim source lines between the title and tags, yields or the first divider; `nil` when there are none.
  public var description: String?
  public var tags: [String]
  public var yields: [Amount]
  /// Ingredients before the first group.
  public var ingredients: [Ingredient]
  public var ingredientGroups: [IngredientGroup]
  /// Everything after the second divider, verbatim; `nil` when there is nothing.
  public var instructions: String?
  /// The trees of all these texts.
  public var texts: MarkdownTexts

  public init(
    title: String, description: String? = nil, tags: [String] = [], yields: [Amount] = [],
    ingredients: [Ingredient] = [], ingredientGroups: [IngredientGroup] = [], instructions: String? = nil,
    texts: MarkdownTexts = MarkdownTexts()
  ) {
    self.title = title
    self.description = description
    self.tags = tags
    self.yields = yields
    self.ingredients = ingredients
    self.ingredientGroups = ingredientGroups
    self.instructions = instructions
    self.texts = texts
  }

  /// Every ingredient in reading order, whatever group it stands in.
  public var allIngredients: [Ingredient] {
    ingredientGroups.reduce(into: ingredients) { $1.collect(into: &$0) }
  }

  /// For each of `allIngredients`, whether a heading above it meets a condition.
  public func ingredientsBelow(headingWhere condition: (_ title: String) -> Bool) -> [Bool] {
    ingredientGroups.reduce(into: ingredients.map { _ in false }) { $1.collect(condition, isBelow: false, into: &$0) }
  }
}

/// One line of the ingredient list.
public struct Ingredient: Sendable, Hashable {
  public var amount: Amount?
  /// Markdown source; the text of the link when the whole ingredient is one.
  public var name: String
  /// The percent-encoded destination when the ingredient is a link to its own recipe (a sub-recipe).
  public var link: String?

  public init(amount: Amount? = nil, name: String, link: String? = nil) {
    self.amount = amount
    self.name = name
    self.link = link
  }
}

extension Ingredient {
  /// Whether the name begins with a link to another file of recipes and says more: RecipeMD makes such an ingredient no
  /// recipe of its own (2.4.0, “Ingredients”), and no food can be known by it.
  public var hasTextBesideRecipe: Bool {
    let bytes = name.utf8
    guard link == nil, bytes.first == 0x5B, let close = bytes.prefix(2000).firstRange(of: "](".utf8)?.upperBound
    else { return false }
    let path = bytes[close...].prefix(2000).prefix { $0 != 0x29 && $0 != 0x20 && $0 != 0x23 }
    return LinkForm.isOfCollection(Substring(path))
      && [".md", ".json"].contains { String(Substring(path)).lowercased().hasSuffix($0) }
  }

  /// The lines of the name behind its first, the first of very many, without mark-up: notes, or ingredients that somebody put below
  /// another.
  public func plainLowerLines(_ texts: MarkdownTexts) -> [String] {
    guard name.utf8.contains(0x0A) else { return [] }
    let lines = name.utf8.split(separator: 0x0A, maxSplits: 33, omittingEmptySubsequences: false).dropFirst().prefix(32)
    return lines.map { line in
      texts.plainText(String(Substring(line.drop { [0x20, 0x09, 0x2D, 0x2B, 0x2A, 0x3E].contains($0) }.prefix(500))))
    }
  }

  /// The first line of the name without mark-up; what stands below it is a note.
  public func plainFirstLine(_ texts: MarkdownTexts) -> String {
    let end = name.utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? name.endIndex
    return texts.plainText(end == name.endIndex ? name : String(name[..<end]))
  }
}

/// Ingredients under a heading, with the groups of the headings below it.
public struct IngredientGroup: Sendable, Hashable {
  /// The inline source of the heading.
  public var title: String
  public var ingredients: [Ingredient]
  public var ingredientGroups: [IngredientGroup]

  public init(title: String, ingredients: [Ingredient] = [], ingredientGroups: [IngredientGroup] = []) {
    self.title = title
    self.ingredients = ingredients
    self.ingredientGroups = ingredientGroups
  }

  fileprivate func collect(into list: inout [Ingredient]) {
    list += ingredients
    for group in ingredientGroups { group.collect(into: &list) }
  }

  fileprivate func collect(_ condition: (String) -> Bool, isBelow: Bool, into list: inout [Bool]) {
    let isBelow = isBelow || condition(title)
    list += ingredients.map { _ in isBelow }
    for group in ingredientGroups { group.collect(condition, isBelow: isBelow, into: &list) }
  }
}
