import Cookbook
import FoodTable
import Foods
import Nutrition
import Quantities
import Testing

/// Salt that nobody states, and what a dish lies in and is taken out of.
@Suite struct PouredOffTests {
  private static func nutrition(_ lines: [String], under heading: String = "", _ below: [String] = [])
    -> RecipeNutrition
  {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let recipe = Recipe(
      title: "A", yields: [Amount(Rational(4), unit: "servings")], ingredients: lines.map { Ingredient(name: $0) },
      ingredientGroups: heading.isEmpty
        ? [] : [IngredientGroup(title: heading, ingredients: below.map { Ingredient(name: $0) })])
    let entry = RecipeEntry(path: "a.md", recipe: recipe)
    let joined = AnalysisJoin.join([analyst.analysis(of: entry)], targets: [[]]) { _, _ in nil }
    return RecipeNutrition(joined[0], threshold: 850)
  }

  @Test(arguments: [
    (["500 g potatoes"], true), (["500 g potatoes", "1 tsp salt"], true), (["500 g potatoes", "salt"], false),
    (["500 g potatoes", "salt and pepper"], false), (["500 g potatoes", "pepper and salt, to taste"], false),
    (["500 g potatoes", "soy sauce"], false), (["500 g potatoes", "salt (optional)"], true),
    (["500 g potatoes", "feta"], true), (["500 g potatoes", "salt, for the pasta water"], false),
    // 30 g of salt on a plate.
    (["800 g chicken breast", "120 g salt"], false),
  ])
  func sodiumIsKnownWhereAllSaltIs(lines: [String], isKnown: Bool) {
    let found = Self.nutrition(lines)
    #expect((found.figures.perServing?.sodium != nil) == isKnown)
    #expect(found.figures.perServing?.energy != nil)
  }

  /// What salt nobody states how much of leaves known: no more than that.
  @Test(arguments: [
    (["500 g potatoes", "1 tsp salt", "soy sauce"], ["500 g potatoes", "1 tsp salt"]),
    (["500 g potatoes", "200 g feta", "salt to taste"], ["500 g potatoes", "200 g feta"]),
  ])
  func theSodiumOfTheRestIsTheLeastThereIs(lines: [String], rest: [String]) {
    let (found, known) = (Self.nutrition(lines), Self.nutrition(rest))
    #expect(found.leastSodium == known.figures.whole?.sodium)
    #expect(found.leastSodium ?? 0 > 500_000)
    #expect(found.scaled(by: Rational(2))?.leastSodium == found.leastSodium.map { 2 * $0 })
    #expect(known.leastSodium == nil)
    // More than anybody eats is no least either.
    #expect(Self.nutrition(lines + ["120 g salt"]).leastSodium == nil)
  }

  @Test(arguments: [
    "100 g sugar, for the brine", "100 g sugar, for pickling", "100 g Zucker, zum Einlegen",
    "100 g sucre, pour la saumure",
  ])
  func whatIsForABathCountsForNothing(line: String) {
    let without = Self.nutrition(["800 g chicken breast"])
    let found = Self.nutrition(["800 g chicken breast", line])
    #expect(found.figures.perServing?.energy == without.figures.perServing?.energy)
    #expect(found.mass == without.mass)
  }

  @Test func whatStandsUnderItsHeadingIsPouredOffButForWhatLiesInIt() {
    let bath = ["1 l water", "60 g salt", "100 g sugar", "500 g cucumbers"]
    let found = Self.nutrition(["800 g chicken breast"], under: "For the brine", bath)
    let eaten = Self.nutrition(["800 g chicken breast", "500 g cucumbers"])
    #expect(found.figures.perServing?.energy == eaten.figures.perServing?.energy)
    #expect(found.figures.perServing?.sodium == nil)
    #expect(Self.nutrition(["200 g feta in brine"]).figures.whole?.energy ?? 0 > 400_000)
  }

  /// Mostly eaten, and nobody knows how much of it.
  @Test(arguments: [
    (["100 ml olive oil, for the marinade"], RecipeNutrition.Status.estimated),
    (["50 ml olive oil, for frying"], .estimated),
    (["20 ml olive oil, for the marinade"], .computed), (["100 ml olive oil"], .computed),
  ])
  func marinadesAndFryingFatAreGuesses(line: [String], status: RecipeNutrition.Status) {
    let found = Self.nutrition(["300 g chicken breast"] + line)
    #expect(found.status == status)
    #expect(found.figures.whole?.energy ?? 0 > 400_000)
  }

  @Test(arguments: [
    ("spinach\n  - *50 g* prawns\n  - *200 g* pasta", 250_000), ("vegetables\n  - 60 g carrots\n  - 40 g peas", 0),
    ("spinach\n  - salt", 0), ("spinach\n\n  Wash it.", 0),
  ])
  func whatAListBelowAsksForIsUnknown(name: String, milligrams: Int) {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let list = [Ingredient(amount: Amount(Rational(100), unit: "g"), name: name)]
    let own = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: list)))
    let matched = own.nutrition.sum.coverage
    #expect(matched.unmatched - (matched.matched == 0 ? 100_000 : 0) == milligrams)
  }
}
