import KitchenUnits
import Quantities
import Testing

@testable import StepText

@Suite struct StepReadingTests {
  private func amount(_ text: String) -> Amount? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let numbers = parts[0].split(separator: "/").compactMap { Rational(decimal: String($0)) }
    guard let first = numbers.first, let value = numbers.count > 1 ? first.divided(by: numbers[1]) : first
    else { return nil }
    return Amount(value, unit: parts.count > 1 ? parts[1] : nil)
  }

  private func read(_ text: String, _ ingredients: [String] = [], language: String = "en") -> StepReading {
    let list = ingredients.map { line in
      let parts = line.split(separator: ":").map(String.init)
      return StepIngredient(name: parts[1], amount: amount(parts[0]), language: language)
    }
    return StepReading(Array(text.utf8), ingredients: StepIngredientList(list), language: language)
  }

  @Test func aWordThatAHundredIngredientsShareNamesNone() {
    let letters = "bcdfghjklmp".map(String.init)
    let kinds = letters.flatMap { first in letters.map { "qu\(first)o\($0)ix" } }
    let flours = kinds.prefix(StepIngredientList.mostOfAWord + 1).map { "5 g:flour \($0)" }
    #expect(read("Add 5 g flour.", Array(flours.prefix(1))).amounts.map(\.ingredient) == [0])
    #expect(read("Add 5 g flour.", flours).amounts.isEmpty)
    #expect(read("Add 5 g flour \(kinds[7]).", flours).amounts.map(\.ingredient) == [7])
  }

  @Test(
    "singulars and plurals are one word, also where a singular ends like a plural of another language",
    arguments: [
      ("onions", "1 onion"), ("peppers", "1 pepper"), ("lemons", "1 lemon"), ("cucumbers", "1 cucumber"),
      ("champignons", "1 champignon"), ("limones", "1 limón"), ("Eier", "1 Ei"), ("Zitronen", "1 Zitrone"),
      ("cherries", "1 cherry"), ("cookies", "1 cookie"), ("hens", "1 hen"), ("pies", "1 pie"), ("wines", "1 wine"),
    ])
  func knowsSingularsAndPlurals(name: String, text: String) {
    #expect(read(text, ["2:\(name)"]).amounts.map(\.ingredient) == [0])
    #expect(read("2 \(name)", ["2:\(text.dropFirst(2))"]).amounts.map(\.ingredient) == [0])
  }

  private func cut(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test(
    "times are read in four languages",
    arguments: [
      ("Simmer 20–25 minutes.", "20–25 minutes", 1200...1500), ("Bake for 1 1/2 hours.", "1 1/2 hours", 5400...5400),
      ("Rest 30 s.", "30 s", 30...30), ("Cook for 45 minutes to 1 hour.", "45 minutes to 1 hour", 2700...3600),
      ("About 1 hour and 20 minutes later", "1 hour and 20 minutes", 4800...4800),
      ("Laissez frémir une dizaine de minutes.", "une dizaine de minutes", 600...600),
      ("Cuece una veintena de minutos.", "una veintena de minutos", 1200...1200),
      ("half an hour", "half an hour", 1800...1800), ("Cocer hora y media.", "hora y media", 5400...5400),
      ("Bake 5 more minutes.", "5 more minutes", 300...300),
      ("noch 10 weitere Minuten", "10 weitere Minuten", 600...600),
      ("Wait an hour.", "an hour", 3600...3600), ("5 to 10 min", "5 to 10 min", 300...600),
      ("1h30.", "1h30", 5400...5400),
      ("cure it 2 days", "2 days", 172_800...172_800), ("a 20-minute rest", "20-minute", 1200...1200),
      ("one and a half hours", "one and a half hours", 5400...5400),
      ("an hour and a half", "an hour and a half", 5400...5400),
      ("1 Std. 20 Min. backen", "1 Std. 20 Min", 4800...4800),
      ("eine halbe Stunde ruhen", "eine halbe Stunde", 1800...1800),
      ("eine Viertelstunde", "eine Viertelstunde", 900...900),
      ("anderthalb Stunden", "anderthalb Stunden", 5400...5400),
      ("20 bis 25 Minuten", "20 bis 25 Minuten", 1200...1500), ("zwei Stunden", "zwei Stunden", 7200...7200),
      ("une heure", "une heure", 3600...3600), ("une demi-heure", "une demi-heure", 1800...1800),
      ("un quart d’heure", "un quart d’heure", 900...900), ("20 à 25 minutes", "20 à 25 minutes", 1200...1500),
      ("une heure et demie", "une heure et demie", 5400...5400), ("1 h 30 à four chaud", "1 h", 3600...3600),
      ("1 h 30.", "1 h 30", 5400...5400), ("media hora", "media hora", 1800...1800),
      ("three-quarters of an hour", "three-quarters of an hour", 2700...2700),
      ("three quarters of an hour", "three quarters of an hour", 2700...2700),
      ("one and a half to two hours", "one and a half to two hours", 5400...7200),
      ("eight to 10 minutes", "eight to 10 minutes", 480...600),
      ("anderthalb bis zwei Stunden", "anderthalb bis zwei Stunden", 5400...7200),
      ("between 35 and 40 minutes", "35 and 40 minutes", 2100...2400),
      ("at least 20 minutes and up to 24 hours", "20 minutes", 1200...1200),
      ("10 minutes, or up to 1 hour", "10 minutes, or up to 1 hour", 600...3600),
      ("30 Minuten bis zu 2 Stunden", "30 Minuten bis zu 2 Stunden", 1800...7200),
      ("de 20 minutes jusqu’à 1 heure", "20 minutes jusqu’à 1 heure", 1200...3600),
      ("zwischen 5 und 10 Minuten", "5 und 10 Minuten", 300...600),
      ("entre 35 y 40 minutos", "35 y 40 minutos", 2100...2400),
      ("between 45 minutes and 1 hour", "45 minutes and 1 hour", 2700...3600),
      ("a minute or two on each side", "a minute or two", 60...120),
      ("eine Stunde oder zwei", "eine Stunde oder zwei", 3600...7200),
      ("20-ish minutes", "20-ish minutes", 1200...1200), ("a 5-minute boil", "5-minute", 300...300),
      ("forty minutes", "forty minutes", 2400...2400), ("twenty-five minutes", "twenty-five minutes", 1500...1500),
      ("fifteen to twenty minutes", "fifteen to twenty minutes", 900...1200),
      ("fünfundvierzig Minuten", "fünfundvierzig Minuten", 2700...2700),
      ("treinta y cinco minutos", "treinta y cinco minutos", 2100...2100),
      ("dreißig Minuten", "dreißig Minuten", 1800...1800),
      ("una hora y media", "una hora y media", 5400...5400), ("10 minutos", "10 minutos", 600...600),
    ])
  func readsTimes(text: String, words: String, seconds: ClosedRange<Int>) {
    let times = read(text).times
    #expect(times.map(\.seconds) == [seconds])
    #expect(times.map { cut(text, $0.range) } == [words])
  }

  @Test(
    "what is no time is none",
    arguments: [
      "a second bowl", "step 2", "the hours", "12 servings", "one day", "2 handfuls", "a minuteness",
      "two minutes less than the packet says", "2 Minuten weniger", "2 minutes de moins",
      "stir for another 5",
    ])
  func readsNoTimes(text: String) {
    #expect(read(text).times.isEmpty)
  }

  @Test func theTimeInTheNameOfAFoodIsNone() {
    #expect(read("Serve with the 5-minute rice.", ["200 g:rice"]).times.isEmpty)
    #expect(read("Dazu den 10-Minuten-Reis reichen.", ["200 g:Reis"], language: "de").times.isEmpty)
    #expect(read("Give the rice a 5-minute rest.", ["200 g:rice"]).times.map(\.seconds) == [300...300])
  }

  @Test(
    "what goes on for another few is in the unit of the time before",
    arguments: [
      ("Cook 10 minutes, turn and cook for another 5.", [600...600, 300...300]),
      ("Rest 1 hour, then for a further 2–3 until risen.", [3600...3600, 7200...10800]),
      ("Cook 10 minutes, then for another 5 dishes.", [600...600]),
      ("Cook 10 minutes and add another 5.", [600...600]),
    ])
  func readsFurtherTimes(text: String, seconds: [ClosedRange<Int>]) {
    #expect(read(text).times.map(\.seconds) == seconds)
  }

  @Test(
    "temperatures are read with their scale",
    arguments: [
      ("Heat to 180 °C.", "en", "180 °C", Temperature.Scale.celsius), ("Bake at 180 C.", "en", "180 C", .celsius),
      ("Preheat oven to 350 F", "en", "350 F", .fahrenheit), ("at 350°F", "en", "350°F", .fahrenheit),
      ("350F", "en", "350F", .fahrenheit), ("160–180 Grad", "de", "160–180 Grad", .celsius),
      ("180° vorheizen", "de", "180°", .celsius),
      ("200 degrees Fahrenheit", "en", "200 degrees Fahrenheit", .fahrenheit),
      ("gas mark 4", "en", "gas mark 4", .gasMark), ("à 180 degrés", "fr", "180 degrés", .celsius),
      ("Préchauffez le four (th. 6).", "fr", "th. 6", .celsius),
      ("four thermostat 6-7", "fr", "thermostat 6-7", .celsius),
      ("à 180 °C (th. 6)", "fr", "180 °C", .celsius), ("th. 6 (180 °C)", "fr", "180 °C", .celsius),
    ])
  func readsTemperatures(text: String, language: String, words: String, scale: Temperature.Scale) {
    let found = read(text, language: language).temperatures
    #expect(found.map { cut(text, $0.range) } == [words])
    #expect(found.map { $0.temperature?.scale } == [scale])
  }

  @Test func aMarkOfAFrenchOvenIsThirtyDegrees() {
    let found = read("Enfournez à thermostat 7.", language: "fr").temperatures
    #expect(found.map { $0.temperature?.measure } == [.exact(Rational(210))])
    #expect(read("Set the thermostat to 6, thermostat 6.").temperatures.isEmpty)
  }

  @Test(arguments: [("350 degrees", Temperature.Scale.fahrenheit), ("325°", .fahrenheit), ("200°", nil), ("500°", nil)])
  func degreesWithoutAScaleAreThoseThatAKitchenCanHave(text: String, scale: Temperature.Scale?) {
    #expect(read("Heat to \(text) and bake.").temperatures.map { $0.temperature?.scale } == [scale])
  }

  @Test func degreesWithoutAScaleAreNotGuessed() {
    #expect(read("Heat to 220 degrees.").temperatures.map(\.temperature) == [nil])
  }

  @Test(
    "lengths are read, of one side or two",
    arguments: [
      ("a 23 cm tin", "23 cm", 1, KitchenUnit.centimetre), ("a 9-inch pan", "9-inch", 1, .inch),
      ("a 20 × 30 cm dish", "20 × 30 cm", 2, .centimetre), ("a 9 x 13-inch dish", "9 x 13-inch", 2, .inch),
      ("20x30 cm", "20x30 cm", 2, .centimetre), ("20 cm x 30 cm", "20 cm x 30 cm", 2, .centimetre),
      ("2–3 cm dick", "2–3 cm", 1, .centimetre), ("an 8-by-10-inch dish", "8-by-10-inch", 2, .inch),
      ("a 9 by 13 inch pan", "9 by 13 inch", 2, .inch), ("a 9″ x 13″ pan", "9″ x 13″", 2, .inch),
      ("a 9” pan", "9”", 1, .inch), ("un moule de 20 par 30 cm", "20 par 30 cm", 2, .centimetre),
      ("un molde de 20 por 30 cm", "20 por 30 cm", 2, .centimetre),
    ])
  func readsLengths(text: String, words: String, sides: Int, unit: KitchenUnit) {
    let found = read(text).lengths
    #expect(found.map { cut(text, $0.range) } == [words])
    #expect(found.map(\.sides.count) == [sides])
    #expect(found.map(\.unit) == [unit])
  }

  @Test func inchesMayBeInWhereTheyStandRightBehindTheirNumber() {
    #expect(read("a 23cm/9in tin").lengths.map(\.unit) == [.centimetre, .inch])
    #expect(read("Place 9 in the tin.").lengths.isEmpty)
  }

  @Test func sidesWithoutAUnitAreNone() {
    #expect(read("Divide 8 by 2, and roll 10 by hand.").lengths.isEmpty)
    #expect(read("Arrange them 3-by-4 on the tray.").lengths.isEmpty)
  }

  private static let list = [
    "300 g:flour", "4:eggs", "1/2 cup:sugar", "2 tbsp:olive oil", "1 tbsp:sesame oil", "500 g:tomatoes",
  ]

  @Test(
    "amounts belong to the ingredient they are all or part of",
    arguments: [
      ("Mix 300 g flour.", "300 g", 0), ("Add 100 g of the flour.", "100 g", 0), ("Beat 2 eggs.", "2", 1),
      ("Beat 2 large eggs.", "2", 1), ("Add ¼ cup sugar", "¼ cup", 2), ("1 tbsp of olive oil", "1 tbsp", 3),
      ("1 tbsp sesame oil", "1 tbsp", 4), ("0.3 kg flour", "0.3 kg", 0), ("the flour (300 g)", "300 g", 0),
      ("the flour (200 g)", "200 g", 0), ("the eggs (4)", "4", 1),
      ("**250 g** tomatoes", "250 g", 5), ("300 g tomato", "300 g", 5),
    ])
  func readsAmounts(text: String, words: String, ingredient: Int) {
    let reading = read(text, Self.list)
    #expect(reading.amounts.map { cut(text, $0.range) } == [words])
    #expect(reading.amounts.map(\.ingredient) == [ingredient])
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "amounts that belong to none for certain are unclear",
    arguments: [
      ("Add 100 ml water.", "100 ml"), ("Add 400 g flour.", "400 g"), ("1 tbsp oil", ""), ("2 tbsp flour", "2 tbsp"),
      ("the flour (200 g or so)", "200 g"), ("the flour (400 g)", "400 g"),
    ])
  func leavesUnclearAmounts(text: String, words: String) {
    let reading = read(text, Self.list)
    if words.isEmpty {
      // One tablespoon is all of the sesame oil, and half of the olive oil.
      #expect(reading.amounts.map(\.ingredient) == [4])
    } else {
      #expect(reading.amounts.isEmpty)
      #expect(reading.unclear.map { cut(text, $0.range) } == [words])
    }
  }

  @Test(
    "what each of some things weighs is no amount of their food",
    arguments: [
      ("Form 4 balls of 125 g of flour each", "en", "500 g:flour", "", "125 g"),
      ("Melt 1 packet of 250 g butter", "en", "250 g:butter", "", "250 g"),
      ("Add 2 cans of 400 g tomatoes", "en", "2 cans:tomatoes", "2 cans", ""),
      ("Add two tins of about 400 g tomatoes", "en", "800 g:tomatoes", "", "400 g"),
      ("Roast 4 trout of 150 g", "en", "4:trout", "4", ""),
      ("4 Kugeln zu je 125 g Mozzarella", "de", "500 g:Mozzarella", "", "125 g"),
      ("4 Kugeln à 125 g Mozzarella", "de", "500 g:Mozzarella", "", "125 g"),
      ("4 boules d'environ 125 g de pâte", "fr", "500 g:pâte", "", "125 g"),
      ("Ajouter 2 jaunes à 200 g de farine", "fr", "200 g:farine", "200 g", ""),
      ("Mix 3 eggs and most of 200 g flour", "en", "200 g:flour", "200 g", ""),
      ("Whisk in two thirds of 300 g sugar", "en", "300 g:sugar", "300 g", ""),
      ("Take 2 tbsp of 100 g butter", "en", "100 g:butter", "100 g", "2 tbsp"),
    ])
  func keepsContents(text: String, language: String, ingredient: String, amounts: String, unclear: String) {
    let reading = read(text, [ingredient], language: language)
    #expect(reading.amounts.map { cut(text, $0.range) }.joined(separator: " ") == amounts)
    #expect(reading.unclear.map { cut(text, $0.range) }.joined(separator: " ") == unclear)
  }

  @Test(
    "numbers in words count what follows at once",
    arguments: [
      ("Beat two eggs.", "en", "4:eggs", "two", 2...2), ("Beat two large eggs", "en", "2:large eggs", "two", 2...2),
      ("Add four of the eggs", "en", "4:eggs", "four", 4...4),
      ("Boil a dozen eggs", "en", "12:eggs", "a dozen", 12...12),
      ("Boil two dozen of the eggs", "en", "24:eggs", "two dozen", 24...24),
      ("Fry two or three onions", "en", "3:onions", "two or three", 2...3),
      ("Stir in two tablespoons of the oil", "en", "3 tbsp:oil", "two tablespoons", 2...2),
      ("Zwei Eier trennen", "de", "2:Eier", "Zwei", 2...2), ("Battez deux œufs", "fr", "2:œufs", "deux", 2...2),
      ("Bate tres huevos", "es", "3:huevos", "tres", 3...3),
    ])
  func readsCounts(text: String, language: String, ingredient: String, words: String, counts: ClosedRange<Int>) {
    let reading = read(text, [ingredient], language: language)
    #expect(reading.amounts.map { cut(text, $0.range) } == [words])
    #expect(reading.amounts.map(\.measure.lowerBound) == [Rational(counts.lowerBound)])
    #expect(reading.amounts.map(\.measure.upperBound) == [Rational(counts.upperBound)])
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "numbers in words of other things are no amounts",
    arguments: [
      ("Once the eggs are set", "en", "12:eggs"), ("an egg at a time", "en", "4:eggs"), ("Add one egg", "en", "4:eggs"),
      ("Put into two bowls with the eggs", "en", "4:eggs"), ("a two-egg omelette", "en", "4:eggs"),
      ("two thirds of the eggs", "en", "4:eggs"), ("Add two eggs at a time", "en", "4:eggs"),
      ("Boil eggs for two minutes", "en", "4:eggs"), ("in a two quart pan", "en", "4:eggs"),
      ("Mehl sieben, Eier zugeben", "de", "8:Eier"), ("Mehl sieben Eier", "de", "8:Eier"),
      ("dos eggs", "en", "4:eggs"), ("five eggs", "en", "4:eggs"),
    ])
  func readsNoCounts(text: String, language: String, ingredient: String) {
    let reading = read(text, [ingredient], language: language)
    #expect(reading.amounts.isEmpty)
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "numbers of other things are no amounts",
    arguments: [
      "see step 2", "Bake at 180 °C for 20 minutes", "50 % of it", "a 20 cm tin", "2 bowls for the eggs",
      "1. Eggs first", "Divide into 8", "gas mark 4",
    ])
  func readsNoAmounts(text: String) {
    let reading = read(text, Self.list)
    #expect(reading.amounts.isEmpty)
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "German, French and Spanish amounts are read too",
    arguments: [
      ("2 EL Öl erhitzen", "de", "4 EL:Öl", "2 EL"), ("100 g Mehl", "de", "250 g:Mehl", "100 g"),
      ("2 Eier", "de", "4:Eier", "2"), ("2 c. à s. d’huile", "fr", "3 c. à s.:huile d'olive", "2 c. à s."),
      ("50 g de farine", "fr", "200 g:farine", "50 g"),
      ("2 cucharadas de aceite", "es", "3 cucharadas:aceite", "2 cucharadas"),
      ("Mit 1 Prise Salz", "de", "2 Prisen:Salz", "1 Prise"), ("1 Zwiebel", "de", "2:Zwiebeln", "1"),
    ])
  func readsOtherLanguages(text: String, language: String, ingredient: String, words: String) {
    let reading = read(text, [ingredient], language: language)
    #expect(reading.amounts.map { cut(text, $0.range) } == [words])
  }

  @Test func threeHundredGramsOfTomatoAreNeverThreeHundredTomatoes() {
    #expect(read("300 g tomato", ["300:tomatoes"]).amounts.isEmpty)
    #expect(read("300 tomatoes", ["300 g:tomatoes"]).amounts.isEmpty)
  }

  @Test func threeQuartersAreNotOneAndThreeQuarters() {
    #expect(read("¾ cup sugar", ["1 cup:sugar"]).amounts.map(\.measure) == [.exact(Rational(3, 4) ?? .zero)])
    #expect(read("1 ¾ cup sugar", ["2 cup:sugar"]).amounts.map(\.measure) == [.exact(Rational(7, 4) ?? .zero)])
  }

  /// Read again from each of its digits, this would take minutes.
  @Test func takesANumberThatDoesNotFitForOneSign() {
    let text = Array((String(repeating: "7", count: 400_000) + " g flour").utf8)
    let reading = StepReading(text, ingredients: StepIngredientList(), language: "en")
    #expect(reading.amounts.isEmpty && reading.unclear.isEmpty)
  }
}
