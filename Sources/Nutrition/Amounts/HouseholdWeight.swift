public import Foods
public import KitchenUnits
public import Quantities

/// What one of a unit of a food weighs as it is bought, and how that is known: the weight that nutrition counts with.
public struct HouseholdWeight: Sendable, Hashable {
  /// Grams of what is bought: peel, stones and bones included.
  public let grams: Rational
  public let path: GramPath
  /// A table says it, of this food or one that is near; not a habit of cooks, nor a typical weight.
  public let isCited: Bool

  /// `nil` where the table of foods has no way from the unit to a mass.
  public init?(ofOne unit: KitchenUnit, of food: Food) {
    guard let found = UnitWeightFinder(food: food, forms: []).weight(of: unit),
      let grams = found.milligrams.divided(by: Rational(1000))
    else { return nil }
    path = found.path
    isCited = Self.isCited(found.path) || Self.isCited(found, unit, of: food)
    guard unit.dimension != .mass, let edible = food.edible, edible > 0, let share = Rational(edible, 1000) else {
      self.grams = grams
      return
    }
    // Weights of spoons and pieces are those of the part that is eaten.
    guard let bought = grams.divided(by: share) else { return nil }
    self.grams = bought
  }

  /// Whether a typical weight is that of a size which a table is cited for: an egg weighs what large ones do.
  private static func isCited(_ found: FoundWeight, _ unit: KitchenUnit, of food: Food) -> Bool {
    unit.dimension == .count
      && food.weights.contains {
        $0.unit == unit && $0.source != nil && Rational($0.milligrams) == found.milligrams
      }
  }

  private static func isCited(_ path: GramPath) -> Bool {
    switch path.kind {
    case .mass: true
    case .weight, .otherVolume, .content: path.weight?.source != nil && path.guesses.isDisjoint(with: [.typicalWeight])
    case .density: path.density.map { !$0.source.hasPrefix("typical") } ?? false
    case .custom: false
    }
  }
}
