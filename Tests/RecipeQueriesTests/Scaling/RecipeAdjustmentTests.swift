import Cookbook
import KitchenUnits
import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct RecipeAdjustmentTests {
  private static let cake = """
    # Cake

    **8 servings**

    ---

    - *250 g* flour
    - *3* eggs
    - *1 1/2 cups* sugar
    - *1 packet* yeast
    - *1/2* lemon

    ---

    1. Heat to 350 °F; butter a 9-inch tin.
    2. Mix 250 g flour with 1 cup sugar and 2 eggs ([see](mix-250-g-flour.html), `250 g flour`).
    3. Add 100 ml water, bake 40 minutes at 180 °C (350 °F), see step 2.
    """

  private func adjusted(
    _ factor: String = "1", _ system: MeasurementSystem = .asWritten,
    _ precision: RecipeAdjustment.Precision = .readable, _ text: String = cake
  ) throws -> AdjustedRecipe {
    let adjustment = RecipeAdjustment(
      factor: try rational(factor), system: system, language: "en", decimalSign: ".", precision: precision)
    return try #require(adjustment.adjust(try recipe(text)))
  }

  @Test(arguments: [
    ("Mix **2** cups flour.", "Mix **4 cups** flour."), ("Mix **2 cups** flour.", "Mix **4 cups** flour."),
    ("Mix 2 **cups** flour.", "Mix **4 cups** flour."), ("Mix 2 cups **flour**.", "Mix 4 cups **flour**."),
    ("Mix _1_ to _2_ cups flour.", "Mix _2–4 cups_ flour."), ("Mix ***2** cups* flour.", "Mix ***4 cups*** flour."),
    ("Mix **1**–**2** cups flour.", "Mix **2–4 cups** flour."), ("Take **3** eggs.", "Take **6** eggs."),
  ])
  func amountsScaleThroughEmphasisAndLeaveItInOrder(step: String, expected: String) throws {
    let text = "# Cake\n\n**2 servings**\n\n---\n\n- *2 cups* flour\n- *3* eggs\n\n---\n\n\(step)\n"
    #expect(try adjusted("2", .asWritten, .readable, text).recipe.instructions == expected)
  }

  @Test func temperaturesConvertThroughEmphasis() throws {
    let text = "# Cake\n\n---\n\n- flour\n\n---\n\nBake at **180** °C until **brown**.\n"
    #expect(try adjusted("1", .us, .readable, text).recipe.instructions == "Bake at **350 °F** until **brown**.")
  }

  @Test func nothingToDoChangesNothing() throws {
    #expect(try adjusted().recipe == recipe(Self.cake))
  }

  @Test func scalesTheStepsWithTheIngredients() throws {
    let double = try adjusted("2").recipe
    #expect(
      double.instructions == """
        1. Heat to 350 °F; butter a 9-inch tin.
        2. Mix 500 g flour with 2 cups sugar and 4 eggs ([see](mix-250-g-flour.html), `250 g flour`).
        3. Add 100 ml water, bake 40 minutes at 180 °C (350 °F), see step 2.
        """)
    #expect(lines(double) == ["*500 g* flour", "*6* eggs", "*3 cups* sugar", "*2 packets* yeast", "*1* lemon"])
    #expect(try adjusted("2").unscaled == ["100 ml"])
  }

  @Test func convertsAmountsTemperaturesAndLengths() throws {
    let metric = try adjusted("1", .metric)
    #expect(lines(metric.recipe)[2] == "*~350 ml* sugar")
    #expect(
      metric.recipe.instructions == """
        1. Heat to 180 °C; butter a 23 cm tin.
        2. Mix 250 g flour with ≈ 240 ml sugar and 2 eggs ([see](mix-250-g-flour.html), `250 g flour`).
        3. Add 100 ml water, bake 40 minutes at 180 °C (350 °F), see step 2.
        """)
    #expect(metric.unscaled.isEmpty)
    let us = try adjusted("1", .us).recipe
    #expect(lines(us)[0] == "*~9 oz* flour")
    #expect(us.instructions?.contains("Add ≈ 7 tbsp water, bake 40 minutes at 180 °C (350 °F)") == true)
  }

  @Test func namesWhatComesWhole() throws {
    let half = try adjusted("1/2")
    #expect(half.indivisible.map(\.name) == ["eggs", "yeast"])
    #expect(half.indivisible.map(\.amount.factor) == [try rational("3/2"), try rational("1/2")])
    #expect(try adjusted("2").indivisible.isEmpty)
  }

  @Test func roundsOnlyForReading() throws {
    #expect(lines(try adjusted("2/3").recipe)[0] == "*167 g* flour")
    #expect(lines(try adjusted("2/3", .asWritten, .exact).recipe)[0] == "*166 2/3 g* flour")
    #expect(lines(try adjusted("8").recipe)[0] == "*2 kg* flour")
    #expect(lines(try adjusted("8", .asWritten, .exact).recipe)[0] == "*2000 g* flour")
  }

  @Test func weighsWhatAFoodsWeightsAreKnownFor() throws {
    let adjustment = RecipeAdjustment(system: .metric, language: "en", decimalSign: ".", precision: .exact)
    let sugar = [UnitWeight(unit: .cup, grams: Rational(200), source: "table")]
    let weighed = adjustment.adjust(try recipe(Self.cake), weights: [[], [], sugar])
    #expect(lines(try #require(weighed).recipe)[2] == "*300 g* sugar")
  }

  @Test func saysWhenAnAmountDoesNotFit() throws {
    let adjustment = RecipeAdjustment(
      factor: Rational(Int.max), language: "en", decimalSign: ".", precision: .exact)
    #expect(adjustment.adjust(try recipe(Self.cake)) == nil)
  }

  @Test(
    "an amount that goes on in another unit, or is said again in one, is not converted by halves",
    arguments: [
      ("*2 lb 4 oz* beef", MeasurementSystem.metric, "1", ["2 lb", "4 oz beef"]),
      ("*2 lb 4 oz* beef", .metric, "4", ["8 lb", "1 lb beef"]),
      ("*1 kg 200 g* pork", .us, "1", ["1 kg", "200 g pork"]),
      ("*200 g / 7 oz* sugar", .us, "1", ["200 g", "/ 7 oz sugar"]),
      ("*250 ml (1 cup)* milk", .us, "2", ["500 ml", "(2 cups) milk"]),
      ("*1 cup (113 g)* cheese", .metric, "1", ["≈ 240 ml", "(113 g) cheese"]),
    ])
  func doubleAmountsAreNotConvertedByHalves(
    line: String, system: MeasurementSystem, factor: String, expected: [String]
  ) throws {
    let found = try adjusted(factor, system, .readable, "# T\n\n---\n\n- \(line)\n").recipe.ingredients[0]
    let amount = try #require(found.amount)
    #expect([AmountText(decimalSign: ".", space: " ").text(amount), found.name] == expected)
  }

  @Test(
    "nutrition of all of a recipe grows with it, that of a serving and of 100 g does not",
    arguments: [
      ("Nutrition: 1600 kcal total, 20 g protein", "Nutrition: 3200 kcal total, 40 g protein"),
      ("Good.\n\n**Nutrition:** 1600 kcal in all", "Good.\n\n**Nutrition:** 3200 kcal total"),
      ("Nutrition: 400 kcal", "Nutrition: 400 kcal"),
      ("Nutrition: 400 kcal per 100 g", "Nutrition: 400 kcal per 100 g"),
      ("Takes: 1600 kcal total", "Takes: 1600 kcal total"),
    ])
  func statedNutritionOfAllGrows(description: String, expected: String) throws {
    let text = "# T\n\n\(description)\n\n**4 servings**\n\n---\n\n- *1 kg* flour\n"
    #expect(try adjusted("2", .asWritten, .exact, text).recipe.description == expected)
  }

  @Test(
    "scaling in steps keeps what a peer gets wrong",
    arguments: [
      ("1 1/2 cups", "2", "3 cups"), ("3/4 cup", "1", "3/4 cup"), ("1/16 tsp", "1", "1/16 tsp"),
      ("300 g", "1", "300 g"), ("42 oz", "1", "42 oz"),
    ])
  func keepsAmounts(written: String, factor: String, expected: String) throws {
    let text = "# T\n\n---\n\n- *\(written)* tomato\n"
    #expect(lines(try adjusted(factor, .asWritten, .readable, text).recipe) == ["*\(expected)* tomato"])
  }
}
