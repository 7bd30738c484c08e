import KitchenUnits
import Quantities
import Testing

@Suite struct SystemConversionTests {
  @Test(
    "to metric, amounts become numbers that are easy to weigh and pour",
    arguments: [
      ("1 cup", "240 millilitre"), ("1/4 cup", "60 millilitre"), ("1/3 cup", "80 millilitre"),
      ("1/2 cup", "120 millilitre"), ("3/4 cup", "175 millilitre"), ("1+1/2 cup", "350 millilitre"),
      ("2 cup", "475 millilitre"), ("5 cup", "1.2 litre"), ("1 quart", "950 millilitre"), ("1 gallon", "3.75 litre"),
      ("1 tablespoon", "15 millilitre"), ("1 teaspoon", "5 millilitre"), ("1/2 teaspoon", "2.5 millilitre"),
      ("1/4 teaspoon", "1.25 millilitre"), ("1 imperialPint", "575 millilitre"), ("1 ounce", "28 gram"),
      ("4 ounce", "115 gram"), ("8 ounce", "225 gram"), ("14+1/2 ounce", "410 gram"), ("1 pound", "450 gram"),
      ("2 pound", "900 gram"), ("5 pound", "2.25 kilogram"), ("1/8 ounce", "3.5 gram"), ("9 inch", "23 centimetre"),
      ("13 inch", "33 centimetre"), ("1 inch", "2+1/2 centimetre"), ("1/4 inch", "6 millimetre"),
    ])
  func convertsToMetric(amount: String, expected: String) throws {
    #expect(try unitAmount(amount).converted(to: .metric).amount == unitAmount(expected))
  }

  @Test(
    "to US customary, amounts become what a set of measures holds",
    arguments: [
      ("250 millilitre", "1 cup"), ("240 millilitre", "1 cup"), ("60 millilitre", "1/4 cup"),
      ("80 millilitre", "1/3 cup"), ("100 millilitre", "7 tablespoon"), ("200 millilitre", "7 fluidOunce"),
      ("500 millilitre", "2 cup"), ("1 litre", "4+1/4 cup"), ("15 millilitre", "1 tablespoon"),
      ("5 millilitre", "1 teaspoon"), ("2 metricTablespoon", "2 tablespoon"), ("100 gram", "3+1/2 ounce"),
      ("250 gram", "9 ounce"), ("500 gram", "18 ounce"), ("1 kilogram", "2+1/4 pound"), ("750 gram", "26 ounce"),
      ("50 gram", "1+3/4 ounce"), ("20 centimetre", "8 inch"), ("24 centimetre", "9+1/2 inch"),
      ("1 metricPound", "18 ounce"),
    ])
  func convertsToUS(amount: String, expected: String) throws {
    #expect(try unitAmount(amount).converted(to: .us).amount == unitAmount(expected))
  }

  @Test(
    "to imperial, volumes become pints, fluid ounces and spoons",
    arguments: [
      ("568 millilitre", "1 imperialPint"), ("300 millilitre", "10+1/2 imperialFluidOunce"),
      ("1 cup", "8+1/2 imperialFluidOunce"), ("15 millilitre", "1 metricTablespoon"),
      ("30 millilitre", "2 metricTablespoon"), ("1 tablespoon", "1 metricTablespoon"), ("250 gram", "9 ounce"),
    ])
  func convertsToImperial(amount: String, expected: String) throws {
    #expect(try unitAmount(amount).converted(to: .imperial).amount == unitAmount(expected))
  }

  @Test(
    "what belongs to the system, and what nobody measures, stays as it is",
    arguments: [
      ("452 gram", MeasurementSystem.metric), ("2 metricTablespoon", .metric), ("1 pinch", .metric), ("3 clove", .us),
      ("1/3 cup", .us), ("1/16 teaspoon", .metric), ("1/8 teaspoon", .metric), ("2 teaspoon", .us), ("1 dash", .metric),
      ("2 ounce", .imperial), ("1 cup", .asWritten), ("1 millilitre", .us), ("30 minute", .us), ("0 cup", .metric),
    ])
  func leavesAlone(amount: String, system: MeasurementSystem) throws {
    let amount = try unitAmount(amount)
    let converted = amount.converted(to: system)
    #expect(converted.amount == amount)
    #expect(converted.isExact)
  }

  @Test func bothEndsOfARangeGetOneUnit() throws {
    #expect(try unitAmount("2-3 tablespoon").converted(to: .metric).amount == unitAmount("30-45 millilitre"))
    #expect(try unitAmount("1-2 pound").converted(to: .metric).amount == unitAmount("450-900 gram"))
    #expect(try unitAmount("2-3 pound").converted(to: .metric).amount == unitAmount("0.9-1.35 kilogram"))
    #expect(try unitAmount("50-60 gram").converted(to: .us).amount == unitAmount("1+3/4-2+1/8 ounce"))
    #expect(try unitAmount("100-101 gram").converted(to: .us).amount == unitAmount("3+1/2 ounce"))
  }

  @Test func saysByHowMuchItRounded() throws {
    let cup = try unitAmount("1 cup").converted(to: .metric)
    #expect(!cup.isExact)
    #expect(cup.exact == .exact(try rational("236.5882365")))
    #expect(cup.relativeError.approximateDouble > 0.0144)
    #expect(cup.relativeError.approximateDouble < 0.0145)
    #expect(try unitAmount("15 millilitre").converted(to: .imperial).isExact)
  }

  @Test func noConversionIsOffByMoreThanSixPercent() throws {
    var generator = SeededGenerator(state: 7)
    let limit = try rational("0.06")
    for _ in 0..<4000 {
      let unit = try #require(KitchenUnit.allCases.randomElement(using: &generator))
      let value = try #require(
        Rational(
          Int.random(in: 1...4000, using: &generator), [1, 2, 3, 4, 8, 10].randomElement(using: &generator) ?? 1))
      let system = MeasurementSystem.allCases.randomElement(using: &generator) ?? .metric
      let converted = UnitAmount(value, unit).converted(to: system)
      if converted.relativeError > limit {
        // A quarter of an inch is 6.35 mm; rulers have whole ones.
        #expect(converted.amount.unit == .millimetre)
      }
      #expect(converted.amount.unit.dimension == unit.dimension)
    }
  }

  @Test func aVolumeBecomesAMassOnlyByAWeightOfTheFood() throws {
    let flour = UnitWeight(unit: .cup, grams: Rational(125), source: "table")
    let cup = try unitAmount("2 cup")
    #expect(try cup.converted(to: .metric).amount == unitAmount("475 millilitre"))
    let weighed = cup.converted(to: .metric, weights: [flour])
    #expect(try weighed.amount == unitAmount("250 gram"))
    #expect(weighed.weight == flour)
    #expect(weighed.isExact)
    #expect(try unitAmount("1 tablespoon").converted(to: .metric, weights: [flour]).amount == unitAmount("8 gram"))
    #expect(try unitAmount("250 gram").converted(to: .us, weights: [flour]).amount == unitAmount("2 cup"))
    #expect(try unitAmount("250 gram").converted(to: .us).amount == unitAmount("9 ounce"))
  }

  @Test func fortyTwoOuncesDoNotBecomeMilligrams() throws {
    #expect(try unitAmount("42 ounce").converted(to: .metric).amount == unitAmount("1.2 kilogram"))
    #expect(try unitAmount("42 ounce").tidied == unitAmount("42 ounce"))
  }

  @Test func aSixteenthOfATeaspoonStaysOne() throws {
    let sixteenth = try unitAmount("1/16 teaspoon")
    for system in MeasurementSystem.allCases {
      #expect(sixteenth.converted(to: system).amount.unit == .teaspoon || system == .imperial)
    }
    #expect(sixteenth.tidied == sixteenth)
  }
}
