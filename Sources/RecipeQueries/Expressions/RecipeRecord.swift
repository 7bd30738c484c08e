public import Cookbook
internal import CookbookReading
internal import Quantities
internal import RecipeMarkdown
public import SitePlanning
internal import Words

/// What foods say about a recipe, its sub-recipes included, as expressions ask for it.
public struct KitchenRecord: Sendable {
  /// Names under which its foods are looked for.
  let foods: [FoldedWords]
  /// Of the fourteen that have to be declared, in English.
  let allergens: [FoldedWords]
  /// Those it is known to be without, in English.
  let absentAllergens: [FoldedWords]
  /// Those it is known to fit, in English.
  let diets: [FoldedWords]
  /// Kilocalories of a serving; `nil` where not enough is known.
  let energy: Int?
  /// Grams in a serving.
  let protein: Int?

  public init(
    foods: [String], allergens: [String], absentAllergens: [String], diets: [String], energy: Int?, protein: Int?
  ) {
    self.foods = foods.map(FoldedWords.init)
    self.allergens = allergens.map(FoldedWords.init)
    self.absentAllergens = absentAllergens.map(FoldedWords.init)
    self.diets = diets.map(FoldedWords.init)
    self.energy = energy
    self.protein = protein
  }

  /// Of a recipe nobody has looked at.
  static let unknown = KitchenRecord(
    foods: [], allergens: [], absentAllergens: [], diets: [], energy: nil, protein: nil)
}

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
  /// The first paragraph of the description.
  let lead: FoldedWords?
  let kitchen: KitchenRecord
  private let entry: RecipeEntry

  /// The words of all that the recipe says: found out when they are asked for, since most answers need none.
  var text: Set<String> { Set(RecipeText.words(of: entry).strings) }

  /// - Parameters:
  ///   - language: what recipes are in that do not say so.
  ///   - kitchen: what foods say; `nil` where no expression asks for it.
  public init(_ entry: RecipeEntry, _ summary: RecipeSummary, language: String, kitchen: KitchenRecord? = nil) {
    self.kitchen = kitchen ?? .unknown
    self.entry = entry
    lead = summary.lead.map(FoldedWords.init)
    let facts = entry.facts
    title = FoldedWords(summary.title)
    tags = entry.tags.map { FoldedWords(entry.recipe.texts.plainText($0)) }
    shownTags = summary.tags.map(FoldedWords.init)
    ingredients = summary.ingredientNames.map(FoldedWords.init)
    var seen: Set<String> = []
    units = entry.recipe.allIngredients.compactMap { $0.amount?.unit }.filter { seen.insert($0).inserted }
    categories = facts.category.map { CategoryTag.names(of: $0).map(FoldedWords.init) } ?? []
    author = facts.author.map { FoldedWords(entry.recipe.texts.plainText($0)) }
    self.language = (facts.language ?? language).lowercased()
    totalMinutes = facts.totalMinutes
    isFavourite = facts.isFavourite
    isArchived = facts.isArchived
  }
}
