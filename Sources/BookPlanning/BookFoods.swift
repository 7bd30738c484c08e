internal import Cookbook
internal import Foods
internal import MealPlanning
internal import Nutrition
internal import SitePlanning
internal import Words

/// The foods of a book's recipes, as far as they are known for sure, by their names in its language.
struct BookFoods {
  let foods: [Food]
  private let language: FoodLanguage
  /// The tables that computed figures were taken from.
  let figureTables: [String]

  init(_ recipes: [Int], in site: Site, language: String) {
    let shown = FoodLanguage(tag: language) ?? .en
    self.language = shown
    var places: Set<Int> = []
    var tables: Set<String> = []
    for recipe in recipes.map({ site.recipes[$0] }) {
      for case let food? in recipe.summary.foods.parts.lazy.filter({ !$0.isGuess }).map(\.food) {
        places.insert(food)
        if [.computed, .estimated].contains(recipe.nutrition.status), let source = site.foods.foods[food].source {
          tables.insert(source.release)
        }
      }
    }
    let named = places.sorted().map { place -> (key: String, food: Food) in
      let food = site.foods.foods[place]
      return (TextFolding.folded(food.names(in: shown).first ?? food.name), food)
    }
    foods = named.sorted { ($0.key, $0.food.name) < ($1.key, $1.food.name) }.map(\.food)
    figureTables = tables.sorted()
  }

  /// The entries of an index by the names that the book's language has for their foods, in the order of those.
  ///
  /// - Parameter tag: the language that they are in. Names that no food has stay as they are.
  func translated(_ entries: [BookIndexEntry], from tag: String) -> [BookIndexEntry] {
    guard let old = FoodLanguage(tag: tag), old != language else { return entries }
    let pairs = foods.compactMap { food in
      food.names(in: old).first.flatMap { name in food.names(in: language).first.map { (name, $0) } }
    }
    let names = Dictionary(pairs) { first, _ in first }
    let renamed = entries.map { BookIndexEntry(name: names[$0.name] ?? $0.name, recipes: $0.recipes) }
    return renamed.sorted { (TextFolding.folded($0.name), $0.name) < (TextFolding.folded($1.name), $1.name) }
  }

  /// How many ways to replace one food a book shows; the better ones come first in the table.
  private static let waysShown = 2

  func substitutions(in table: SubstitutionTable) -> [BookSubstitution] {
    foods.compactMap { food in
      let ways = table.substitutions(for: food.name).prefix(Self.waysShown)
      return ways.isEmpty ? nil : BookSubstitution(food: food.name, ways: Array(ways))
    }
  }
}
