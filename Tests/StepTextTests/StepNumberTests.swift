import KitchenUnits
import Quantities
import Testing

@testable import StepText

/// Numbers, ranges and scales as people type them.
@Suite struct StepNumberTests {
  private func read(_ text: String, _ ingredients: [StepIngredient] = [], _ language: String = "en") -> StepReading {
    StepReading(Array(text.utf8), ingredients: StepIngredientList(ingredients), language: language)
  }

  private func cut(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func flour(_ cups: Int) -> StepIngredient {
    StepIngredient(name: "flour", amount: Amount(Rational(cups), unit: "cup"), language: "en")
  }

  @Test(
    "a dash, a blank or `and` joins a whole number to a fraction",
    arguments: [
      ("1-1/2 cups flour", "1-1/2 cups", 3, 2), ("2-½ cups flour", "2-½ cups", 5, 2),
      ("1–1/2 cups flour", "1–1/2 cups", 3, 2), ("1 and 1/2 cups flour", "1 and 1/2 cups", 3, 2),
      ("1 & ½ cups flour", "1 & ½ cups", 3, 2), ("1\u{A0}1/2 cups flour", "1\u{A0}1/2 cups", 3, 2),
      ("11/2 cups flour", "11/2 cups", 3, 2), ("See step 1 and 1/2 cup flour", "1/2 cup", 1, 2),
    ])
  func readsMixedNumbers(text: String, words: String, numerator: Int, denominator: Int) {
    let amounts = read("Add \(text).", [flour(4)]).amounts
    #expect(amounts.map { cut("Add \(text).", $0.range) } == [words])
    #expect(amounts.map(\.measure) == [.exact(Rational(numerator, denominator) ?? .zero)])
  }

  @Test(
    "mixed numbers, strokes and tildes count times",
    arguments: [
      ("Bake 1-1/2 hours", 5400...5400), ("Simmer for 2 to 2-1/2 hours", 7200...9000),
      ("Cook for 2-1/2 to 3 minutes", 150...180), ("Chill 1 and 1/2 hours", 5400...5400),
      ("Leave for 10/15 minutes", 600...900), ("Fry for 2/3 minutes", 120...180), ("Rest 1/2 hour", 1800...1800),
      ("Bake 10~15 minutes", 600...900), ("a 20- to 25-minute simmer", 1200...1500),
      ("a 2-to-3-minute boil", 120...180), ("Bake 3/4 hour", 2700...2700), ("Simmer 90/120 min", 5400...7200),
    ])
  func countsTimes(text: String, seconds: ClosedRange<Int>) {
    #expect(read(text).times.map(\.seconds) == [seconds])
  }

  @Test(
    "the dash of the first number hangs, and words may part numbers that fall",
    arguments: [
      ("Cut into 1- to 2-inch pieces", "1- to 2-inch", "2.5–5 cm"),
      ("⅛- to ¼-inch slices", "⅛- to ¼-inch", "3–6 mm"), ("1/4 to 1/8 inch thick", "1/4 to 1/8 inch", "3–6 mm"),
      ("1-1/2-inch cubes", "1-1/2-inch", "3.75 cm"), ("Form 8-4 inch patties", "4 inch", "10 cm"),
      ("Use a 20/25 cm tin", "20/25 cm", nil),
    ] as [(String, String, String?)])
  func readsRangesOfLengths(text: String, words: String, metric: String?) {
    let reading = read(text)
    #expect(reading.lengths.map { cut(text, $0.range) } == [words])
    let conversion = StepConversion(to: .metric, language: "en", decimalSign: ".")
    #expect(reading.lengths.map { conversion.text(of: $0, in: reading).map(StepConversion.plain) } == [metric])
  }

  @Test func aRangeOfPotsIsOne() {
    let text = "Use a 6- to 8-quart pot."
    let reading = read(text)
    #expect((reading.sizes.map(\.range) + reading.unclear.map(\.range)).map { cut(text, $0) } == ["6- to 8-quart"])
  }

  @Test(
    "what a pot holds is its size, and what is in it is not",
    arguments: [
      ("Boil in a 2 quart saucepan.", ["2 quart"], []), ("Boil in a 2-quart heavy saucepan.", ["2-quart"], []),
      ("Fill a 1 cup bowl with it", ["1 cup"], []), ("Stir in 1 cup pan juices.", [], ["1 cup"]),
      ("Boil in a two quart saucepan.", [], []),
    ])
  func tellsPotsFromWhatIsInThem(text: String, sizes: [String], unclear: [String]) {
    let reading = read(text)
    #expect(reading.sizes.map { cut(text, $0.range) } == sizes)
    #expect(reading.unclear.map { cut(text, $0.range) } == unclear)
  }

  // MARK: Degrees

  @Test(
    "degrees are read however they are typed",
    arguments: [
      ("Preheat oven to 180c/160c fan", "180c,160c", Temperature.Scale.celsius), ("200c for 10m", "200c", .celsius),
      ("350f", "350f", .fahrenheit), ("Cool to 40c.", "40c", .celsius), ("200˚C", "200˚C", .celsius),
      ("200⁰C", "200⁰C", .celsius), ("200℃", "200℃", .celsius), ("400℉", "400℉", .fahrenheit),
      ("200 deg C", "200 deg C", .celsius), ("350 deg. F", "350 deg. F", .fahrenheit),
      ("a 350-degree oven", "350-degree", .fahrenheit), ("350- to 375-degrees", "350- to 375-degrees", .fahrenheit),
      ("180oC", "180oC", .celsius), ("350oF", "350oF", .fahrenheit), ("180 c fan", "180 c", .celsius),
      ("180 degrees centigrade", "180 degrees centigrade", .celsius), ("180°c", "180°c", .celsius),
      ("180-200c", "180-200c", .celsius), ("Heat the oven to 350.", "350", .fahrenheit),
      ("Bake at 375 for 20 minutes", "375", .fahrenheit), ("Preheat to 325 and wait", "325", .fahrenheit),
      ("until the internal temperature reaches 145°", "145°", .fahrenheit),
    ])
  func readsDegrees(text: String, words: String, scale: Temperature.Scale) {
    let found = read(text, [flour(4)]).temperatures
    #expect(found.map { cut(text, $0.range) }.joined(separator: ",") == words)
    #expect(found.allSatisfy { $0.temperature?.scale == scale })
  }

  @Test(arguments: [
    "Add 4c flour", "Add 2 c flour", "Heat the oven to 180.", "Bake at 350 g each", "1 of 350 of them",
    "Sell 350 of it",
    "Drive to 350.",
  ])
  func takesNothingElseForDegrees(text: String) {
    #expect(read(text, [flour(4)]).temperatures.isEmpty)
  }

  @Test func soManyCupsNobodyTakes() {
    let reading = read("Warm it to 40 c.", [flour(400)])
    #expect(reading.amounts.isEmpty && reading.unclear.isEmpty)
  }

  @Test(arguments: ["Gas: Stufe 3", "Gas Stufe 3", "Gasherd: Stufe 3", "Gas St. 3"])
  func readsGasMarksOfGerman(text: String) {
    #expect(read(text, [], "de").temperatures.map(\.temperature) == [Temperature(.exact(Rational(3)), .gasMark)])
  }

  @Test(arguments: [
    ("Den Ofen auf 180 vorheizen.", "de"), ("Préchauffez le four à 180.", "fr"), ("Precalienta el horno a 180.", "es"),
    ("Im Ofen bei 180 backen.", "de"), ("Enfournez à 180 pendant 20 minutes.", "fr"),
  ])
  func readsOvensWithoutDegrees(text: String, language: String) {
    #expect(read(text, [], language).temperatures.map(\.temperature) == [Temperature(.exact(Rational(180)), .celsius)])
  }

  // MARK: Shares of a dish

  @Test(arguments: [
    "Add 2 cups flour at a time.", "Take 1/2 cup flour per pancake.", "Add 1 cup flour for each loaf.",
    "Add 2 cups at a time.",
  ])
  func whatGoesInAtATimeStaysAsItIs(text: String) {
    let reading = read(text, [flour(4)])
    #expect(reading.amounts.isEmpty && reading.unclear.isEmpty)
    #expect(reading.sizes.count == 1)
  }

  @Test(arguments: [
    "Add 2 cups flour as per packet.", "Fry 2 cups flour, one cup at a time.", "Add 2 cups flour per side.",
  ])
  func whatIsAllOfItGrows(text: String) {
    #expect(read(text, [flour(4)]).amounts.map { cut(text, $0.range) } == ["2 cups"])
  }
}
