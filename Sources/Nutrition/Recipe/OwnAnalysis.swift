public import Cookbook

/// What is found out about a recipe from its own file and the table of foods.
///
/// It is what a build keeps of a recipe; `AnalysisJoin` adds what its sub-recipes bring.
public struct OwnAnalysis: Sendable, Hashable {
  public var nutrition: OwnNutrition
  public var allergens: AllergenFindings
  public var diets: DietFindings
  /// `nil` when the recipe has neither ingredients nor steps.
  public var difficulty: DifficultyEstimate?

  public init(
    nutrition: OwnNutrition, allergens: AllergenFindings, diets: DietFindings, difficulty: DifficultyEstimate?
  ) {
    self.nutrition = nutrition
    self.allergens = allergens
    self.diets = diets
    self.difficulty = difficulty
  }

  public init(of lines: [AnalysedLine], in entry: RecipeEntry) {
    nutrition = OwnNutrition(of: lines, in: entry)
    allergens = AllergenFindings(of: lines)
    diets = DietFindings(of: lines)
    difficulty = DifficultyEstimate(of: entry)
  }
}
