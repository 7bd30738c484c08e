public import Foods
internal import IngredientLines
internal import KitchenUnits

/// Sorts the items of a shopping list into the categories of a shop.
///
/// An item may be anything people write: amounts, packs, descriptions, in English, German, French or Spanish. In this
/// order it is looked for: in the user's aisle file, among the products of the lexicon, among the foods of the table,
/// and by its noun alone. Words such as “frozen” or “sugar-free” move a food where the shop keeps it. Words match as a
/// whole, in any case, with or without accents, in the singular or plural; what nobody knows is uncategorised.
///
/// It has no state: use it from any thread.
public struct ItemCategoriser: Sendable {
  private let matcher: FoodMatcher
  private let aisles: AisleIndex?
  private let languages: [FoodLanguage]

  /// - Parameter language: A BCP 47 tag: the language tried first; English where it is none of the four.
  public init(foods: FoodBook, aisles: AisleFile? = nil, language: String? = nil) {
    matcher = FoodMatcher(foods)
    self.aisles = aisles.map { AisleIndex($0, matcher: FoodMatcher(foods)) }
    let first = language.flatMap(FoodLanguage.init(tag:)) ?? .en
    languages = [first] + FoodLanguage.allCases.filter { $0 != first }
  }

  public func categorise(_ item: String) -> Categorisation {
    let line = IngredientLineReader.read(item)
    let words = NameWords(item)
    guard !words.words.isEmpty else { return Categorisation(.uncategorised, reason: .unknown) }
    let named = NameWords(line.name)
    if let aisles, let own = aisles.entry(words) ?? aisles.entry(named) { return own }
    let subject = ItemSubject(item: words, name: named, languages: languages, matcher: matcher, line: line)
    if let aisles, let food = subject.food, food.confidence >= .good, let own = aisles.entry(food: food.index) {
      return own
    }
    return CueRules(item: item, words: words, line: line).apply(to: subject.categorisation)
  }
}
