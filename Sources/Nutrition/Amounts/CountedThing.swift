public import Foods
public import IngredientLines
public import KitchenUnits
public import Quantities

/// What the number of a line counts of its food, where it stands alone or before a word for pieces.
public enum CountedThing: Sendable, Hashable {
  /// Whole ones, or what else a piece of the food is.
  case piece
  /// What the name ends in, or how large the line says a piece is: four cabbage leaves, a walnut-sized piece of butter.
  case part(KitchenUnit)
  /// It cannot be what a piece of the food is, a pack.
  case unknown

  /// - Parameters:
  ///   - amount: one of the line without a unit, or of pieces; any other counts what its unit says.
  ///   - factor: how many times the line was multiplied: a dozen is what somebody wrote.
  public init(_ amount: LineAmount, of food: Food, in line: IngredientLine, times factor: Rational = .one) {
    self.init(amount, of: food, in: line, forms: GramPathFinder.forms(of: line), times: factor)
    if case .part(let part) = self, Self.isPiece(part, of: food) { self = .piece }
  }

  /// What a name ends in a part of: `cabbage` of `cabbage leaves`; `nil` where that part is what a piece of the food is,
  /// as of bay leaves.
  public static func whole(in name: String, of food: Food) -> String? {
    guard let part = part(in: name, of: food), !isPiece(part, of: food) else { return nil }
    return NamedPart.whole(in: name)
  }

  /// Whether one of them weighs what a piece does.
  private static func isPiece(_ part: KitchenUnit, of food: Food) -> Bool {
    let weights = UnitWeightFinder(food: food, forms: [])
    guard let one = weights.weight(of: part), let piece = weights.weight(of: .piece) else { return false }
    return one.milligrams == piece.milligrams
  }

  init(
    _ amount: LineAmount, of food: Food, in line: IngredientLine, forms: @autoclosure () -> PreparationForms,
    times factor: Rational = .one
  ) {
    self = .piece
    guard amount.content == nil, amount.unit == nil && amount.unitText == nil || amount.unit == .piece else { return }
    if let part = Self.part(amount, of: food, in: line) {
      self = .part(part)
    } else if Self.isNoPack(amount, in: line, times: factor), Self.isPack(amount, of: food, forms: forms()) {
      self = .unknown
    }
  }

  private static func part(_ amount: LineAmount, of food: Food, in line: IngredientLine) -> KitchenUnit? {
    if amount.unit == .piece, let comment = line.comment, let sized = NamedPart.sized(comment),
      food.weights.contains(where: { $0.unit == .knob })
    {
      return sized
    }
    return part(in: line.name, of: food)
  }

  private static func part(in name: String, of food: Food) -> KitchenUnit? {
    let part = NamedPart.unit(in: name)
    return part == .half && !isHalved(food) ? nil : part
  }

  /// Nobody says what halves of it weigh, and its pieces may be halves: those of a tin, and breasts.
  private static func isHalved(_ food: Food) -> Bool {
    if food.weights.contains(where: { $0.unit == .half }) { return true }
    return wholes.contains(food.category) && food.form != .canned && food.form != .dried
  }

  /// Where a piece is a whole one: an apple, an egg, a roll.
  private static let wholes: Set<ShoppingCategory> = [.vegetablesAndFruits, .eggs, .breadProducts]

  /// The number has lost its unit in `80 of butter`, and packs are no small or large pieces: `1 großes Stück Butter`.
  private static func isNoPack(_ amount: LineAmount, in line: IngredientLine, times factor: Rational) -> Bool {
    guard amount.unit == nil else { return line.size != nil }
    guard let count = amount.measure.midpoint, let least = Rational(12).multiplied(by: factor)
    else { return false }
    return count >= least
  }

  /// Whether a piece is a pack of what is measured with spoons, which nobody takes by the dozen; eggs and rolls weigh
  /// less.
  private static func isPack(_ amount: LineAmount, of food: Food, forms: PreparationForms) -> Bool {
    guard food.category != .vegetablesAndFruits,
      food.density != nil || food.weights.contains(where: { $0.unit == .tablespoon || $0.unit == .teaspoon }),
      let one = UnitWeightFinder(food: food, forms: forms).weight(of: amount.unit)
    else { return false }
    return one.milligrams >= Rational(pack)
  }

  /// Milligrams.
  private static let pack = 100_000
}
