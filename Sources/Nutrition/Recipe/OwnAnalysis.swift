public import Cookbook

/// What is found out about a recipe from its own file and the table of foods.
///
/// It is what a build keeps of a recipe; `AnalysisJoin` adds what its sub-recipes bring. Copies share one place in memory,
/// since a site holds two of each recipe.
public struct OwnAnalysis: Sendable, Hashable {
  private final class Findings: Sendable {
    let nutrition: OwnNutrition
    let allergens: AllergenFindings
    let diets: DietFindings
    let difficulty: DifficultyEstimate?

    init(
      _ nutrition: OwnNutrition, _ allergens: AllergenFindings, _ diets: DietFindings, _ difficulty: DifficultyEstimate?
    ) {
      self.nutrition = nutrition
      self.allergens = allergens
      self.diets = diets
      self.difficulty = difficulty
    }
  }

  private let findings: Findings

  public var nutrition: OwnNutrition { findings.nutrition }
  public var allergens: AllergenFindings { findings.allergens }
  public var diets: DietFindings { findings.diets }
  /// `nil` when the recipe has neither ingredients nor steps.
  public var difficulty: DifficultyEstimate? { findings.difficulty }

  public init(
    nutrition: OwnNutrition, allergens: AllergenFindings, diets: DietFindings, difficulty: DifficultyEstimate?
  ) {
    findings = Findings(nutrition, allergens, diets, difficulty)
  }

  public init(of lines: [AnalysedLine], in entry: RecipeEntry) {
    findings = Findings(
      OwnNutrition(of: lines, in: entry), AllergenFindings(of: lines), DietFindings(of: lines),
      DifficultyEstimate(of: entry))
  }

  public static func == (left: OwnAnalysis, right: OwnAnalysis) -> Bool {
    left.findings === right.findings
      || (left.nutrition == right.nutrition && left.allergens == right.allergens && left.diets == right.diets
        && left.difficulty == right.difficulty)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nutrition)
    hasher.combine(allergens)
    hasher.combine(diets)
    hasher.combine(difficulty)
  }
}
