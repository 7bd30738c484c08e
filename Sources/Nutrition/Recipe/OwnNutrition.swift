public import Cookbook
internal import IngredientLines
public import Quantities

/// What a recipe's own lines provide, without the recipes it links to.
///
/// It depends on nothing but the recipe and the table of foods, is small, and can be kept between builds.
public struct OwnNutrition: Sendable, Hashable {
  public var sum: NutritionSum
  /// What a line of unknown mass is taken for in the coverage: milligrams.
  public var typicalLine: Int
  public var quantifiedLines: Int
  /// Lines with an amount that do not count, by the names they have in the recipe.
  public var unmatched: [String]
  public var unquantifiedLines: Int
  public var guessedLines: Int
  public var uses: [SubRecipeUse]
  public var yields: [Amount]
  public var stated: StatedNutrition?

  public init(
    sum: NutritionSum = NutritionSum(), typicalLine: Int = 0, quantifiedLines: Int = 0, unmatched: [String] = [],
    unquantifiedLines: Int = 0, guessedLines: Int = 0, uses: [SubRecipeUse] = [], yields: [Amount] = [],
    stated: StatedNutrition? = nil
  ) {
    self.sum = sum
    self.typicalLine = typicalLine
    self.quantifiedLines = quantifiedLines
    self.unmatched = unmatched
    self.unquantifiedLines = unquantifiedLines
    self.guessedLines = guessedLines
    self.uses = uses
    self.yields = yields
    self.stated = stated
  }

  /// Whether no line asks for anything to eat.
  public var isEmpty: Bool { quantifiedLines == 0 && unquantifiedLines == 0 && uses.isEmpty }

  public init(of lines: [AnalysedLine], in entry: RecipeEntry) {
    self.init(yields: entry.yields, stated: entry.facts.nutrition)
    for line in lines { count(line) }
    typicalLine = UnknownMass.typical(among: lines)
    for line in lines { sum.coverage.unmatched += missingMass(of: line) + line.massBelow }
    let staple = servings?.rounded(times: UnstatedStaple.portionEnergy(among: lines)) ?? 0
    sum.guessedEnergy = max(
      sum.guessedEnergy, staple, UnstatedStaple.optionalEnergy(among: lines), PouredOff.doubtfulEnergy(among: lines))
    sum.hasUnstatedSalt = UnstatedSalt.isAmong(lines)
  }

  private mutating func count(_ line: AnalysedLine) {
    sum.add(line)
    switch line.status {
    case .counted:
      quantifiedLines += 1
      if line.isGuess { guessedLines += 1 }
    case .unmatched, .unweighed, .withoutFigures:
      quantifiedLines += 1
      unmatched.append(line.line.name)
    case .unquantified: unquantifiedLines += 1
    case .subRecipe: if case .subRecipe(let use) = line.subject { uses.append(use) }
    case .notFood: break
    }
  }

  private func missingMass(of line: AnalysedLine) -> Int {
    switch line.status {
    case .unmatched, .unweighed, .withoutFigures:
      line.milligrams ?? UnknownMass.readable(in: line.line) ?? UnknownMass.ofSeasoning(line) ?? typicalLine
    case .counted, .unquantified, .subRecipe, .notFood: 0
    }
  }

  /// How many people the recipe feeds; `nil` when no yield counts them.
  public var servings: Rational? { ServingWord.count(among: yields) }
}
