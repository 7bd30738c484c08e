internal import IngredientLines
public import KitchenUnits
internal import Quantities

extension AnalysedLine {
  /// What one of the volume that the line states weighs of its food; `nil` where it states no volume, or its weight is
  /// not known from a table.
  public var volumeWeight: UnitWeight? {
    guard let path, [.weight, .otherVolume, .density].contains(path.kind), let milligrams, line.amounts.count == 1,
      let unit = line.amounts[0].unit, unit.dimension == .volume, let count = line.amounts[0].measure.midpoint,
      let grams = Rational(milligrams, 1000)?.divided(by: count)
    else { return nil }
    return UnitWeight(unit: unit, grams: grams, source: path.text)
  }
}
