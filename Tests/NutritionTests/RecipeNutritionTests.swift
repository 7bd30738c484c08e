import Cookbook
import Foods
import IngredientLines
import KitchenUnits
import Nutrition
import Quantities
import Testing

struct RecipeNutritionTests {
  typealias Samples = SampleFoods

  // MARK: Making recipes

  private static func analysed(_ line: IngredientLine, _ food: Food?) -> AnalysedLine {
    AnalysedLine(
      line: line, subject: food.map { .food($0) } ?? .unmatched, mass: GramPathFinder.mass(of: line, food: food))
  }

  private static func grams(_ grams: Int, _ food: Food?) -> AnalysedLine {
    analysed(line(grams, .gram, food?.name ?? "?"), food)
  }

  private static func use(_ link: String, _ amount: Amount?, milligrams: Int? = nil) -> AnalysedLine {
    AnalysedLine(
      line: line(nil, nil, link),
      subject: .subRecipe(SubRecipeUse(name: link, link: link, amount: amount, milligrams: milligrams)),
      mass: .unquantified(.noAmount))
  }

  private static func analysis(_ lines: [AnalysedLine], yields: [Amount] = [], stated: StatedNutrition? = nil)
    -> OwnAnalysis
  {
    var entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "A", yields: yields))
    entry.facts.nutrition = stated
    return OwnAnalysis(of: lines, in: entry)
  }

  private static func nutrition(_ own: OwnAnalysis) -> RecipeNutrition {
    let joined = AnalysisJoin.join([own], targets: [own.nutrition.uses.map { _ in nil }], share: share)
    return RecipeNutrition(joined[0], threshold: 850)
  }

  /// Units must be the same.
  private static func share(_ amount: Amount, _ yields: [Amount]) -> Rational? {
    guard let yield = yields.first(where: { $0.unit == amount.unit })?.factor else { return nil }
    return amount.factor?.divided(by: yield)
  }

  @Test("pieces of each thing are those of all of them", arguments: [("slices each", 16), ("slices", 8)])
  func countsPiecesOfEach(unit: String, number: Int) {
    let yields = [Amount(Rational(2), unit: "loaves"), Amount(Rational(8), unit: unit)]
    let found = Self.nutrition(Self.analysis([Self.grams(480, Samples.flour)], yields: yields))
    #expect(found.pieces?.number == Rational(number) && found.pieces?.unit == "slices")
  }

  @Test("a dozen is twelve pieces", arguments: ["dozen", "dozen cookies", "Dutzend"])
  func countsDozensInPieces(unit: String) {
    let found = Self.nutrition(
      Self.analysis([Self.grams(480, Samples.flour)], yields: [Amount(Rational(4), unit: unit)]))
    #expect(found.pieces?.number == Rational(48))
    #expect(found.pieces?.count == Rational(4))
    #expect(found.figures.perPiece?.energy == (found.figures.whole?.energy).map { $0 / 48 })
  }

  @Test func ofARangeOfPiecesTheLargerNumberCountsAsOfServings() throws {
    let yield = Amount(.range(Rational(3), Rational(4)), unit: "dozen cookies")
    #expect(
      Self.nutrition(Self.analysis([Self.grams(480, Samples.flour)], yields: [yield])).pieces?.number == Rational(48))
  }

  private static let four = [Amount(Rational(4), unit: "servings")]

  // MARK: Totals

  @Test func countsWholeServingsAndAHundredGrams() {
    let found = Self.nutrition(
      Self.analysis([Self.grams(200, Samples.flour), Self.grams(200, Samples.water)], yields: Self.four))
    #expect(found.status == .computed)
    #expect(found.figures.whole?.energy == 728_000)
    #expect(found.figures.perServing?.energy == 182_000)
    #expect(found.figures.perHundredGrams?.energy == 182_000)
    #expect(found.mass == 400_000)
  }

  /// Jam weighs less than what is boiled down to it.
  @Test func aHundredGramsAreOfWhatIsMade() {
    let mass = [Self.grams(200, Samples.flour), Self.grams(200, Samples.water)]
    func hundred(_ yields: [Amount]) -> Int? {
      Self.nutrition(Self.analysis(mass, yields: yields)).figures.perHundredGrams?.energy
    }
    #expect(hundred([Amount(Rational(200), unit: "g jam")]) == 364_000)
    #expect(hundred(Self.four + [Amount(Rational(1), unit: "kg")]) == 72_800)
    #expect(hundred([Amount(Rational(1), unit: "kg"), Amount(Rational(2), unit: "kg")]) == 182_000)
    #expect(hundred([Amount(Rational(1), unit: "l")]) == 182_000)
  }

  @Test func withoutServingsThereIsNoFigurePerServing() {
    let found = Self.nutrition(
      Self.analysis([Self.grams(200, Samples.flour)], yields: [Amount(Rational(1), unit: "loaf")]))
    #expect(found.servings == nil)
    #expect(found.figures.perServing == nil)
    #expect(found.figures.whole != nil)
  }

  @Test func itsOwnStatementStands() {
    let stated = StatedNutrition(energy: 400, protein: 20)
    let found = Self.nutrition(Self.analysis([Self.grams(200, Samples.flour)], yields: Self.four, stated: stated))
    #expect(found.status == .stated)
    #expect(found.figures.perServing == Nutrients(energy: 400_000, protein: 20_000))
    #expect(found.figures.whole?.energy == 1_600_000)
    #expect(found.computed.perServing?.energy == 182_000)
  }

  @Test func figuresKnownOfTooLittleAreLeftOut() {
    let beans = Samples.food("beans", fibre: 8)
    let found = Self.nutrition(Self.analysis([Self.grams(100, beans), Self.grams(100, Samples.flour)]))
    #expect(found.figures.whole?.fibre == nil)
    #expect(found.figures.whole?.energy != nil)
    #expect(Self.nutrition(Self.analysis([Self.grams(100, beans)])).figures.whole?.fibre == 8000)
  }

  // MARK: Estimates

  @Test(
    "One rough guess that outweighs everything else makes an estimate",
    arguments: [
      (1, 100, RecipeNutrition.Status.estimated), (1, 1000, .computed), (0, 100, .computed),
    ])
  func oneGuessMayOutweighTheRest(chickens: Int, flour: Int, expected: RecipeNutrition.Status) {
    let lines = [Self.analysed(line(chickens, nil, "chicken"), Samples.chicken), Self.grams(flour, Samples.flour)]
    let found = Self.nutrition(Self.analysis(lines, yields: Self.four))
    #expect(found.status == expected)
    #expect(found.scaled(by: Rational(3))?.status == expected)
    #expect(found.figures.perServing != nil)
  }

  @Test(
    "A wide range is a rough guess, a narrow one and “about” are not",
    arguments: [(3, 5, true), (3, 4, false)])
  func wideRangesAreRough(low: Int, high: Int, isRough: Bool) {
    var eggs = line(3, .gram, "flour")
    eggs.amounts[0].measure = .range(Rational(low), Rational(high))
    #expect(Self.analysed(eggs, Samples.flour).isRoughGuess == isRough)
    eggs.amounts[0].measure = .exact(Rational(3))
    eggs.amounts[0].isApproximate = true
    #expect(Self.analysed(eggs, Samples.flour).isGuess)
    #expect(!Self.analysed(eggs, Samples.flour).isRoughGuess)
  }

  @Test("A serving of more than 1,500 kcal is told as about", arguments: [(1600, true), (1700, false)])
  func largeServingsAreAnEstimate(flour: Int, isComputed: Bool) {
    let found = Self.nutrition(Self.analysis([Self.grams(flour, Samples.flour)], yields: Self.four))
    #expect(found.status == (isComputed ? .computed : .estimated))
  }

  // MARK: Coverage

  @Test func coverageIsAShareOfTheMass() {
    let own = Self.analysis([Self.grams(300, Samples.flour), Self.grams(100, nil)])
    #expect(own.nutrition.sum.coverage == Coverage(matched: 300_000, unmatched: 100_000))
    #expect(own.nutrition.sum.coverage.thousandths == 750)
    #expect(own.nutrition.unmatched == ["?"])
    #expect(Self.nutrition(own).status == .incomplete)
  }

  @Test func unknownMassesAreEstimatedForTheCoverageAlone() {
    let own = Self.analysis([
      Self.grams(300, Samples.flour), Self.grams(100, Samples.cheddar), Self.analysed(line(1, .packet, "?"), nil),
      Self.analysed(line(50, .millilitre, "?"), nil),
    ])
    // A packet is taken for a main ingredient of 300 g, 50 ml for 50 g.
    #expect(own.nutrition.sum.coverage == Coverage(matched: 400_000, unmatched: 350_000))
    #expect(own.nutrition.sum.mass == 400_000)
  }

  @Test func waterCoversNothing() {
    let own = Self.analysis([Self.grams(2000, Samples.water), Self.grams(100, Samples.flour), Self.grams(100, nil)])
    #expect(own.nutrition.sum.coverage.thousandths == 500)
  }

  @Test func linesWithoutAmountCountNowhere() {
    let own = Self.analysis([
      Self.grams(100, Samples.flour), Self.analysed(line(nil, nil, "salt"), Samples.saffron),
      Self.analysed(line(nil, nil, "?"), nil),
    ])
    #expect(own.nutrition.sum.coverage.thousandths == 1000)
    #expect(own.nutrition.unquantifiedLines == 2)
    #expect(own.nutrition.quantifiedLines == 1)
    #expect(own.nutrition.unmatched.isEmpty)
  }

  @Test func nothingKnownIsNothing() {
    let found = Self.nutrition(Self.analysis([Self.grams(100, nil)]))
    #expect(found.status == .incomplete)
    #expect(found.coverage.thousandths == 0)
    #expect(found.figures.whole == nil)
  }

  @Test func foodsWithoutFiguresAreMissing() {
    let own = Self.analysis([Self.grams(100, Samples.flour), Self.grams(100, Samples.stone)])
    #expect(own.nutrition.sum.coverage.thousandths == 500)
    #expect(own.nutrition.unmatched == ["stone"])
  }

  // MARK: Sub-recipes

  private static func joined(_ recipes: [OwnAnalysis], _ targets: [[Int?]]) -> [JoinedAnalysis] {
    AnalysisJoin.join(recipes, targets: targets, share: share)
  }

  @Test func subRecipesCountByTheShareOfTheirYield() {
    let pastry = Self.analysis([Self.grams(400, Samples.flour)], yields: Self.four)
    let tart = Self.analysis([
      Self.grams(100, Samples.cheddar), Self.use("pastry.md", Amount(Rational(1), unit: "servings")),
    ])
    let joined = Self.joined([tart, pastry], [[1], []])
    #expect(joined[0].sum.figures.energy == 764_000)
    #expect(joined[0].sum.coverage.thousandths == 1000)
    #expect(joined[0].parts.map(\.share) == [Rational(1, 4)])
    #expect(joined[0].allergens.contains.allergens == [.milk])
  }

  @Test func aStatementCountsWhereTheRecipeIsUsed() {
    let plain = Self.analysis([Self.grams(400, Samples.flour), Self.grams(400, nil)], yields: Self.four)
    var sauce = plain.nutrition
    sauce.stated = StatedNutrition(energy: 500, protein: 20)
    let own = OwnAnalysis(nutrition: sauce, allergens: plain.allergens, diets: plain.diets, difficulty: nil)
    let dish = Self.analysis([Self.use("sauce.md", Amount(Rational(2), unit: "servings"))], yields: Self.four)
    let joined = Self.joined([dish, own], [[1], []])
    #expect(joined[0].sum.figures.energy == 1_000_000)
    #expect(joined[0].sum.figures.protein == 40_000)
    // What is not stated is computed.
    #expect(joined[0].sum.figures.carbohydrate == joined[1].sum.figures.carbohydrate.map { $0 / 2 })
    #expect(joined[0].sum.coverage.thousandths == 1000)
    #expect(joined[1].sum.coverage.thousandths == 500)
  }

  @Test func aMassIsAShareOfWhatTheIngredientsWeigh() {
    let pastry = Self.analysis([Self.grams(400, Samples.flour)], yields: Self.four)
    let tart = Self.analysis([Self.use("pastry.md", Amount(Rational(100), unit: "g"), milligrams: 100_000)])
    #expect(Self.joined([tart, pastry], [[1], []])[0].sum.figures.energy == 364_000)
  }

  @Test func anUnknownShareIsSaidAndMissing() {
    let pastry = Self.analysis([Self.grams(400, Samples.flour)])
    let tart = Self.analysis([Self.grams(100, Samples.cheddar), Self.use("pastry.md", nil)])
    let joined = Self.joined([tart, pastry], [[1], []])[0]
    #expect(joined.parts.map(\.problem) == [.unknownShare])
    #expect(joined.sum.coverage.thousandths == 500)
    // What is in it is known all the same.
    #expect(joined.diets.vegetarian == .fits)
  }

  @Test func whatIsUsedTwiceCountsTwiceAndIsDoubtedOnce() {
    let filling = Self.analysis([Self.grams(100, Samples.cheddar), Self.grams(10, nil)], yields: Self.four)
    let serving = Self.use("filling.md", Amount(Rational(1), unit: "servings"))
    let joined = Self.joined([Self.analysis([serving, serving]), filling], [[1, 1], []])[0]
    #expect(joined.parts.map(\.share) == [Rational(1, 4), Rational(1, 4)])
    #expect(joined.allergens.unknown == ["?"])
    #expect(joined.diets.vegetarian == .unknown([.init("?", .unmatched)]))
  }

  @Test func aMissingRecipeIsUnknownEverywhere() {
    let tart = Self.analysis([Self.grams(100, Samples.flour), Self.use("gone.md", Amount(Rational(1)))])
    let joined = Self.joined([tart], [[nil]])[0]
    #expect(joined.parts.map(\.problem) == [.missing])
    #expect(joined.allergens.unknown == ["gone.md"])
    #expect(joined.diets.vegan == .unknown([.init("gone.md", .unmatched)]))
  }

  @Test func circlesAreSaidAndNotFollowed() {
    let one = Amount(Rational(1), unit: "servings")
    let a = Self.analysis([Self.grams(100, Samples.flour), Self.use("b.md", one)], yields: Self.four)
    let b = Self.analysis([Self.grams(100, Samples.flour), Self.use("a.md", one)], yields: Self.four)
    let c = Self.analysis([Self.use("a.md", one)], yields: Self.four)
    let joined = Self.joined([a, b, c], [[1], [0], [0]])
    #expect(joined[0].parts.map(\.problem) == [.cycle])
    #expect(joined[1].parts.map(\.problem) == [.cycle])
    #expect(joined[2].parts.map(\.problem) == [nil])
    #expect(joined[2].sum.figures.energy == 91_000)
    let alone = Self.joined([Self.analysis([Self.use("a.md", one)], yields: Self.four)], [[0]])
    #expect(alone[0].parts.map(\.problem) == [.cycle])
  }

  @Test func aLongChainNeedsNoStack() {
    let count = 20_000
    let one = Amount(Rational(1), unit: "servings")
    var recipes = (0..<count).map { _ in Self.analysis([Self.use("next.md", one)], yields: [one]) }
    recipes[count - 1] = Self.analysis([Self.grams(100, Samples.flour)], yields: [one])
    let targets: [[Int?]] = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
    #expect(Self.joined(recipes, targets)[0].sum.figures.energy == 364_000)
  }
}
