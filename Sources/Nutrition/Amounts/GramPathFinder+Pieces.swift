internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// What a number alone cannot count.
extension GramPathFinder {
  /// Nobody knows what a roast weighs, and one ham or salami is no slice of it: `1 chuck roast`, `1 pork belly`.
  func isWholePiece(_ amount: LineAmount, _ found: FoundWeight?) -> Bool {
    guard amount.content == nil else { return false }
    if amount.unit == nil, amount.measure == .exact(.one), found?.path.weight?.unit == .slice { return true }
    return food.origin == .meat && NamedPart.isRoast(line.name)
  }
}
