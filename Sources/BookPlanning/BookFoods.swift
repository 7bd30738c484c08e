internal import Cookbook
internal import Foods
internal import MealPlanning
internal import Nutrition
internal import SitePlanning
internal import SourceText

/// The foods of a book's recipes, as far as they are known for sure, by their names in its language.
struct BookFoods {
  let foods: [Food]
  /// The tables that computed figures were taken from.
  let figureTables: [String]

  init(_ recipes: [Int], in site: Site, language: String) {
    let shown = FoodLanguage(tag: language) ?? .en
    var places: Set<Int> = []
    var tables: Set<String> = []
    for recipe in recipes.map({ site.recipes[$0] }) {
      for case let food? in recipe.summary.foods.parts.lazy.filter({ !$0.isGuess }).map(\.food) {
        places.insert(food)
        if recipe.nutrition.status == .computed, let source = site.foods.foods[food].source {
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

  /// How many ways to replace one food a book shows; the better ones come first in the table.
  private static let waysShown = 2

  func substitutions(in table: SubstitutionTable) -> [BookSubstitution] {
    foods.compactMap { food in
      let ways = table.substitutions(for: food.name).prefix(Self.waysShown)
      return ways.isEmpty ? nil : BookSubstitution(food: food.name, ways: Array(ways))
    }
  }
}
