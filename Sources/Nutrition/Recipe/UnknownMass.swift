internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// What a line is taken to weigh whose food or weight nobody knows; used for the coverage and for nothing else.
///
/// What can be read counts: a mass, a volume at 1 g a millilitre, what tins hold. Else the line is taken for a main
/// ingredient of its recipe, so that an unknown food never hides behind spices that are known.
enum UnknownMass {
  /// Milligrams; `nil` where the line says nothing about it.
  static func readable(in line: IngredientLine) -> Int? {
    let same = line.amounts.filter { $0.relation != .plus }
    guard let first = same.lazy.compactMap(milligrams).first else { return nil }
    let more = line.amounts.filter { $0.relation == .plus }.compactMap(milligrams)
    return min(more.reduce(first, +), GramPathFinder.maximum)
  }

  /// A teaspoon of a food that is known and that cooks take by the pinch, however much of it the line asks for; `nil` for
  /// every other.
  static func ofSeasoning(_ line: AnalysedLine) -> Int? {
    guard let food = line.food, food.weights.contains(where: { $0.unit == .pinch || $0.unit == .dash }) else {
      return nil
    }
    return UnitWeightFinder(food: food, forms: []).weight(of: .teaspoon)?.milligrams.rounded(times: 1)
  }

  /// The upper quartile of the lines that count: more than three quarters of them, spices and all, weigh. 100 g where
  /// nothing else counts.
  static func typical(among lines: [AnalysedLine]) -> Int {
    let masses = lines.compactMap { $0.status == .counted ? $0.milligrams : nil }.sorted()
    return masses.isEmpty ? 100_000 : masses[(3 * masses.count - 1) / 4]
  }

  private static func milligrams(_ amount: LineAmount) -> Int? {
    guard let count = amount.measure.midpoint ?? (amount.unit == nil ? nil : .one), let one = one(amount)
    else { return nil }
    return one.multiplied(by: count)?.rounded(times: 1).map { min(max(0, $0), GramPathFinder.maximum) }
  }

  private static func one(_ amount: LineAmount) -> Rational? {
    if let content = amount.content, let size = size(of: content.unit) {
      return content.measure.midpoint.flatMap(size.multiplied)
    }
    return amount.unit.flatMap(size) ?? amount.unit.flatMap { containers[$0] }.map { Rational($0) }
  }

  /// Milligrams of a mass or of a volume of water.
  private static func size(of unit: KitchenUnit) -> Rational? {
    unit.dimension == .mass || unit.dimension == .volume ? unit.size?.multiplied(by: 1000) : nil
  }

  /// Of usual sizes in Europe.
  private static let containers: [KitchenUnit: Int] = [
    .can: CustomaryWeight.can, .jar: 350_000, .bottle: 700_000, .carton: 500_000, .tub: 200_000, .bunch: 50_000,
    .sprig: 1000, .leaf: 500, .handful: 30_000, .clove: 5000, .sachet: 10_000, .envelope: 10_000, .glass: 200_000,
  ]
}
