public import Cookbook
internal import CookbookReading
internal import Quantities
internal import RecipeMarkdown
public import SitePlanning

/// What expressions are asked about a recipe, ready for comparing.
public struct RecipeRecord: Sendable {
  let title: FoldedWords
  /// All tags, and those shown as such: without times and marks.
  let tags: [FoldedWords]
  let shownTags: [FoldedWords]
  let ingredients: [FoldedWords]
  /// As written, each once.
  let units: [String]
  let categories: [FoldedWords]
  let author: FoldedWords?
  /// In lowercase.
  let language: String
  let totalMinutes: Int?
  let isFavourite: Bool
  let isArchived: Bool

  /// - Parameter language: what recipes are in that do not say so.
  public init(_ entry: RecipeEntry, _ summary: RecipeSummary, language: String) {
    let facts = entry.facts
    title = FoldedWords(summary.title)
    tags = entry.tags.map { FoldedWords(entry.recipe.texts.plainText($0)) }
    shownTags = summary.tags.map(FoldedWords.init)
    ingredients = summary.ingredientNames.map(FoldedWords.init)
    var seen: Set<String> = []
    units = entry.recipe.allIngredients.compactMap { $0.amount?.unit }.filter { seen.insert($0).inserted }
    categories = facts.category.map { [FoldedWords($0.name)] } ?? []
    author = facts.author.map { FoldedWords(entry.recipe.texts.plainText($0)) }
    self.language = (facts.language ?? language).lowercased()
    totalMinutes = facts.totalMinutes
    isFavourite = facts.isFavourite
    isArchived = facts.isArchived
  }
}
