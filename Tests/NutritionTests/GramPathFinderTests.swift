import Foods
import IngredientLines
import KitchenUnits
import Nutrition
import Quantities
import Testing

struct GramPathFinderTests {
  typealias Samples = SampleFoods

  struct Case: CustomTestStringConvertible, Sendable {
    let says: String
    let line: IngredientLine
    let food: Food
    let milligrams: Int?
    let kind: GramPath.Kind?
    let guesses: GramPath.Guesses

    init(
      _ says: String, _ line: IngredientLine, _ food: Food, _ milligrams: Int?, _ kind: GramPath.Kind?,
      _ guesses: GramPath.Guesses = []
    ) {
      self.says = says
      self.line = line
      self.food = food
      self.milligrams = milligrams
      self.kind = kind
      self.guesses = guesses
    }

    var testDescription: String { says }
  }

  @Test(arguments: [
    Case("a mass is itself", line(250, .gram), Samples.onion, 250_000, .mass),
    Case("pounds are exact", line(1, .pound), Samples.flour, 453_592, .mass),
    Case("the cup of the stated form", line(2, .cup, comment: "sliced"), Samples.onion, 230_000, .weight),
    Case("the cup without a form", line(2, .cup), Samples.flour, 250_000, .weight),
    Case(
      "a cup without a form holds for another form", line(1, .cup, comment: "halved"), Samples.flour, 125_000, .weight),
    Case("a form the line does not name is a guess", line(1, .cup), Samples.cheddar, 132_000, .weight, .form),
    Case("grated is shredded", line(1, .cup, comment: "grated"), Samples.cheddar, 113_000, .weight),
    Case("a form that is near is a guess", line(1, .cup, comment: "quartered"), Samples.onion, 160_000, .weight, .form),
    Case("a spoon from a cup", line(8, .tablespoon), Samples.flour, 62_500, .otherVolume),
    Case(
      "of two volumes the nearer one", line(1, .teaspoon, comment: "chopped"), Samples.onion, 3333, .otherVolume),
    Case("a metric cup holds more", line(1, .metricCup), Samples.flour, 132_086, .otherVolume),
    Case(
      "a cup that was weighed before a dash nobody weighs", line(60, .millilitre), Samples.juice, 61_880, .otherVolume),
    Case("a spoon of experience for that spoon", line(1, .tablespoon), Samples.juice, 15_000, .weight, .typicalWeight),
    Case("a pinch from a cup that was weighed", line(1, .pinch), Samples.juice, 318, .otherVolume),
    Case("a density", line(100, .millilitre), Samples.oil, 92_000, .density),
    Case("no way from a volume", line(1, .cup), Samples.saffron, nil, nil),
    Case("a pinch never matters", line(1, .pinch), Samples.saffron, 154, .custom, .typicalWeight),
    Case("a number alone counts pieces", line(2), Samples.onion, 220_000, .weight),
    Case("a size has its weight", line(2, size: .large), Samples.onion, 300_000, .weight),
    Case(
      "a size without a weight is guessed", line(2, size: .small), Samples.stone, 75_000, .weight, .size),
    Case("half a one", line(1, .half), Samples.onion, 55_000, .weight),
    Case("a dozen", line(1, .dozen), Samples.stone, 600_000, .weight),
    Case("a head is a piece", line(1, .head), Samples.stone, 50_000, .weight, .unit),
    Case("a handful is customary", line(1, .handful), Samples.saffron, 30_000, .custom, .typicalWeight),
    Case("no way from a packet", line(1, .packet), Samples.flour, nil, nil),
    Case("bones are not eaten", line(1, .kilogram), Samples.chicken, 680_000, .mass),
    Case("there are none in boneless meat", line(1, .kilogram, comment: "boneless"), Samples.chicken, 1_000_000, .mass),
    Case("a piece's weight is eaten whole", line(1), Samples.chicken, 1_000_000, .weight, .typicalWeight),
    Case(
      "a can weighs what is left of it", line(2, .can, comment: "drained"), Samples.chickpeas, 480_000, .weight,
      .typicalWeight),
    Case("drained or not is a guess", line(1, .can), Samples.chickpeas, 240_000, .weight, [.typicalWeight, .drained]),
    Case("with its liquid", line(1, .can, comment: "undrained"), Samples.chickpeas, 400_000, .weight, .typicalWeight),
  ])
  func weighs(_ example: Case) {
    let mass = GramPathFinder.mass(of: example.line, food: example.food)
    #expect(mass.milligrams == example.milligrams)
    #expect(mass.path?.kind == example.kind)
    #expect(mass.path?.guesses ?? [] == example.guesses)
  }

  @Test func containersHoldWhatTheLineSays() throws {
    let content = LineAmount.Content(measure: .exact(Rational(450)), unit: .gram)
    let tins = line(2, .can, comment: "drained", content: content)
    let mass = GramPathFinder.mass(of: tins, food: Samples.chickpeas)
    #expect(mass.milligrams == 540_000)
    #expect(mass.path?.kind == .content)
    #expect(mass.path?.drained == 600)
    #expect(GramPathFinder.mass(of: tins, food: Samples.flour).milligrams == 900_000)
  }

  @Test func aPieceIsNoPartOfItself() {
    let ribs = LineAmount.Content(measure: .exact(Rational(8)), unit: .stalk)
    #expect(GramPathFinder.mass(of: line(2, nil, content: ribs), food: Samples.onion).milligrams == 220_000)
  }

  @Test func aWeightWithoutTheLiquidHasNoneToPourOff() {
    var content = LineAmount.Content(measure: .exact(Rational(265)), unit: .gram)
    content.isDrained = true
    #expect(GramPathFinder.mass(of: line(1, .can, content: content), food: Samples.chickpeas).milligrams == 265_000)
  }

  @Test func aStatedMassCountsBeforeOtherUnits() {
    let both = IngredientLine(
      amounts: [
        LineAmount(.exact(Rational(1)), unit: .cup), LineAmount(.exact(Rational(120)), unit: .gram, relation: .same),
      ], name: "flour")
    #expect(GramPathFinder.mass(of: both, food: Samples.flour).milligrams == 120_000)
  }

  @Test func whatComesOnTopIsAdded() {
    let both = IngredientLine(
      amounts: [
        LineAmount(.exact(Rational(1)), unit: .cup),
        LineAmount(.exact(Rational(2)), unit: .tablespoon, relation: .plus),
      ], name: "flour")
    #expect(GramPathFinder.mass(of: both, food: Samples.flour).milligrams == 140_625)
  }

  @Test func theMiddleOfARangeCounts() {
    let range = IngredientLine(amounts: [LineAmount(.range(Rational(2), Rational(3)))], name: "onions")
    let mass = GramPathFinder.mass(of: range, food: Samples.onion)
    #expect(mass.milligrams == 275_000)
    #expect(mass.path?.guesses == .amount)
  }

  @Test func aUnitWithoutANumberIsOne() {
    let pinch = IngredientLine(amounts: [LineAmount(.unmeasured, unit: .cup)], name: "flour")
    let mass = GramPathFinder.mass(of: pinch, food: Samples.flour)
    #expect(mass.milligrams == 125_000)
    #expect(mass.path?.guesses == .amount)
  }

  @Test func linesWithoutAnAmountHaveNothingToWeigh() {
    #expect(GramPathFinder.mass(of: line(), food: Samples.flour) == .unquantified(.noAmount))
    #expect(GramPathFinder.mass(of: line(), food: nil) == .unquantified(.noAmount))
    #expect(GramPathFinder.mass(of: line(1, .cup, isOptional: true), food: Samples.flour) == .unquantified(.optional))
  }

  @Test func whatNobodyKnowsHasAtMostItsStatedMass() {
    #expect(GramPathFinder.mass(of: line(200, .gram), food: nil).milligrams == 200_000)
    #expect(GramPathFinder.mass(of: line(1, .cup), food: nil) == .unweighed)
  }

  @Test func absurdAmountsAreNotWeighed() {
    #expect(GramPathFinder.mass(of: line(Int.max, .kilogram), food: Samples.flour) == .unweighed)
    #expect(GramPathFinder.mass(of: line(1_000_001, .kilogram), food: Samples.flour) == .unweighed)
  }

  @Test func standInFiguresAreSaid() {
    var food = Samples.flour
    food.source?.isStandIn = true
    #expect(GramPathFinder.mass(of: line(1, .gram), food: food).path?.guesses == .standIn)
  }
}
