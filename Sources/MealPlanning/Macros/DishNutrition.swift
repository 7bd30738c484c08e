public import Cookbook
public import Foods
public import Nutrition
internal import Quantities

/// What a planned dish provides as a whole – a recipe made once, the amount of food the plan names, all of a note –
/// and where that comes from.
public struct DishNutrition: Sendable, Hashable {
  public enum Basis: UInt8, Sendable, Hashable, CaseIterable {
    /// The recipe states it.
    case recipeStated
    /// Computed from the recipe's ingredients.
    case recipeComputed
    /// The same, but most of it rests on one guess, or there is more of it than anybody eats.
    case recipeEstimated
    /// Too little of the recipe is known: the figures are less than what is eaten.
    case recipeIncomplete
    /// A food of the table, by its mass.
    case food
    /// The plan states it.
    case planStated
    case unknown

    /// As machines read it.
    public var name: String {
      switch self {
      case .recipeStated: "recipe-stated"
      case .recipeComputed: "recipe-computed"
      case .recipeEstimated: "recipe-estimated"
      case .recipeIncomplete: "recipe-incomplete"
      case .food: "food"
      case .planStated: "plan-stated"
      case .unknown: "unknown"
      }
    }
  }

  public var basis: Basis
  public var figures: Nutrients
  /// Figures that say how much there is at least: salt goes in of which nobody knows how much.
  public var atLeast: NutrientSet
  /// By mass; nothing for what the plan states.
  public var coverage: Coverage
  /// Milligrams.
  public var mass: Int
  /// Milligrams in `mass` that were guessed.
  public var guessedMass: Int
  /// What was found out about a food.
  private(set) var found: FoundLine

  /// A dish nothing is known of.
  public static let unknown = DishNutrition(
    basis: .unknown, figures: Nutrients(), atLeast: [], coverage: Coverage(), mass: 0, guessedMass: 0, found: .none)

  /// For a food: what was found out about it.
  public var line: AnalysedLine? { found.line }
}

/// What was found out about a food. It is large, and most dishes have none: it stands elsewhere.
indirect enum FoundLine: Hashable {
  case none
  case some(AnalysedLine)

  var line: AnalysedLine? {
    if case .some(let line) = self { line } else { nil }
  }
}

extension DishNutrition {
  /// One batch of a recipe.
  ///
  /// A recipe that states its nutrition counts as known, whatever its ingredients are.
  public init(_ recipe: RecipeNutrition) {
    self = .unknown
    mass = recipe.mass
    coverage = recipe.coverage
    let known = recipe.status == .stated ? recipe.figures.whole : recipe.computed.whole
    guard let known else {
      coverage = Coverage(unmatched: coverage.matched + coverage.unmatched)
      return
    }
    figures = known
    if let sodium = recipe.leastSodium { (figures.sodium, atLeast) = (sodium, NutrientSet(.sodium)) }
    switch recipe.status {
    case .stated:
      basis = .recipeStated
      coverage = Coverage(matched: coverage.matched + coverage.unmatched)
    case .computed: (basis, guessedMass) = (.recipeComputed, recipe.guessedMass)
    case .estimated: (basis, guessedMass) = (.recipeEstimated, recipe.guessedMass)
    case .incomplete: (basis, guessedMass) = (.recipeIncomplete, recipe.guessedMass)
    }
  }

  /// A food with its amount; without one, what is eaten of it is unknown. What nobody knows is as much as its amount says.
  public init(_ line: AnalysedLine) {
    self = .unknown
    found = .some(line)
    coverage = line.coverage
    mass = line.milligrams ?? 0
    guard line.status == .counted, let known = line.figures, let milligrams = line.milligrams else { return }
    basis = .food
    figures = known
    guessedMass = line.isGuess ? milligrams : 0
  }

  /// What a plan says of a note.
  public init(_ stated: PlanNutrition?) {
    self = .unknown
    guard let stated else { return }
    func thousandths(_ number: Rational?) -> Int? { number?.rounded(times: 1000) }
    basis = .planStated
    figures = Nutrients(
      energy: thousandths(stated.energy), protein: thousandths(stated.protein),
      carbohydrate: thousandths(stated.carbohydrate), fat: thousandths(stated.fat))
  }
}
