public import Quantities

/// A recipe of the collection: what the author wrote, and what was found out about it.
public struct RecipeEntry: Sendable, Hashable {
  /// The path of the source below the content folder, with `/` between its parts; no two recipes have the same.
  ///
  /// Of a file with several recipes the first has the file's path, the others add `#` and their `part`.
  public var path: String
  /// What tells the second and later recipes of a file apart: their id, else their number in the file, counted from 1.
  public var part: String?
  public var recipe: Recipe
  public var facts: RecipeFacts
  /// The description without the lines that were read as facts; Markdown, `nil` when nothing is left.
  public var prose: String?
  /// Tags stated outside the recipe, such as in front matter; none of them is among the recipe's own.
  public var extraTags: [String]
  /// What the organiser form holds beyond recipe and facts; `nil` for recipes from elsewhere.
  public var organiser: OrganiserFields?
  /// What the assistant form holds beyond recipe and facts; `nil` for recipes from elsewhere.
  public var assistant: AssistantFields?

  public init(
    path: String, part: String? = nil, recipe: Recipe, facts: RecipeFacts = RecipeFacts(), prose: String? = nil,
    extraTags: [String] = [], organiser: OrganiserFields? = nil, assistant: AssistantFields? = nil
  ) {
    self.path = path
    self.part = part
    self.recipe = recipe
    self.facts = facts
    self.prose = prose
    self.extraTags = extraTags
    self.organiser = organiser
    self.assistant = assistant
  }

  /// The path of the file the recipe stands in.
  public var filePath: String {
    part.map { String(path.dropLast($0.count + 1)) } ?? path
  }

  /// The recipe's own tags, then those stated outside of it.
  public var tags: [String] { recipe.tags + extraTags }

  /// The recipe's own yields; where none of them has a number, the one stated in words or outside of it.
  public var yields: [Amount] {
    guard let stated = facts.statedYield, recipe.yields.allSatisfy({ $0.factor == nil }) else { return recipe.yields }
    return [stated]
  }
}
