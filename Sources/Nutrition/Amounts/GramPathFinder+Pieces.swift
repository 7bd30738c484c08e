internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// What a number alone counts, and what it cannot.
extension GramPathFinder {
  /// The part of the food that a number alone, or one of pieces, counts; `nil` where it is a piece.
  func part(of amount: LineAmount) -> KitchenUnit? {
    if amount.unit == .piece, let comment = line.comment, NamedPart.isKnobSized(comment), hasWeight(.knob) {
      return .knob
    }
    let part = NamedPart.unit(in: line.name)
    return part == .half && !isHalved ? nil : part
  }

  /// Nobody says what halves of it weigh, and its pieces may be halves: those of a tin, and breasts.
  private var isHalved: Bool {
    if hasWeight(.half) { return true }
    let isWhole = food.category == .vegetablesAndFruits || food.category == .eggs
    return isWhole && food.form != .canned && food.form != .dried
  }

  /// Nobody knows what a roast weighs, and one ham or salami is no slice of it: `1 chuck roast`, `1 pork belly`.
  func isWholePiece(_ amount: LineAmount, _ found: FoundWeight?) -> Bool {
    guard amount.content == nil else { return false }
    if amount.unit == nil, amount.measure == .exact(.one), found?.path.weight?.unit == .slice { return true }
    return food.origin == .meat && NamedPart.isRoast(line.name)
  }

  /// The number has lost its unit in `80 of butter`: of what is measured with spoons nobody takes packs by the dozen.
  func isPackByTheDozen(_ amount: LineAmount, _ found: FoundWeight?) -> Bool {
    guard amount.unit == nil, let count = amount.measure.midpoint, count >= Rational(12), let found,
      found.milligrams >= Rational(Self.pack)
    else { return false }
    let isSpooned = food.density != nil || hasWeight(.tablespoon) || hasWeight(.teaspoon)
    return isSpooned && food.category != .vegetablesAndFruits
  }

  /// Milligrams; eggs and rolls weigh less.
  private static let pack = 100_000

  private func hasWeight(_ unit: KitchenUnit) -> Bool { food.weights.contains { $0.unit == unit } }
}
