public import Quantities

/// Finds how often a recipe has to be made for an amount of what it yields.
public enum YieldMatch {
  public enum Failure: Error, Equatable {
    /// The amount is words without a number.
    case unmeasured
    /// No yield is stated in a unit that the amount converts to.
    case noYield
    /// The factor does not fit into 64 bits.
    case tooLarge
  }

  /// The factor for an amount: its unit must be that of a yield, or convert to it exactly (g and kg, ml and l).
  ///
  /// Without a unit the amount counts what the first yield without a unit counts, else whole recipes. There has to be
  /// enough in any case: of a range that is wanted the upper bound counts, of one that is yielded the lower bound. Only
  /// people are counted as ``ServingWord`` counts them wherever servings are meant: `4-6 servings` feed six. `½ recipe` and
  /// `2 batches` are whole recipes, unless a yield counts something by these names.
  public static func factor(for amount: Amount, of yields: [Amount]) throws(Failure) -> Rational {
    guard let wanted = amount.upperBound else { throw .unmeasured }
    let measured = yields.filter { $0.factor.map { $0 > .zero } ?? false }
    guard let unit = amount.unit else {
      guard let yield = measured.first(where: { $0.unit == nil })?.factor else { return wanted }
      return try fitting(wanted.divided(by: yield))
    }
    if ServingWord.people(of: amount) != nil, let people = ServingWord.count(among: yields) {
      return try fitting(wanted.divided(by: people))
    }
    for yield in measured {
      guard let other = yield.unit, let ratio = UnitName.ratio(of: unit, to: other), let made = yield.factor
      else { continue }
      return try fitting(wanted.multiplied(by: ratio)?.divided(by: made))
    }
    if wholeRecipes.contains(unit.lowercased()) { return wanted }
    throw .noYield
  }

  /// In lower case.
  private static let wholeRecipes: Set<String> = [
    "recipe", "recipes", "batch", "batches", "rezept", "rezepte", "recette", "recettes", "receta", "recetas",
  ]

  /// The same, and where no yield says anything the part that is weighed: of a sauce that yields half a litre, 300 g are that
  /// part of what goes into it.
  ///
  /// - Parameter mass: milligrams of all that the recipe is made of, which is asked for only then.
  public static func factor(
    for amount: Amount, of yields: [Amount], weighing mass: @autoclosure () -> Int?
  ) throws(Failure) -> Rational {
    do throws(Failure) {
      return try factor(for: amount, of: yields)
    } catch {
      guard error == .noYield, let part = part(amount, ofMass: mass) else { throw error }
      return part
    }
  }

  private static func part(_ amount: Amount, ofMass mass: () -> Int?) -> Rational? {
    guard let wanted = amount.upperBound, let unit = amount.unit, let grams = UnitName.ratio(of: unit, to: "g"),
      let mass = mass(), mass > 0
    else { return nil }
    let part = wanted.multiplied(by: grams)?.multiplied(by: 1000)?.divided(by: Rational(mass))
    // Of what is weighed nobody needs 300/943.
    let rounded = part?.multiplied(by: 1000).flatMap { Rational($0.roundedToNearest, 1000) }
    return rounded.flatMap { $0 > .zero ? $0 : nil } ?? part
  }

  private static func fitting(_ factor: Rational?) throws(Failure) -> Rational {
    guard let factor else { throw .tooLarge }
    return factor
  }
}
