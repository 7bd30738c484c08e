import KitchenUnits
import Quantities
import Testing

@Suite struct UnitAmountTests {
  @Test(
    "sizes are those of the handbooks",
    arguments: [
      ("1 ounce", "28.349523125 gram"), ("1 pound", "453.59237 gram"), ("16 ounce", "1 pound"),
      ("1 gallon", "3785.411784 millilitre"), ("4 quart", "1 gallon"), ("2 pint", "1 quart"), ("2 cup", "1 pint"),
      ("8 fluidOunce", "1 cup"), ("16 tablespoon", "1 cup"), ("3 teaspoon", "1 tablespoon"),
      ("1 imperialGallon", "4546.09 millilitre"), ("4 imperialQuart", "1 imperialGallon"),
      ("2 imperialPint", "1 imperialQuart"), ("20 imperialFluidOunce", "1 imperialPint"),
      ("3 metricTeaspoon", "1 metricTablespoon"), ("4 metricCup", "1 litre"), ("2 metricPound", "1 kilogram"),
      ("8 dash", "1 teaspoon"), ("16 pinch", "1 teaspoon"), ("32 smidgen", "1 teaspoon"), ("20 drop", "1 millilitre"),
      ("1 inch", "2.54 centimetre"), ("1 day", "24 hour"), ("1 hour", "3600 second"),
    ])
  func knowsSizes(first: String, second: String) throws {
    let (first, second) = (try unitAmount(first), try unitAmount(second))
    #expect(first.converted(to: second.unit) == second)
    #expect(second.converted(to: first.unit) == first)
  }

  @Test func unitsOfDifferentKindsDoNotConvert() throws {
    #expect(try unitAmount("1 cup").converted(to: .gram) == nil)
    #expect(try unitAmount("1 clove").converted(to: .bulb) == nil)
    #expect(try unitAmount("1 hour").converted(to: .metre) == nil)
  }

  @Test(
    "tidying takes the unit that a cook would take",
    arguments: [
      ("1500 gram", "1.5 kilogram"), ("1000 gram", "1 kilogram"), ("1234 gram", "1234 gram"), ("500 gram", "500 gram"),
      ("0.5 kilogram", "500 gram"), ("1500 milligram", "1.5 gram"), ("2 litre", "2 litre"),
      ("1500 millilitre", "1.5 litre"),
      ("0.5 litre", "0.5 litre"), ("0.3 litre", "300 millilitre"), ("3 teaspoon", "1 tablespoon"),
      ("4 teaspoon", "4 teaspoon"), ("1+1/2 teaspoon", "1+1/2 teaspoon"), ("16 tablespoon", "1 cup"),
      ("4 tablespoon", "1/4 cup"), ("5+1/3 tablespoon", "1/3 cup"), ("2 tablespoon", "2 tablespoon"),
      ("1/8 cup", "2 tablespoon"), ("3/8 cup", "6 tablespoon"), ("1/3 tablespoon", "1 teaspoon"),
      ("0.25 cup", "1/4 cup"),
      ("1/2 tablespoon", "1+1/2 teaspoon"), ("3 metricTeaspoon", "1 metricTablespoon"), ("24 ounce", "1+1/2 pound"),
      ("12 ounce", "12 ounce"), ("1/2 pound", "1/2 pound"), ("1/8 pound", "2 ounce"), ("33+1/3 gram", "33+1/3 gram"),
      ("1/16 teaspoon", "1/16 teaspoon"), ("2-4 tablespoon", "2-4 tablespoon"), ("4-8 tablespoon", "1/4-1/2 cup"),
      ("2 clove", "2 clove"), ("0 cup", "0 cup"),
    ])
  func tidies(amount: String, expected: String) throws {
    let amount = try unitAmount(amount)
    #expect(amount.tidied == (try unitAmount(expected)))
  }

  private static func random(_ generator: inout SeededGenerator, unit: KitchenUnit? = nil) -> UnitAmount {
    let units = KitchenUnit.allCases.filter { $0.size != nil }
    let value = Rational(Int.random(in: 1...999, using: &generator), Int.random(in: 1...16, using: &generator)) ?? .one
    return UnitAmount(value, unit ?? units.randomElement(using: &generator) ?? .gram)
  }

  @Test func convertingThereAndBackIsExact() throws {
    var generator = SeededGenerator(state: 1)
    for _ in 0..<2000 {
      let amount = Self.random(&generator)
      for unit in KitchenUnit.allCases where unit.size != nil && unit.dimension == amount.unit.dimension {
        #expect(try #require(amount.converted(to: unit)).converted(to: amount.unit) == amount)
      }
      #expect(amount.tidied.converted(to: amount.unit) == amount)
    }
  }

  @Test func addingIsCommutativeAndAssociative() throws {
    var generator = SeededGenerator(state: 2)
    for _ in 0..<2000 {
      let first = Self.random(&generator, unit: .gram)
      let second = Self.random(&generator, unit: .kilogram)
      let third = Self.random(&generator, unit: .milligram)
      let sum = try #require(first.adding(second))
      #expect(second.adding(first)?.converted(to: .gram) == sum)
      #expect(sum.adding(third) == second.adding(third).flatMap(first.adding))
    }
  }

  @Test func scalingThereAndBackIsExactAndKeepsTheOrderOfARange() throws {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<2000 {
      let lower = Self.random(&generator, unit: .cup)
      let upper = try #require(lower.adding(UnitAmount(.one, .cup)))
      let range = UnitAmount(
        .range(try #require(lower.measure.lowerBound), try #require(upper.measure.lowerBound)), .cup)
      let factor = try #require(
        Rational(Int.random(in: 1...99, using: &generator), Int.random(in: 1...99, using: &generator)))
      let scaled = try #require(range.multiplied(by: factor))
      #expect(try #require(scaled.measure.lowerBound) < #require(scaled.measure.upperBound))
      #expect(scaled.multiplied(by: try #require(Rational.one.divided(by: factor))) == range)
    }
  }

  @Test func oneAndAHalfTimesTwoIsThree() throws {
    #expect(try unitAmount("1+1/2 cup").multiplied(by: Rational(2)) == unitAmount("3 cup"))
    #expect(try unitAmount("3/4 cup").multiplied(by: .one) == unitAmount("3/4 cup"))
  }

  @Test(
    "amounts nobody can measure are rounded for reading, others stay exact",
    arguments: [
      ("173+11/18 gram", "174 gram"), ("33+1/3 gram", "33 gram"), ("2/3 gram", "0.67 gram"),
      ("1/3 kilogram", "333 gram"),
      ("1234+1/3 millilitre", "1.23 litre"), ("5/7 cup", "3/4 cup"), ("25/24 cup", "1 cup"),
      ("5/7 teaspoon", "3/4 teaspoon"), ("9 tablespoon", "9 tablespoon"), ("9/8 cup", "1+1/8 cup"),
      ("7/12 cup", "9 tablespoon"),
      ("9/16 cup", "9 tablespoon"), ("3/4 cup", "3/4 cup"), ("14 tablespoon", "14 tablespoon"),
      ("250 gram", "250 gram"), ("1500 gram", "1.5 kilogram"), ("2/3 cup", "2/3 cup"), ("5/7 clove", "3/4 clove"),
      ("4+1/3 clove", "4 clove"), ("12.5 gram", "12.5 gram"), ("166+2/3 gram", "167 gram"),
      ("1/6 metricTeaspoon", "1/8 metricTeaspoon"), ("2/3 metricTeaspoon", "2/3 metricTeaspoon"),
      ("1+1/3 metricTablespoon", "4 metricTeaspoon"), ("6 metricTeaspoon", "2 metricTablespoon"),
      ("2/3 tablespoon", "2 teaspoon"), ("3/8 cup", "6 tablespoon"), ("20 cup", "20 cup"),
      ("1/16 teaspoon", "1 pinch"),
      ("1/100 teaspoon", "1/2 pinch"), ("2+1/7 can", "2+1/4 can"), ("5.3 can", "5+1/2 can"), ("17/3 sprig", "6 sprig"),
      ("4-6 tablespoon", "4-6 tablespoon"), ("1/3-1/2 gram", "0.33-0.5 gram"), ("4/3-5/3 leaf", "1-2 leaf"),
    ])
  func presents(amount: String, expected: String) throws {
    let presented = try unitAmount(amount).presented
    #expect(presented.amount == (try unitAmount(expected)))
    #expect(try presented.isExact == (unitAmount(amount).converted(to: presented.amount.unit) == presented.amount))
  }

  @Test func presentedAmountsStandOnTheirLadder() throws {
    var generator = SeededGenerator(state: 5)
    for _ in 0..<2000 {
      let amount = Self.random(&generator, unit: KitchenUnit.allCases.randomElement(using: &generator))
      let presented = amount.presented
      guard case .exact(let value) = presented.amount.measure else {
        Issue.record("one number stays one")
        return
      }
      let rungs = KitchenLadder.of(amount.unit).rungs.filter { $0.unit == presented.amount.unit }
      #expect(value > .zero)
      #expect(rungs.contains { rung in rung.steps.contains { value.divided(by: $0)?.isInteger ?? false } })
      // What stands on its rung stays there.
      if presented.relativeError <= KitchenLadder.said { #expect(presented.amount.presented.isExact) }
    }
  }

  @Test func anAmountThatDoesNotFitIsNotConverted() throws {
    let huge = UnitAmount(Rational(Int.max), .ounce)
    #expect(huge.converted(to: .gram) == nil)
    #expect(huge.converted(to: .metric).amount == huge)
  }
}
