import Cookbook
import Foods
import KitchenUnits
import Nutrition
import Quantities
import Testing

/// What a serving provides does not depend on how many are made.
struct RecipeScalingTests {
  typealias Samples = SampleFoods

  private static let book = FoodBook([Samples.onion, Samples.flour, Samples.oil, Samples.juice])

  private static func analysis(_ ingredients: [(String, String)], servings: Int = 4) -> (
    JoinedAnalysis, RecipeNutrition
  ) {
    var analyst = RecipeAnalyst(foods: book, language: "en")
    let list = ingredients.map { amount, name in
      let parts = amount.split(separator: " ", maxSplits: 1).map(String.init)
      let number = Rational(decimal: parts[0]).map { Amount($0, unit: parts.count > 1 ? parts[1] : nil) }
      return Ingredient(amount: number, name: name)
    }
    let recipe = Recipe(title: "A", yields: [Amount(Rational(servings), unit: "servings")], ingredients: list)
    let own = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe))
    let joined = AnalysisJoin.join([own], targets: [[]], share: { _, _ in nil })[0]
    return (joined, RecipeNutrition(joined, threshold: 850))
  }

  @Test func aServingStaysTheSame() throws {
    let (_, one) = Self.analysis([("2 cups", "flour"), ("3", "onions"), ("100 g", "secret")])
    let three = try #require(one.scaled(by: Rational(3)))
    #expect(three.figures.perServing == one.figures.perServing)
    #expect(three.figures.perHundredGrams == one.figures.perHundredGrams)
    #expect(three.coverage == one.coverage)
    #expect(three.servings == Rational(12))
    #expect(three.mass == one.mass * 3)
    #expect(three.figures.whole?.energy == one.figures.whole?.energy.map { $0 * 3 })
    #expect(one.scaled(by: Rational(Int.max)) == nil)
  }

  @Test("fat for frying counts by its share of the dish, whatever the number of servings", arguments: [1, 3, 10])
  func fryingFatIsRelative(times: Int) {
    let much = Self.analysis(
      [("\(500 * times) g", "flour"), ("\(times) l", "oil for frying")], servings: 4 * times
    ).1
    let without = Self.analysis([("\(500 * times) g", "flour")], servings: 4 * times).1
    #expect(much.figures.perServing == without.figures.perServing)
    let little = Self.analysis(
      [("\(500 * times) g", "flour"), ("\(50 * times) g", "oil for frying")], servings: 4 * times
    ).1
    #expect(little.mass == 550_000 * times)
  }

  @Test(
    "an unknown line weighs what can be read of it, else as much as a main ingredient",
    arguments: [
      ("3", "15-oz cans mystery", 1_275_729), ("2 tbsp", "mystery", 29_574), ("1 can", "mystery", 400_000),
      ("2", "mysteries", 500_000), ("", "½ of the mystery", 500_000), ("", "mystery", 0),
    ])
  func unknownLinesWeigh(amount: String, name: String, milligrams: Int) {
    let known = [("500 g", "flour"), ("5 g", "onions"), ("2 g", "onions")]
    let unmatched = Self.analysis(known + [(amount.isEmpty ? "-" : amount, name)]).0.sum.coverage.unmatched
    #expect(unmatched == milligrams)
  }
}
