internal import Foods
internal import KitchenUnits
internal import Quantities

/// What cooks mean by a handful or a glass, where the table has no weight for the food: always a guess.
enum CustomaryWeight {
  /// Of units so small that no food's density matters: half a gram a millilitre.
  static func small(_ unit: KitchenUnit) -> FoundWeight? {
    guard [.pinch, .dash, .smidgen, .drop, .knifeTip].contains(unit) else { return nil }
    return unit.size?.multiplied(by: 500).map { FoundWeight($0, path(unit)) }
  }

  static func counted(_ unit: KitchenUnit, of food: Food, forms: PreparationForms) -> FoundWeight? {
    if let millilitres = glasses[unit] {
      let volume = UnitWeightFinder(food: food, forms: forms).weight(of: .millilitre)
      return volume?.multiplied(by: Rational(millilitres), adding: [.typicalWeight, .unit])
    }
    let known = food.category == .vegetablesAndFruits ? ofProduce[unit] ?? milligrams[unit] : milligrams[unit]
    return (known ?? cut(unit, of: food)).map { FoundWeight(Rational($0), path(unit)) }
  }

  /// What cooks pour or scatter without a spoon, by the unit's English name: a drizzle of oil, a dollop of cream.
  static func poured(_ label: String, of food: Food, forms: PreparationForms) -> FoundWeight? {
    guard let microlitres = poured[label], let size = Rational(microlitres, 1000) else { return nil }
    let volume = UnitWeightFinder(food: food, forms: forms).weight(of: .millilitre)
    return volume?.multiplied(by: size, adding: [.typicalWeight, .unit])
  }

  /// In thousandths of a millilitre. A ladle is half a cup, a dessertspoon two teaspoons; the others are what the hand
  /// gives: a glug about a tablespoon, a drizzle two thirds of one, a “noisette” of butter half of one. Old cookbooks
  /// have a saltspoon as a quarter of a teaspoon, a wineglass as two fluid ounces, a teacup and a gill as four to five, a
  /// tumbler and a breakfast cup as half a pint, American and British.
  private static let poured: [String: Int] = [
    "drizzle": 10_000, "glug": 15_000, "squeeze": 5000, "dollop": 20_000, "spoonful": 15_000, "dessertspoon": 10_000,
    "knob": 8000, "sprinkle": 2000, "sprinkling": 2000, "scattering": 10_000,
    "dusting": 2000, "dot": 1000, "grind": 100, "grinding": 100, "scrape": 200, "grating": 200, "ladle": 120_000,
    "saltspoon": 1250, "wineglass": 60_000, "teacup": 140_000, "gill": 130_000, "tumbler": 240_000,
    "breakfast cup": 284_000,
  ]

  private static func path(_ unit: KitchenUnit) -> GramPath {
    GramPath(.custom, unit: unit, guesses: .typicalWeight)
  }

  /// The usual European can.
  static let can = 400_000

  private static let milligrams: [KitchenUnit: Int] = [
    .sprig: 1000, .leaf: 500, .handful: 30_000, .knob: 15_000, .chunk: 50_000, .can: can, .cube: 15_000,
    .ring: 10_000,
  ]

  /// Pieces of fruit for a salad or a skewer, of two and three centimetres.
  private static let ofProduce: [KitchenUnit: Int] = [.chunk: 25_000]

  /// What is cut for one plate, without its bones.
  private static func cut(_ unit: KitchenUnit, of food: Food) -> Int? {
    food.origin == .meat || food.origin == .fish ? cuts[unit] : nil
  }

  private static let cuts: [KitchenUnit: Int] = [
    .steak: 180_000, .chop: 120_000, .cutlet: 120_000, .serving: 150_000,
  ]

  private static let glasses: [KitchenUnit: Int] = [.glass: 200]
}
