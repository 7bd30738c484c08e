internal import Cookbook
internal import Foods
internal import Nutrition
internal import Quantities
internal import SourceText

/// A serving that nobody eats: more than 3,000 kcal or 3 kg. Mostly an amount has a zero too many, or the servings are
/// those of something else.
struct ImplausibleServing {
  /// The line that most of it comes from, among the recipe's ingredients in reading order.
  let line: Int
  private let found: String

  /// Thousandths of a kilocalorie, and milligrams.
  private static let (mostEnergy, mostMass) = (3_000_000, 3_000_000)

  /// `nil` for a recipe that is plausible, or that does not say how many it feeds.
  init?(of lines: [AnalysedLine], in entry: RecipeEntry) {
    let own = OwnAnalysis(of: lines, in: entry).nutrition
    guard let servings = own.servings, let share = Rational.one.divided(by: servings) else { return nil }
    func perServing(_ number: Int) -> Int { share.rounded(times: number) ?? .max }
    let energy = perServing(own.sum.figures.energy ?? 0)
    // Nobody fries four schnitzels in 24 l of oil, though most of it is not eaten.
    let frying = lines.reduce(0) { $1.unquantified == .fryingFat ? $0 + ($1.statedMilligrams ?? 0) : $0 }
    let mass = perServing(own.sum.mass + frying)
    if energy > Self.mostEnergy {
      found = "\(energy / 1000) kcal"
      line = Self.greatest(lines.map { $0.figures?.energy ?? 0 })
    } else if mass > Self.mostMass {
      found = "\(mass / 1_000_000) kg"
      line = Self.greatest(lines.map { $0.statedMilligrams ?? 0 })
    } else {
      return nil
    }
  }

  private static func greatest(_ values: [Int]) -> Int { values.indices.max { values[$0] < values[$1] } ?? 0 }

  func problem(with ingredient: Ingredient, of recipe: Recipe) -> FoodNotes.Problem {
    let amount = ingredient.amount.map { AmountText(decimalSign: ".", space: " ").text($0) + " " }
    let name = ingredient.plainFirstLine(recipe.texts)
    return FoodNotes.Problem(
      severity: .warning, identifier: "nutrition-implausible",
      message: "a serving has \(found), most of it from “\(amount ?? "")\(name)”",
      hint: "check this amount and how many the recipe serves")
  }
}
