public import Foods
public import Nutrition
public import Quantities

/// What some portions provide together, and how much of that is known.
///
/// Figures are whole thousandths, so that sums are exact in any order: a week is the sum of its days to the last digit.
public struct MacroSum: Sendable, Hashable {
  public private(set) var figures: Nutrients
  /// Figures that are more than they say, because somebody's is not known.
  public private(set) var unknown: NutrientSet
  /// By mass, of recipes and foods; what a plan states has none.
  public private(set) var coverage: Coverage
  /// Milligrams of recipes and foods.
  public private(set) var mass: Int
  /// Milligrams in `mass` that were guessed.
  public private(set) var guessedMass: Int
  /// Thousandths of a kilocalorie from recipes whose figures rest on a guess, and from foods that are rough ones.
  public private(set) var guessedEnergy: Int

  /// Nothing eaten.
  public init() {
    figures = Nutrients()
    unknown = []
    coverage = Coverage()
    mass = 0
    guessedMass = 0
    guessedEnergy = 0
  }

  /// More than half of the energy is guessed, the rule of recipes (``RecipeNutrition/Status``): a guess that matters little in a day
  /// does not make an estimate of it.
  public var isEstimate: Bool { 2 * guessedEnergy > figures.energy ?? 0 }

  /// Percent of the mass that were guessed, rounded to the nearest; at least 1 where anything was.
  public var guessedPercent: Int {
    guard mass > 0, guessedMass > 0 else { return 0 }
    return Int(max(1, (200 * Int128(guessedMass) + Int128(mass)) / (2 * Int128(mass))))
  }

  /// A share of a dish, each figure rounded once to a thousandth.
  ///
  /// `nil` for more than anybody eats: more than a thousand tonnes, or a milliard kilocalories.
  public init?(_ dish: DishNutrition, share: Rational) {
    self.init()
    figures = dish.figures.scaled(by: share)
    guard let mass = Self.part(dish.mass, share), let guessed = Self.part(dish.guessedMass, share),
      let matched = Self.part(dish.coverage.matched, share), let unmatched = Self.part(dish.coverage.unmatched, share)
    else { return nil }
    (self.mass, guessedMass) = (mass, guessed)
    coverage = Coverage(matched: matched, unmatched: unmatched)
    unknown = dish.atLeast
    for nutrient in Nutrient.allCases {
      guard let whole = dish.figures[nutrient] else {
        unknown.formUnion(NutrientSet(nutrient))
        continue
      }
      if Self.part(whole, share) == nil { return nil }
    }
    switch dish.basis {
    case .recipeIncomplete, .unknown: unknown = .all
    case .recipeEstimated: guessedEnergy = figures.energy ?? 0
    case .food: guessedEnergy = dish.line?.isRoughGuess ?? false ? figures.energy ?? 0 : 0
    case .recipeStated, .recipeComputed, .planStated: break
    }
  }

  private static let limit = 1_000_000_000_000

  private static func part(_ whole: Int, _ share: Rational) -> Int? {
    guard let part = share.rounded(times: whole), (0...limit).contains(part) else { return nil }
    return part
  }

  /// The sum with a portion nobody knows anything of.
  public static let unknown: MacroSum = {
    var sum = MacroSum()
    sum.unknown = .all
    return sum
  }()

  public static func + (left: MacroSum, right: MacroSum) -> MacroSum {
    var result = left
    result.figures = left.figures.adding(right.figures)
    result.unknown.formUnion(right.unknown)
    result.coverage = Coverage(
      matched: left.coverage.matched + right.coverage.matched,
      unmatched: left.coverage.unmatched + right.coverage.unmatched)
    result.mass += right.mass
    result.guessedMass += right.guessedMass
    result.guessedEnergy += right.guessedEnergy
    return result
  }

  /// Whether the figure is all there is.
  public func knows(_ nutrient: Nutrient) -> Bool { !unknown.contains(nutrient) }

  /// What stands before the figure: `≥` where it is more than it says, `≈` where it is an estimate.
  public func sign(of nutrient: Nutrient) -> String? { knows(nutrient) ? isEstimate ? "≈" : nil : "≥" }
}

extension Sequence<MacroSum> {
  public var total: MacroSum { reduce(MacroSum(), +) }
}
