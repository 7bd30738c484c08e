internal import Foods
internal import IngredientLines
internal import Quantities

/// Bread, rice or pasta that a recipe asks for without saying how much, `tortillas, for serving`, and the butter or cheese
/// that a light dish may owe most of its energy to.
///
/// It counts for nothing in the figures, which are then of a dish without it. So that they are shown as facts only where
/// that matters little, a customary portion for each person is taken for a guess: 60 g of bread, 75 g of dry pasta or
/// grains, 150 g of cooked ones, 10 g of a fat and 30 g of cheese, unless these are for the pan or the tin.
enum UnstatedStaple {
  /// Thousandths of a kilocalorie in a portion of the staple that has most; 0 where every amount is stated.
  static func portionEnergy(among lines: [AnalysedLine]) -> Int {
    lines.filter { $0.mass == .unquantified(.noAmount) }.compactMap { line in
      line.food.flatMap { energy(ofPortion: $0) ?? (isEaten(line) ? energy(ofDressing: $0) : nil) }
    }.max() ?? 0
  }

  /// Thousandths of a kilocalorie in what a dish may be made with or without: `3 tbsp butter (optional)`.
  static func optionalEnergy(among lines: [AnalysedLine]) -> Int {
    lines.filter { $0.mass == .unquantified(.optional) }.reduce(0) { sum, analysed in
      guard let food = analysed.food, let energy = food.figures?.energy else { return sum }
      var line = analysed.line
      line.isOptional = false
      guard case .weighed(let milligrams, _) = GramPathFinder.mass(of: line, food: food) else { return sum }
      return sum + (Rational(milligrams, 100_000)?.rounded(times: energy) ?? 0)
    }
  }

  /// Whether it goes onto the plate: what is for the pan or the tin, or kneaded and rolled out with, stays there, but for
  /// what is said to be served with it as well. Other remarks – `grated`, `at room temperature` – say how it is.
  private static func isEaten(_ line: AnalysedLine) -> Bool {
    guard let comment = line.line.comment else { return true }
    let uses = StapleUse.uses(in: comment)
    return uses.contains(.plate) || !uses.contains(.vessel)
  }

  private static func energy(ofDressing food: Food) -> Int? {
    guard let figures = food.figures, let energy = figures.energy, let fat = figures.fat else { return nil }
    if fat >= 60_000, food.category == .pantry || food.category == .milkProducts { return energy * 10 / 100 }
    let isCheese = food.category == .milkProducts && fat >= 15_000 && figures.protein ?? 0 >= 10_000
    return isCheese ? energy * 30 / 100 : nil
  }

  private static func energy(ofPortion food: Food) -> Int? {
    guard let energy = food.figures?.energy, let grams = portion(of: food) else { return nil }
    return energy * grams / 100
  }

  /// Grams; `nil` of what nobody eats by the plate.
  private static func portion(of food: Food) -> Int? {
    guard let carbohydrate = food.figures?.carbohydrate else { return nil }
    switch food.category {
    case .breadProducts: return food.look?.shape == "crumb" ? nil : 60
    case .pantry: return carbohydrate >= 60_000 && isGrain(food) ? 75 : nil
    default: return food.form == .cooked && carbohydrate >= 20_000 && isGrain(food) ? 150 : nil
    }
  }

  private static func isGrain(_ food: Food) -> Bool {
    food.look.map { ["grain", "noodle", "tube"].contains($0.shape) } ?? false
  }
}
