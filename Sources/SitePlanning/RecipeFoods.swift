public import Cookbook
public import Foods
public import Nutrition
internal import SourceText

/// What one who knows foods found out about a recipe, without looking at others: kept with its summary.
public struct RecipeFoods: Sendable, Hashable {
  /// What one of the summary's ingredient names stands for.
  ///
  /// In half the room of its optional numbers: a site holds a dozen of them for each recipe.
  public struct Part: Sendable, Hashable {
    private var packedMilligrams: Int
    private var packedFood: Int32
    /// Whether the food was found by something less than its whole name.
    public var isGuess: Bool

    /// The place of the food in the site's book; `nil` where no food has such a name.
    public var food: Int? { packedFood < 0 ? nil : Int(packedFood) }

    /// Of what is eaten, in milligrams, summed where a name stands twice; `nil` where nothing is known.
    public var milligrams: Int? {
      get { packedMilligrams == .min ? nil : packedMilligrams }
      set { packedMilligrams = newValue ?? .min }
    }

    public init(food: Int? = nil, isGuess: Bool = false, milligrams: Int? = nil) {
      packedFood = food.map { Int32($0) } ?? -1
      packedMilligrams = milligrams ?? .min
      self.isGuess = isGuess
    }
  }

  /// One for each of the summary's `ingredientNames`; none before anybody looked.
  public var parts: [Part]
  public var analysis: OwnAnalysis

  public init(parts: [Part], analysis: OwnAnalysis) {
    self.parts = parts
    self.analysis = analysis
  }

  /// Of a recipe nobody has looked at yet.
  public static let unknown = RecipeFoods(
    parts: [],
    analysis: OwnAnalysis(
      nutrition: OwnNutrition(), allergens: AllergenFindings(),
      diets: DietFindings(vegan: .unknown([]), vegetarian: .unknown([])), difficulty: nil))

  /// - Parameter book: the foods that the analyst knows.
  public init(of entry: RecipeEntry, analyst: inout RecipeAnalyst, book: FoodBook) {
    let lines = analyst.lines(of: entry)
    analysis = OwnAnalysis(of: lines, in: entry)
    parts = []
    var slots: [String: Int] = [:]
    for (ingredient, line) in zip(entry.recipe.allIngredients, lines) {
      let name = IngredientName(ingredient.name, entry.recipe.texts).plainName
      guard !name.isEmpty else { continue }
      if let slot = slots[name] {
        parts[slot].add(line.milligrams)
      } else {
        slots[name] = parts.count
        let food = line.food.flatMap { book.index(named: $0.name) }
        parts.append(Part(food: food, isGuess: line.isMatchGuess, milligrams: line.milligrams))
      }
    }
  }
}

extension RecipeFoods.Part {
  fileprivate mutating func add(_ other: Int?) {
    guard let own = milligrams, let other else {
      milligrams = milligrams ?? other
      return
    }
    let sum = own.addingReportingOverflow(other)
    milligrams = sum.overflow ? own : sum.partialValue
  }
}

/// What the ingredients of a site are called in its indexes: by the name of the food in the site's language, so that
/// plurals, synonyms and other languages come together; as written where no food is known for sure.
struct IngredientTerms {
  /// By the place of the food.
  private var names: [Int: String] = [:]

  /// - Parameter language: a BCP 47 tag; foods have no names in most languages, and then names stay as written.
  init(_ summaries: some Sequence<RecipeSummary>, foods: FoodBook, language: String) {
    guard let language = FoodLanguage(tag: language) else { return }
    for summary in summaries {
      for case let food? in summary.foods.parts.lazy.map(\.food) where names[food] == nil {
        names[food] = foods.foods[food].names(in: language).first
      }
    }
  }

  /// One for each ingredient name, in their order.
  func terms(of summary: RecipeSummary) -> [String] {
    let parts = summary.foods.parts
    return summary.ingredientNames.enumerated().map { index, name in
      guard parts.indices.contains(index), !parts[index].isGuess, let food = parts[index].food else { return name }
      return names[food] ?? name
    }
  }
}
