internal import Cookbook
public import Foods
public import Quantities

/// What a recipe provides: as it states itself, else computed from its ingredients.
public struct RecipeNutrition: Sendable, Hashable {
  public enum Status: UInt8, Sendable, Hashable, CaseIterable {
    /// The recipe says so; only what it says is there.
    case stated
    case computed
    /// Too little of the recipe is known: never to be shown as a fact.
    case incomplete
  }

  /// Figures for the same food in several amounts.
  public struct Figures: Sendable, Hashable {
    public var whole: Nutrients?
    /// `nil` when no yield counts people.
    public var perServing: Nutrients?
    /// Of the ingredients as they go in; what evaporates is not known.
    public var perHundredGrams: Nutrients?
  }

  public let status: Status
  /// What to show: the statement, else what was computed.
  public let figures: Figures
  /// What was computed, also where the recipe states something else.
  public let computed: Figures
  public let coverage: Coverage
  /// Milligrams of all ingredients of known mass.
  public let mass: Int
  public let servings: Rational?
  /// Milligrams that were guessed.
  public let guessedMass: Int
  /// How the energy that is shown compares with its macros; `nil` unless all are known.
  public let gap: EnergyGap?

  /// - Parameter threshold: the coverage in thousandths below which a recipe is incomplete, and of the known mass below
  ///   which a single figure is left out.
  public init(_ kitchen: JoinedKitchen, threshold: Int) {
    let sum = kitchen.sum
    let servings = kitchen.own.nutrition.servings
    computed = Self.computed(sum, servings: servings, threshold: threshold)
    let stated = kitchen.own.nutrition.stated.map { Self.stated($0, servings: servings) }
    figures = stated ?? computed
    status = stated != nil ? .stated : sum.coverage.thousandths >= threshold ? .computed : .incomplete
    coverage = sum.coverage
    mass = sum.mass
    self.servings = servings
    guessedMass = sum.guessedMass
    let shown = figures.perServing ?? figures.whole ?? Nutrients()
    let times = stated == nil && figures.perServing != nil ? servings.flatMap { Rational.one.divided(by: $0) } : nil
    gap = EnergyGap(shown, alcoholEnergy: (times ?? .one).rounded(times: sum.alcoholEnergy) ?? 0)
  }

  private static func computed(_ sum: NutritionSum, servings: Rational?, threshold: Int) -> Figures {
    guard sum.coverage.matched > 0 else { return Figures() }
    let whole = sum.figures(knownOf: threshold)
    let share = servings.flatMap { Rational.one.divided(by: $0) }
    return Figures(
      whole: whole, perServing: share.map { whole.scaled(by: $0) }, perHundredGrams: whole.perHundredGrams(of: sum.mass)
    )
  }

  private static func stated(_ stated: StatedNutrition, servings: Rational?) -> Figures {
    func thousandths(_ number: Int?) -> Int? { number.flatMap { Rational(1000).rounded(times: $0) } }
    let serving = Nutrients(
      energy: thousandths(stated.energy), protein: thousandths(stated.protein),
      carbohydrate: thousandths(stated.carbohydrate), fat: thousandths(stated.fat))
    return Figures(whole: servings.map { serving.scaled(by: $0) }, perServing: serving)
  }
}
