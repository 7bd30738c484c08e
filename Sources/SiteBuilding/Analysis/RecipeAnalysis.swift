package import Cookbook
internal import Foods
package import Nutrition
package import Quantities
internal import RecipeQueries
internal import SitePlanning

/// A recipe, looked at by one who knows foods: its ingredients, what they provide, and what its sub-recipes add.
package struct RecipeAnalysis: Sendable {
  /// In reading order.
  package let lines: [AnalysedLine]
  package let analysis: JoinedAnalysis
  package let nutrition: RecipeNutrition

  private init(lines: [AnalysedLine], analysis: JoinedAnalysis, nutrition: RecipeNutrition) {
    self.lines = lines
    self.analysis = analysis
    self.nutrition = nutrition
  }

  /// The same recipe a number of times over; what a serving provides stays. `nil` when a number does not fit.
  package func scaled(by factor: Rational) -> RecipeAnalysis? {
    if factor == .one { return self }
    let lines = lines.compactMap { $0.scaled(by: factor) }
    guard lines.count == self.lines.count, let analysis = analysis.scaled(by: factor),
      let nutrition = nutrition.scaled(by: factor)
    else { return nil }
    return RecipeAnalysis(lines: lines, analysis: analysis, nutrition: nutrition)
  }

  /// - Parameter threshold: the coverage in thousandths below which a recipe is incomplete.
  package init(_ entry: RecipeEntry, in library: RecipeLibrary, analyst: inout RecipeAnalyst, threshold: Int) {
    lines = analyst.lines(of: entry)
    var gathering = KitchenGathering(library: library)
    gathering.add(entry, OwnAnalysis(of: lines, in: entry), &analyst)
    analysis = AnalysisJoin.join(gathering.analyses, targets: gathering.targets, share: Self.share)[0]
    nutrition = RecipeNutrition(analysis, threshold: threshold)
  }

  /// How many times a recipe is made for an amount of its yields.
  @Sendable package static func share(_ amount: Amount, _ yields: [Amount]) -> Rational? {
    try? YieldMatch.factor(for: amount, of: yields)
  }
}

/// Follows the links of recipes, and looks at each recipe once.
private struct KitchenGathering {
  let library: RecipeLibrary
  var analyses: [OwnAnalysis] = []
  var targets: [[Int?]] = []
  private var indices: [String: Int] = [:]

  /// More recipes than anybody puts into one.
  private static let limit = 10_000

  init(library: RecipeLibrary) {
    self.library = library
  }

  mutating func add(_ entry: RecipeEntry, _ analysis: OwnAnalysis, _ analyst: inout RecipeAnalyst) {
    var open = [(entry.path, enter(entry, analysis))]
    while let (path, index) = open.popLast() {
      // A list may use the same recipe thousands of times: its file is read once.
      var known: [String: SubRecipe] = [:]
      for use in analyses[index].nutrition.uses {
        guard case .local(let destination, _) = LinkDestination(use.link), !destination.isEmpty,
          case .recipe(let recipe) = known[destination] ?? library.subRecipe(destination, from: path),
          analyses.count < Self.limit
        else {
          targets[index].append(nil)
          continue
        }
        known[destination] = .recipe(recipe)
        if let place = indices[recipe.entry.path] {
          targets[index].append(place)
        } else {
          let next = enter(recipe.entry, analyst.analysis(of: recipe.entry))
          targets[index].append(next)
          open.append((recipe.entry.path, next))
        }
      }
    }
  }

  private mutating func enter(_ entry: RecipeEntry, _ analysis: OwnAnalysis) -> Int {
    analyses.append(analysis)
    targets.append([])
    indices[entry.path] = analyses.count - 1
    return analyses.count - 1
  }
}
