public import Cookbook
public import Nutrition

/// One person's portion of one dish.
public struct MacroLine: Sendable, Hashable {
  public let entry: PlannedEntry
  public let portion: PlannedEntry.Portion
  public let basis: DishNutrition.Basis
  private let found: FoundLine
  public let sum: MacroSum

  public init(_ entry: PlannedEntry, _ portion: PlannedEntry.Portion, of dish: DishNutrition) {
    self.entry = entry
    self.portion = portion
    found = dish.found
    if let sum = MacroSum(dish, share: portion.share) {
      self.sum = sum
      basis = dish.basis
    } else {
      sum = .unknown
      basis = .unknown
    }
  }

  /// For a food: what was found out about it.
  public var food: AnalysedLine? { found.line }
  /// Whether anything on the way to the figures is less than sure.
  public var isGuess: Bool { sum.guessedMass > 0 }
}

/// What one person eats in one slot of a day.
public struct MacroMeal: Sendable, Hashable {
  public let slot: MealSlot
  /// In the order of the plan.
  public let lines: [MacroLine]
  public let sum: MacroSum

  public init(slot: MealSlot, lines: [MacroLine]) {
    self.slot = slot
    self.lines = lines
    sum = lines.lazy.map(\.sum).total
  }
}
