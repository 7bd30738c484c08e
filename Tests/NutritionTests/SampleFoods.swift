import Cookbook
import Foods
import IngredientLines
import KitchenUnits
import Nutrition
import Quantities

/// Foods made by hand, so that these tests do not move with the table.
enum SampleFoods {
  static let table = Food.Source(release: "SR28", identifier: "00000")

  static func food(
    _ name: String, energy: Int? = 100, protein: Int? = 1, carbohydrate: Int? = 1, fat: Int? = 1, fibre: Int? = nil,
    origin: Food.Origin = .vegan, contains: AllergenSet = [], mayContain: AllergenSet = [],
    _ weights: [Food.Weight] = []
  ) -> Food {
    var food = Food(name: name, category: .pantry, origin: origin)
    if energy != nil {
      food.figures = Nutrients(
        energy: energy.map { $0 * 1000 }, protein: protein.map { $0 * 1000 },
        carbohydrate: carbohydrate.map { $0 * 1000 }, fat: fat.map { $0 * 1000 }, fibre: fibre.map { $0 * 1000 })
    }
    food.source = table
    food.contains = contains
    food.mayContain = mayContain
    food.weights = weights
    return food
  }

  static func weight(
    _ unit: KitchenUnit, _ form: String, _ milligrams: Int, typical: Bool = false
  ) -> Food.Weight {
    Food.Weight(unit: unit, form: form, milligrams: milligrams, source: typical ? nil : table)
  }

  static func weight(_ unit: KitchenUnit, _ milligrams: Int, typical: Bool = false) -> Food.Weight {
    Food.Weight(unit: unit, milligrams: milligrams, source: typical ? nil : table)
  }

  static let onion = food(
    "onion",
    energy: 40,
    [
      weight(.cup, "chopped", 160_000), weight(.cup, "sliced", 115_000), weight(.tablespoon, "chopped", 10_000),
      weight(.piece, "large", 150_000), weight(.piece, "medium", 110_000), weight(.piece, "small", 70_000),
      weight(.piece, 110_000),
    ])
  static let flour = food(
    "flour", energy: 364, [weight(.cup, 125_000), weight(.cup, "sifted", 115_000)])
  static let juice = food(
    "juice", energy: 22,
    [weight(.cup, 244_000), weight(.tablespoon, 15_000, typical: true), weight(.dash, 1000, typical: true)])
  static let cheddar = food(
    "cheddar", energy: 400, origin: .vegetarian, contains: AllergenSet(.milk),
    [weight(.cup, "diced", 132_000), weight(.cup, "shredded", 113_000)])
  static let oil = {
    var oil = food("oil", energy: 884, protein: 0, carbohydrate: 0, fat: 100)
    oil.density = Food.Density(milligramsPerMillilitre: 920, source: "a handbook")
    return oil
  }()
  static let chicken = {
    var chicken = food("chicken", energy: 215, origin: .meat, [weight(.piece, 1_000_000, typical: true)])
    chicken.edible = 680
    return chicken
  }()
  static let chickpeas = food(
    "canned chickpeas", energy: 139,
    [weight(.can, 400_000, typical: true), weight(.can, "drained", 240_000, typical: true)])
  static let water = food("water", energy: 0, protein: 0, carbohydrate: 0, fat: 0, [weight(.cup, 237_000)])
  static let saffron = food("saffron", [])
  static let stone = food("stone", energy: nil, [weight(.piece, 50_000)])
}

/// An ingredient line with one amount.
func line(
  _ number: Int? = nil, _ unit: KitchenUnit? = nil, _ name: String = "it", comment: String? = nil,
  size: IngredientLine.Size? = nil, content: LineAmount.Content? = nil, isOptional: Bool = false,
  alternatives: [IngredientLine] = []
) -> IngredientLine {
  let amounts = number.map { [LineAmount(.exact(Rational($0)), unit: unit, content: content)] } ?? []
  return IngredientLine(
    amounts: amounts, size: size, name: name, comment: comment, isOptional: isOptional, alternatives: alternatives)
}

extension LineMass {
  var milligrams: Int? {
    if case .weighed(let milligrams, _) = self { milligrams } else { nil }
  }

  var path: GramPath? {
    if case .weighed(_, let path) = self { path } else { nil }
  }
}
