public import Foods

/// What a recipe provides, and how it was found out.
public struct RecipeNutrition: Sendable, Hashable {
  public var total: Nutrients

  public init(total: Nutrients) {
    self.total = total
  }
}
