public import Nutrition

/// Some of the figures that are kept of a food.
public struct NutrientSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ nutrient: Nutrient) {
    rawValue = 1 << nutrient.rawValue
  }

  public static let all = Nutrient.allCases.reduce(into: NutrientSet()) { $0.formUnion(NutrientSet($1)) }

  public func contains(_ nutrient: Nutrient) -> Bool { contains(NutrientSet(nutrient)) }
}
