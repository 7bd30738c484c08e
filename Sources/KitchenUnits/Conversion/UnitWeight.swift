public import Quantities

/// What one of a unit of some food weighs: a cup of flour, a clove of garlic, or, for the millilitre, a density.
public struct UnitWeight: Sendable, Hashable {
  public var unit: KitchenUnit
  public var grams: Rational
  /// The table that says so, for people.
  public var source: String

  public init(unit: KitchenUnit, grams: Rational, source: String) {
    self.unit = unit
    self.grams = grams
    self.source = source
  }
}

extension UnitAmount {
  /// The amount in grams, by the first of the weights that leads there; a weight of its own unit comes before others.
  ///
  /// `nil` when none does.
  func grams(by weights: [UnitWeight]) -> (amount: UnitAmount, weight: UnitWeight)? {
    let own = weights.filter { $0.unit == unit }
    for weight in own + weights.filter({ $0.unit != unit }) {
      guard let count = converted(to: weight.unit), let amount = count.multiplied(by: weight.grams) else { continue }
      return (UnitAmount(amount.measure, .gram), weight)
    }
    return nil
  }

  /// A mass in the first unit of volume that a weight is known for.
  func volume(by weights: [UnitWeight]) -> (amount: UnitAmount, weight: UnitWeight)? {
    guard let grams = converted(to: .gram) else { return nil }
    for weight in weights where weight.unit.dimension == .volume {
      guard let measure = grams.measure.mapped({ $0.divided(by: weight.grams) }) else { continue }
      return (UnitAmount(measure, weight.unit), weight)
    }
    return nil
  }
}
