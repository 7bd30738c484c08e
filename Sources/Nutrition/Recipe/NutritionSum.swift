public import Foods
public import Quantities

/// What lines provide together, and how much of it is known.
public struct NutritionSum: Sendable, Hashable {
  public var figures: Nutrients
  /// For each nutrient the milligrams of food that it is known of; only of what counts for the coverage.
  public var known: Nutrients
  public var coverage: Coverage
  /// Milligrams of all lines of known mass, water and salt included: what goes into the pot.
  public var mass: Int
  /// Thousandths of a kilocalorie from alcohol: what drinks have beyond their protein, carbohydrate and fat.
  public var alcoholEnergy: Int
  /// Milligrams in `mass` that were guessed on the way.
  public var guessedMass: Int
  /// Thousandths of a kilocalorie from the one line that provides most of those that are rough guesses
  /// (``AnalysedLine/isRoughGuess``), or that an unstated staple may provide (``UnstatedStaple``).
  public var guessedEnergy: Int
  /// Salt goes in of which nobody knows how much (``UnstatedSalt``): the sodium is that of the rest.
  public var hasUnstatedSalt: Bool

  public init() {
    figures = Nutrients()
    known = Nutrients()
    coverage = Coverage()
    mass = 0
    alcoholEnergy = 0
    guessedMass = 0
    guessedEnergy = 0
    hasUnstatedSalt = false
  }

  public static func + (left: NutritionSum, right: NutritionSum) -> NutritionSum {
    var result = left
    result.figures = left.figures.adding(right.figures)
    result.known = left.known.adding(right.known)
    result.coverage = left.coverage + right.coverage
    result.mass += right.mass
    result.alcoholEnergy += right.alcoholEnergy
    result.guessedMass += right.guessedMass
    result.guessedEnergy = max(left.guessedEnergy, right.guessedEnergy)
    result.hasUnstatedSalt = left.hasUnstatedSalt || right.hasUnstatedSalt
    return result
  }

  /// `nil` when it does not fit.
  public func scaled(by factor: Rational) -> NutritionSum? {
    guard let mass = factor.rounded(times: mass), mass <= GramPathFinder.maximum,
      let matched = factor.rounded(times: coverage.matched), let unmatched = factor.rounded(times: coverage.unmatched),
      unmatched <= GramPathFinder.maximum, let alcohol = factor.rounded(times: alcoholEnergy),
      let guessed = factor.rounded(times: guessedMass), let guessedEnergy = factor.rounded(times: guessedEnergy)
    else { return nil }
    var result = self
    result.figures = figures.scaled(by: factor)
    result.known = known.scaled(by: factor)
    result.coverage = Coverage(matched: matched, unmatched: unmatched)
    result.mass = mass
    result.alcoholEnergy = alcohol
    result.guessedMass = guessed
    result.guessedEnergy = guessedEnergy
    return result
  }

  /// The figures without those that are known of less than a share of the food, and without a sodium that lacks salt.
  ///
  /// - Parameter share: thousandths.
  public func figures(knownOf share: Int) -> Nutrients {
    let base = Int128(coverage.matched)
    var result = figures
    for nutrient in Nutrient.allCases where Int128(known[nutrient] ?? 0) * 1000 < base * Int128(share) {
      result[nutrient] = nil
    }
    if hasUnstatedSalt { result.sodium = nil }
    return result
  }

  mutating func add(_ line: AnalysedLine) {
    // A recipe of its own brings its mass with it.
    guard line.status != .subRecipe, let milligrams = line.milligrams else { return }
    mass += milligrams
    if line.isGuess { guessedMass += milligrams }
    guard line.status == .counted, let food = line.food, let per100 = food.figures, let own = line.figures else {
      return
    }
    figures = figures.adding(own)
    if line.isRoughGuess { guessedEnergy = max(guessedEnergy, own.energy ?? 0) }
    guard per100.energy != 0 else { return }
    coverage.matched += milligrams
    known = known.adding(per100.masses(milligrams))
    alcoholEnergy += own.alcoholEnergy
  }
}

extension Nutrients {
  /// A mass for each figure that is known.
  fileprivate func masses(_ milligrams: Int) -> Nutrients {
    var result = Nutrients()
    for nutrient in Nutrient.allCases where self[nutrient] != nil { result[nutrient] = milligrams }
    return result
  }

  /// Nothing but alcohol has so much energy beyond its macros: a sixth, where other foods stay within a tenth or so.
  fileprivate var alcoholEnergy: Int {
    guard let energy, let protein, let carbohydrate, let fat else { return 0 }
    let beyond = energy - 4 * protein - 4 * carbohydrate - 9 * fat
    return beyond * 6 > energy ? beyond : 0
  }
}
