internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import Words

/// What a number counts where the table weighs whole ones: animals, joints, heads.
extension GramPathFinder {
  /// What one of the counted weighs; `nil` where the table knows none but of something else.
  func counted(_ amount: LineAmount) -> FoundWeight? {
    let weights = UnitWeightFinder(food: food, forms: forms)
    guard let found = weights.weight(of: amount.unit) else { return nil }
    if amount.content == nil, isWholeFish(found) { return wholeFish }
    if amount.content == nil, let cut = cut(amount, found) { return cut.weight }
    return isWholePiece(amount, found) ? nil : found
  }

  /// Nobody knows what a roast weighs, and one ham or tenderloin is no slice of it: `1 chuck roast`, `1 pork belly`.
  private func isWholePiece(_ amount: LineAmount, _ found: FoundWeight) -> Bool {
    guard amount.content == nil else { return false }
    if amount.unit == nil, amount.measure == .exact(.one), let unit = found.path.weight?.unit,
      unit == .slice || unit == .steak && NamedCut.unit(in: line.name) != .steak
    {
      return true
    }
    return food.origin == .meat && NamedPart.isRoast(line.name)
  }

  /// The piece of a large fish is a fillet.
  private func isWholeFish(_ found: FoundWeight) -> Bool {
    food.origin == .fish && forms.contains(.whole) && NamedCut.unit(in: line.name) == nil
      && found.path.weight?.unit == .piece && found.path.weight?.form == nil
      && (wholeFish != nil
        || food.weights.contains { $0.unit == .fillet && Rational($0.milligrams) == found.milligrams })
  }

  private var wholeFish: FoundWeight? {
    food.weights.first { $0.unit == .piece && $0.form == "whole" }.map { FoundWeight(of: $0, as: nil, guesses: []) }
  }

  // MARK: Cuts

  /// What is cut from one that weighs more than anybody has on a plate; the weight is `nil` where nobody knows it.
  private struct Cut {
    let weight: FoundWeight?
  }

  private func cut(_ amount: LineAmount, _ found: FoundWeight) -> Cut? {
    let isBaked = food.category == .breadProducts || food.category == .sweets
    guard found.milligrams >= Rational(isBaked ? Self.cake : CountWeightFinder.joint), !forms.contains(.whole) else {
      return nil
    }
    if food.origin == .meat || food.origin == .fish {
      if NamedPart.isRoast(line.name), own(.joint) == nil { return nil }
      if let unit = NamedCut.unit(in: line.name) { return cut(unit, found, count: amount.measure.midpoint) }
      return isBit(amount) ? Cut(weight: own(.joint)) : nil
    }
    switch food.category {
    case .vegetablesAndFruits where isBit(amount):
      return Cut(weight: own(.slice) ?? own(.wedge) ?? own(.floret))
    default: return isBaked && amount.unit == .piece ? own(.slice).map { Cut(weight: $0) } : nil
    }
  }

  private func cut(_ unit: KitchenUnit, _ found: FoundWeight, count: Rational?) -> Cut? {
    switch unit {
    // One joint is the whole of what the food is.
    case .joint:
      return Cut(weight: own(.joint))
    // Nobody roasts three turkeys' breasts: they are steaks of it.
    case .breast where found.path.weight?.unit == .breast:
      return (count.map { $0 > Rational(2) } ?? false) ? own(.fillet).map { Cut(weight: $0) } : nil
    default: return Cut(weight: UnitWeightFinder(food: food, forms: forms).weight(of: unit))
    }
  }

  /// The weight that the table has for the very unit.
  private func own(_ unit: KitchenUnit) -> FoundWeight? {
    guard food.weights.contains(where: { $0.unit == unit }) else { return nil }
    return UnitWeightFinder(food: food, forms: forms).weight(of: unit)?.multiplied(by: .one, adding: .unit)
  }

  /// Whether the unit is a word for something cut off, `piece` or `morceau`: `2 pieces of watermelon`. What lists of goods
  /// count, `pcs`, `Stück` or `pièce`, are whole ones.
  private func isBit(_ amount: LineAmount) -> Bool {
    guard amount.unit == .piece, let text = amount.unitText.map(TextFolding.folded) else { return false }
    return Self.bits.contains(text)
  }

  /// In milligrams: a piece of what is heavier is a slice of it.
  private static let cake = 300_000

  private static let bits: Set<String> = [
    "piece", "pieces", "morceau", "morceaux", "trozo", "trozos", "pedazo", "pedazos",
  ]
}
