public import Cookbook
internal import IngredientLines
internal import KitchenUnits
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

  public init(of lines: [AnalysedLine], in entry: RecipeEntry) {
    self.init(yields: entry.yields, stated: entry.facts.nutrition)
    for line in lines { count(line) }
    typicalLine = Self.median(of: lines.compactMap { $0.standing == .counted ? $0.milligrams : nil })
    for line in lines { sum.coverage.unmatched += missingMass(of: line) }
  }

  private mutating func count(_ line: AnalysedLine) {
    sum.add(line)
    switch line.standing {
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
    switch line.standing {
    case .unmatched, .unweighed, .withoutFigures:
      line.milligrams ?? Self.volume(of: line) ?? typicalLine
    case .counted, .unquantified, .subRecipe, .notFood: 0
    }
  }

  /// Milligrams of a volume of water.
  private static func volume(of line: AnalysedLine) -> Int? {
    guard let amount = line.line.amounts.first, let unit = amount.unit, unit.dimension == .volume,
      let milligrams = Middle.of(amount.measure)?.multiplied(by: unit.size ?? .zero)?.rounded(times: 1000)
    else { return nil }
    return min(max(0, milligrams), GramPathFinder.maximum)
  }

  /// The lower of the two in the middle; 0 of nothing.
  private static func median(of masses: [Int]) -> Int {
    guard !masses.isEmpty else { return 0 }
    return masses.sorted()[(masses.count - 1) / 2]
  }

  /// How many people the recipe feeds; `nil` when no yield counts them.
  public var servings: Rational? {
    for yield in yields {
      if let people = ServingWord.people(of: yield).flatMap({ Middle.of($0.measure) }), people > .zero { return people }
    }
    return nil
  }
}
