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
    return milligrams[unit].map { FoundWeight(Rational($0), path(unit)) }
  }

  private static func path(_ unit: KitchenUnit) -> GramPath {
    GramPath(.custom, unit: unit, guesses: .typicalWeight)
  }

  /// The usual European can.
  static let can = 400_000

  private static let milligrams: [KitchenUnit: Int] = [
    .sprig: 1000, .leaf: 500, .handful: 30_000, .knob: 15_000, .can: can,
  ]

  private static let glasses: [KitchenUnit: Int] = [.glass: 200]
}
