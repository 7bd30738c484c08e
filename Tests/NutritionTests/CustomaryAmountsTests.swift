import Cookbook
import Foods
import IngredientLines
import KitchenUnits
import Quantities
import Testing

@testable import Nutrition

/// Amounts for which cooks have no spoon, and pieces that are bought by their width.
@Suite struct CustomaryAmountsTests {
  typealias Samples = SampleFoods

  private static func milligrams(_ line: String, of food: Food) -> Int? {
    GramPathFinder.mass(of: IngredientLineReader.read(line), food: food).milligrams
  }

  @Test(
    "what is poured or scattered has a usual volume",
    arguments: [
      ("a drizzle of oil", 9200), ("2 drizzles oil", 18_400), ("a glug of oil", 13_800), ("1 dollop oil", 18_400),
      ("a sprinkle of oil", 1840), ("1 dessertspoon oil", 9200),
    ])
  func pours(line: String, expected: Int) {
    #expect(Self.milligrams(line, of: Samples.oil) == expected)
  }

  @Test func suchAnAmountIsAGuess() {
    let mass = GramPathFinder.mass(of: IngredientLineReader.read("a drizzle of oil"), food: Samples.oil)
    #expect(mass.path?.guesses == [.typicalWeight, .unit])
  }

  @Test(
    "a round piece weighs as the square of its width, from the nearest that is known",
    arguments: [
      ("4 tortillas", 192_000), ("4 (6-inch) tortillas", 120_000), ("1 12-inch tortilla", 67_500 * 16 / 9),
      ("1 (3-inch) tortilla", 7500),
    ])
  func weighsByWidth(line: String, expected: Int) {
    let tortilla = Samples.food(
      "tortilla",
      [
        Samples.weight(.piece, 48_000), Samples.weight(.piece, "6-inch", 30_000),
        Samples.weight(.piece, "9-inch", 67_500),
      ])
    #expect(Self.milligrams(line, of: tortilla) == expected)
  }

  @Test(
    "where the name says which part is counted, a number alone counts no whole ones",
    arguments: [
      ("4 cabbage leaves", 120_000), ("4 leaves cabbage", 120_000), ("6 Kohlblätter", 180_000),
      ("2 cabbages", 1_800_000),
      ("10 cabbage florets", 450_000), ("1 cabbage leaf", 30_000), ("1 leaf red cabbage", 30_000),
    ])
  func weighsNamedParts(line: String, expected: Int) {
    let cabbage = Samples.food("cabbage", [Samples.weight(.piece, 900_000)])
    #expect(Self.milligrams(line, of: cabbage) == expected)
  }

  @Test(
    "halves are halves of a fresh food, and pieces of one that is sold in halves",
    arguments: [
      ("12 deviled egg halves", ShoppingCategory.eggs, nil as Food.Form?, 300_000),
      ("8 peach halves", .vegetablesAndFruits, nil, 200_000), ("4 Pfirsichhälften", .vegetablesAndFruits, nil, 100_000),
      ("8 apricot halves", .vegetablesAndFruits, .dried, 400_000), ("4 peach halves", .pantry, .canned, 200_000),
      ("4 chicken breast halves", .meatAndSeafood, nil, 200_000), ("4 Brötchenhälften", .breadProducts, nil, 100_000),
      ("2 peaches", .vegetablesAndFruits, nil, 100_000),
    ])
  func weighsHalves(line: String, category: ShoppingCategory, form: Food.Form?, expected: Int) {
    var food = Samples.food("food", [Samples.weight(.piece, 50_000)])
    food.category = category
    food.form = form
    #expect(Self.milligrams(line, of: food) == expected)
    food.weights.append(Samples.weight(.half, 20_000))
    if line.contains("alves") { #expect(Self.milligrams(line, of: food).map { $0 % 20_000 } == 0) }
  }

  @Test(
    "a number that has lost its unit counts no packs by the dozen",
    arguments: [
      ("80 of butter", nil as Int?), ("12 butter", nil), ("2 butter", 500_000), ("80 packets butter", 20_000_000),
      ("80 g of butter", 80_000),
      ("1 großes Stück Butter", nil), ("1 small piece of butter", nil),
    ])
  func countsNoPacksByTheDozen(line: String, expected: Int?) {
    #expect(Self.milligrams(line, of: Self.butter) == expected)
  }

  @Test(
    "a piece as large as a nut is a knob",
    arguments: [
      ("1 walnussgroßes Stück Butter", 15_000), ("2 nussgroße Stücke Butter", 30_000),
      ("1 walnut-sized piece of butter", 15_000), ("1 Stück Butter", 250_000),
      ("1 coconut-sized piece of butter", 250_000), ("1 egg-sized piece of butter", 50_000),
      ("1 eigroßes Stück Butter", 50_000),
    ])
  func weighsPiecesAsLargeAsANut(line: String, expected: Int) {
    #expect(Self.milligrams(line, of: Self.butter) == expected)
  }

  private static var butter: Food {
    Samples.food(
      "butter",
      [
        Samples.weight(.piece, 250_000), Samples.weight(.packet, 250_000), Samples.weight(.knob, 15_000),
        Samples.weight(.tablespoon, 14_200),
      ])
  }

  @Test func namedPartsHaveTheirOwnWeightWhereThereIsOneAndSmallThingsAreOne() {
    let cheese = Samples.food("cheese", [Samples.weight(.piece, 200_000), Samples.weight(.slice, 28_000)])
    #expect(Self.milligrams("4 cheese slices", of: cheese) == 112_000)
    let basil = Samples.food("basil", [Samples.weight(.piece, 500)])
    #expect(Self.milligrams("10 basil leaves", of: basil) == 5000)
  }

  @Test func aSeasoningThatNobodyCanWeighHidesNothing() {
    let cayenne = Samples.food(
      "cayenne", energy: 300, [Samples.weight(.dash, 200), Samples.weight(.teaspoon, 1800)])
    let line = AnalysedLine(
      line: IngredientLineReader.read("2 shakes cayenne"), subject: .food(cayenne), mass: .unweighed)
    let other = AnalysedLine(
      line: IngredientLineReader.read("2 shakes flour"), subject: .food(Samples.flour), mass: .unweighed)
    #expect(UnknownMass.ofSeasoning(line) == 1800)
    #expect(UnknownMass.ofSeasoning(other) == nil)
  }

  @Test func ofARangeOfServingsTheLargerNumberDivides() {
    let yields = [Amount(Rational(1), unit: "cake"), Amount(.range(Rational(6), Rational(8)), unit: "servings")]
    #expect(ServingWord.count(among: yields) == Rational(8))
    #expect(ServingWord.count(among: [Amount(Rational(1), unit: "cake")]) == nil)
  }

  @Test(arguments: [
    ("cakes", "servings each", 16), ("cakes (8 servings each)", nil, 16), ("pizzas of 8 servings", nil, 16),
    ("gâteaux", "portions chacun", 16), ("pasteles de 8 raciones", nil, 16), ("Kuchen zu 8 Portionen", nil, 16),
    ("cakes", "servings", 8),
  ])
  func whatEachPieceFeedsCountsForAll(unit: String, second: String?, people: Int) {
    let yields = [Amount(Rational(2), unit: unit)] + [second].compactMap(\.self).map { Amount(Rational(8), unit: $0) }
    #expect(ServingWord.count(among: yields) == Rational(people))
    #expect(PieceYield(among: yields)?.number == Rational(2))
  }

  @Test(arguments: ["l stew", "ml", "kg dough", "litres of broth", "servings of 300 g"])
  func whatIsMeasuredHasNoPieces(unit: String) {
    #expect(PieceYield(among: [Amount(Rational(2), unit: unit)]) == nil)
  }
}
