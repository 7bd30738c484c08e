public import Foods
public import KitchenUnits
public import Quantities

/// What one of a unit of a food weighs as it is bought, and how that is known.
public struct HouseholdWeight: Sendable, Hashable {
  /// Grams of what is bought: peel, stones and bones included.
  public let grams: Rational
  public let path: GramPath

  /// `nil` where the table of foods has no way from the unit to a mass.
  public init?(ofOne unit: KitchenUnit, of food: Food) {
    guard var found = UnitWeightFinder(food: food, forms: []).weight(of: unit) else { return nil }
    if !Self.isCited(found.path), let cited = Self.cited(unit, of: food) { found = cited }
    guard let grams = found.milligrams.divided(by: Rational(1000)) else { return nil }
    path = found.path
    guard unit.dimension != .mass, let edible = food.edible, edible > 0, let share = Rational(edible, 1000) else {
      self.grams = grams
      return
    }
    // Weights of spoons and pieces are those of the part that is eaten.
    guard let bought = grams.divided(by: share) else { return nil }
    self.grams = bought
  }

  /// A table says it, of this food or one that is near; not a habit of cooks, nor a typical weight.
  public var isCited: Bool { Self.isCited(path) }

  /// A weight of the unit itself that a table is cited for: of a medium one before those of other sizes and cuts.
  private static func cited(_ unit: KitchenUnit, of food: Food) -> FoundWeight? {
    let weights = food.weights.filter { $0.unit == unit && $0.source != nil && unit.dimension == .count }
    let best = weights.first { $0.form == "medium" } ?? weights.first { $0.form == nil } ?? weights.first
    return best.map { FoundWeight(of: $0, as: unit, guesses: []) }
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
