public import Foods

/// How energy compares with what protein, carbohydrate and fat make by the general factors 4, 4 and 9 kcal a gram.
///
/// Source of the factors: Regulation (EU) No 1169/2011, Annex XIV; they count fibre with 2 and alcohol with 7 kcal a
/// gram, which is why the two sums differ where a recipe has much of them.
public struct EnergyGap: Sendable, Hashable {
  public enum Reason: UInt8, Sendable, Hashable {
    /// Less than a tenth, or than 20 kcal: rounding, and factors that differ a little from food to food.
    case rounding
    case fibre
    case alcohol
    case unexplained
  }

  /// Thousandths of a kilocalorie, as stated or summed.
  public let energy: Int
  /// Thousandths of a kilocalorie by 4, 4 and 9.
  public let fromMacros: Int
  public let reason: Reason

  /// `nil` unless energy and all three macros are known.
  ///
  /// - Parameter alcoholEnergy: thousandths of a kilocalorie that are known to come from alcohol.
  public init?(_ nutrients: Nutrients, alcoholEnergy: Int = 0) {
    guard let energy = nutrients.energy, let protein = nutrients.protein, let fat = nutrients.fat,
      let carbohydrate = nutrients.carbohydrate
    else { return nil }
    self.energy = energy
    fromMacros = 4 * protein + 4 * carbohydrate + 9 * fat
    let fibre = 2 * (nutrients.fibre ?? 0)
    reason =
      if Self.isSmall(energy - fromMacros, of: energy) {
        .rounding
      } else if energy < fromMacros, Self.isSmall(energy - fromMacros + fibre, of: energy) {
        .fibre
      } else if energy > fromMacros, Self.isSmall(energy - fromMacros - alcoholEnergy, of: energy) { .alcohol } else {
        .unexplained
      }
  }

  public var difference: Int { energy - fromMacros }

  private static func isSmall(_ difference: Int, of energy: Int) -> Bool {
    abs(difference) <= max(energy / 10, 20_000)
  }
}
