/// A recipe of the collection: what the author wrote, and what was found out about it.
public struct RecipeEntry: Sendable, Hashable {
  /// The path of the source below the content folder, with `/` between its parts.
  public var path: String
  public var recipe: Recipe
  public var facts: RecipeFacts
  /// The description without the lines that were read as facts; Markdown, `nil` when nothing is left.
  public var prose: String?

  public init(path: String, recipe: Recipe, facts: RecipeFacts = RecipeFacts(), prose: String? = nil) {
    self.path = path
    self.recipe = recipe
    self.facts = facts
    self.prose = prose
  }
}
