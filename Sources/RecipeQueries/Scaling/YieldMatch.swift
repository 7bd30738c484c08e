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
  /// people are counted as ``ServingWord`` counts them wherever servings are meant: `4-6 servings` feed six.
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
    throw .noYield
  }

  private static func fitting(_ factor: Rational?) throws(Failure) -> Rational {
    guard let factor else { throw .tooLarge }
    return factor
  }
}
