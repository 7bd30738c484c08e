import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct AmountTests {
  private func read(_ amount: String, options: RecipeReader.Options = .init()) throws -> String? {
    let document = readRecipe("# A\n\n---\n\n- *\(amount)* x\n", options: options).value
    return shown(try #require(document?.recipe.ingredients.first).amount)
  }

  @Test(
    "plain RecipeMD",
    arguments: [
      ("5", "5"), ("5 g", "5 g"), ("5g", "5 g"), ("005 g", "5 g"), ("0 g", "0 g"), ("-2 °C", "-2 °C"),
      ("- 2 °C", "-2 °C"),
      ("1.5 l", "1 1/2 l"), ("1,5 l", "1 1/2 l"), (".5 l", "1/2 l"), (",5 l", "1/2 l"), ("-.5 l", "-1/2 l"),
      ("5.2 g", "5.2 g"),
      ("1/2 cup", "1/2 cup"), ("3 / 4 cup", "3/4 cup"), ("-1/2 cup", "-1/2 cup"), ("4/2 cup", "2 cup"),
      ("1 1/2 cup", "1 1/2 cup"), ("-1 1/2 cup", "-1 1/2 cup"), ("2  3/4 cup", "2 3/4 cup"), ("10/4", "2 1/2"),
      ("½ cup", "1/2 cup"), ("1 ½ cup", "1 1/2 cup"), ("-½", "-1/2"), ("⅞cup", "7/8 cup"), ("↉ g", "0 g"),
      ("⅟8 cup", "1/8 cup"), ("1 ⅟8 cup", "1 1/8 cup"), ("1⁄4 cup", "1/4 cup"), ("1 1⁄4 cup", "1 1/4 cup"),
      ("0.3333333333 l", "3333333333/10000000000 l"), ("1. g", "1 . g"), ("1/ g", "1 / g"), ("1 x 2", "1 x 2"),
      ("2 (400 g) tins", "2 (400 g) tins"), ("9223372036854775807 g", "9223372036854775807 g"),
      ("2 %", "2 %"), ("1 and a few", "1 and a few"), ("1\u{A0}g", "1 g"), ("1\u{2009}½ g", "1 1/2 g"),
    ])
  func readsTheGrammar(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(reportOfIngredients("- *\(amount)* x") == [])
  }

  @Test(
    "dividing by zero is an error at its place",
    arguments: [
      ("1️⃣1/0 g", "1/0 g"), ("1️⃣1 1/0 g", "1 1/0 g"), ("1️⃣⅟0 g", "⅟0 g"), ("1️⃣1⁄0", "1⁄0"), ("1️⃣2-1/0", "2-1/0"),
    ])
  func refusesDivisionByZero(amount: String, found: String) {
    let problem = "1️⃣ error recipemd-amount: amount “\(found)” divides by zero"
    #expect(reportOfIngredients("- salt\n- *\(amount)* x") == [problem])
    #expect(report("# A\n\n**2, \(amount)**\n\n---\n") == [problem])
  }

  @Test(
    "numbers that do not fit are an error",
    arguments: [
      "9223372036854775808", "99999999999999999999999/7", "1/99999999999999999999", "9223372036854775807 ½",
      "1.00000000000000000000000000000000000001", "0,000000000000000000000000000000000001",
    ])
  func refusesOverflow(number: String) {
    #expect(
      reportOfIngredients("- *1️⃣\(number) g* x")
        == ["1️⃣ error recipemd-amount: amount “\(number) g” is too large to count with exactly"])
  }

  @Test func anEmptyAmountIsAnError() {
    #expect(reportOfIngredients("- *1️⃣&nbsp;* x").count == 1)
    #expect(
      report("# A\n\n**2,1️⃣ , 3**\n\n---\n") == [
        "1️⃣ warning recipemd-yields: found nothing between two commas of the yields"
      ])
  }

  @Test func placesCountScalarsAndLines() {
    #expect(
      report("# A\n\n*käse*\n\n**4 Stück, 1️⃣ 1/0**\n\n---\n".replacing("1️⃣ ", with: " 1️⃣"))
        == ["1️⃣ error recipemd-amount: amount “1/0” divides by zero"])
    #expect(
      report("\u{FEFF}# A\r\n\r\n---\r\n\r\n- Öl\r\n- *1️⃣1/0* Öl\r\n") == [
        "1️⃣ error recipemd-amount: amount “1/0” divides by zero"
      ])
  }

  // MARK: What real collections write

  @Test(
    "sums of two numbers of one unit",
    arguments: [
      ("1/2 + 1/3 C", "5/6 C"), ("1 + ½ cups", "1 1/2 cups"), ("2 +1 eggs", "3 eggs"), ("1 + 1 + 1/2 kg", "2 1/2 kg"),
      ("2 + cups", "2 + cups"), ("1 + 2 to 4 EL", "3-4 EL"), ("1 cup + 2 tbsp", "1 cup + 2 tbsp"),
    ])
  func readsSums(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
  }

  @Test func aSumIsSaid() {
    #expect(
      reportOfIngredients("- *1️⃣1/2 + 1/3 C* x") == [
        "1️⃣ note recipemd-amount: “1/2 + 1/3 C” is a sum, which RecipeMD does not have; read as 5/6 C"
      ])
  }

  @Test(
    "ranges",
    arguments: [
      ("5-6 g", "5-6 g", "5 to 6 g"), ("5 - 6 g", "5-6 g", "5 to 6 g"), ("5–6", "5-6", "5 to 6"),
      ("5—6", "5-6", "5 to 6"),
      ("½–1 tsp", "1/2-1 tsp", "1/2 to 1 tsp"), ("1-1 1/2 cup", "1-1 1/2 cup", "1 to 1 1/2 cup"),
      ("2 bis 3 EL", "2-3 EL", "2 to 3 EL"), ("2 to 3 tbsp", "2-3 tbsp", "2 to 3 tbsp"), ("2 or 3", "2-3", "2 to 3"),
      ("2 à 3 gousses", "2-3 gousses", "2 to 3 gousses"), ("2 hasta 3", "2-3", "2 to 3"), ("2 oder 3", "2-3", "2 to 3"),
      ("1.5-2.5 l", "1 1/2-2 1/2 l", "1 1/2 to 2 1/2 l"),
    ])
  func readsRanges(amount: String, expected: String, words: String) throws {
    #expect(try read(amount) == expected)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x") == [
        "1️⃣ note recipemd-amount: “\(amount)” is a range, which RecipeMD does not have; read as \(words)"
      ])
  }

  @Test func aRangeMayStartWithADashedFraction() throws {
    let amount = try #require(try ingredients("- *1-1/2 to 2 cups* x").first?.amount)
    #expect(shown(amount) == "1 1/2-2 cups")
    #expect(amount.plainUnit == "to 2 cups")
  }

  @Test func aRangeKeepsWhatAPlainReaderMakesOfIt() throws {
    let yield = try #require(try recipe("# A\n\n**4-6 Servings**\n\n---\n").yields.first)
    #expect(yield.plainUnit == "-6 Servings" && yield.unit == "Servings")
  }

  @Test("a falling range is none", arguments: [("6-5 g", "6 -5 g"), ("3 to 2 g", "3 to 2 g"), ("2-2 g", "2 -2 g")])
  func leavesFallingRanges(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(reportOfIngredients("- *\(amount)* x") == [])
  }

  @Test(
    "fractions joined to their number",
    arguments: [
      ("1½ cup", "1 1/2 cup"), ("2¾", "2 3/4"), ("1⅟8 cup", "1 1/8 cup"), ("1-1/2 cup", "1 1/2 cup"),
      ("2–½ cup", "2 1/2 cup"), ("1 and 1/2 tbsp", "1 1/2 tbsp"), ("2 und ½ EL", "2 1/2 EL"),
      ("3 & 1/4 cups", "3 1/4 cups"), ("1 and a half cups", "1 1/2 cups"), ("2 and a quarter", "2 1/4"),
      ("1 and one third cups", "1 1/3 cups"),
      ("1 und eine halbe Tasse", "1 1/2 Tasse"),
      ("1 et demie", "1 1/2"), ("2 y media tazas", "2 1/2 tazas"),
    ])
  func readsJoinedFractions(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x")
        == ["1️⃣ note recipemd-amount: “\(amount)” was read as \(expected)"])
  }

  @Test(
    "a number behind an “and” that is no part of one counts something else",
    arguments: [
      ("2 and 3 cups", "2 and 3 cups"), ("1.5 and 1/2 cups", "1 1/2 and 1/2 cups"), ("1 and more", "1 and more"),
    ])
  func leavesOtherNumbersBehindAnd(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(reportOfIngredients("- *\(amount)* x") == [])
  }

  @Test(
    "thousands with spaces",
    arguments: [
      ("1 000 g", "1000 g"), ("1 250 ml", "1250 ml"), ("12 500 000 pieces", "12500000 pieces"),
      ("1\u{202F}000 g", "1000 g"),
    ])
  func readsSpacedThousands(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x") == [
        "1️⃣ note recipemd-amount: “\(amount)” has spaces inside the number and was read as \(expected)"
      ])
  }

  @Test(
    "a count before a size is no thousands",
    arguments: [("1 700g package", "1 700g package"), ("2 400 g tins", "2 400 g tins"), ("1000 000 g", "1000 000 g")])
  func leavesSizes(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(reportOfIngredients("- *\(amount)* x") == [])
  }

  @Test func signsThatMayGroupThousandsAreWarnedAboutWhereALanguageWritesThem() throws {
    let german = RecipeReader.Options(decimalComma: true)
    #expect(try read("1.000 g", options: german) == "1 g")
    #expect(
      reportOfIngredients("- *1️⃣1.250 g* x", options: german) == [
        "1️⃣ warning recipemd-amount: “1.250 g” may mean thousands; RecipeMD reads the point as a decimal sign, so this is "
          + "1 1/4 g"
      ])
    #expect(reportOfIngredients("- *1.000 g* x") == [])
    #expect(
      reportOfIngredients("- *1️⃣1,250 g* x\n- *0,125 g* y") == [
        "1️⃣ warning recipemd-amount: “1,250 g” may mean thousands; RecipeMD reads the comma as a decimal sign, so this is "
          + "1 1/4 g"
      ])
    #expect(reportOfIngredients("- *1.5 g* x\n- *1,250 g* y\n- *1234.567 g* z", options: german) == [])
  }

  @Test(
    "words and signs for about",
    arguments: [
      ("ca. 90 Stück", "90 Stück"), ("ca 90", "90"), ("Circa 2 l", "2 l"), ("~50", "50"), ("≈ 50 g", "50 g"),
      ("etwa 3", "3"),
      ("about 3", "3"), ("approx. 3", "3"), ("environ 3", "3"), ("aprox. 3", "3"), ("unos 3", "3"),
      ("rund 500 g", "500 g"),
    ])
  func readsApproximateAmounts(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    let parsed = try #require(try ingredients("- *\(amount)* x").first?.amount)
    #expect(parsed.isApproximate)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x") == [
        "1️⃣ note recipemd-amount: “\(amount)” is approximate, which RecipeMD does not have; read as \(expected)"
      ])
  }

  @Test func anApproximateRangeIsBoth() {
    #expect(reportOfIngredients("- *1️⃣ca. 5-6 g* x").count == 2)
  }

  @Test("words without a number", arguments: ["etwas", "Prise", "genug", "a little", "circa"])
  func keepsWords(amount: String) throws {
    let ingredient = try #require(try ingredients("- *\(amount)* Salz").first)
    #expect(ingredient.amount?.measure == .unmeasured)
    #expect(ingredient.amount?.unit == amount && ingredient.name == "Salz")
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* Salz") == ["1️⃣ warning recipemd-amount: amount “\(amount)” has no number"])
  }

  @Test(
    "what RecipeMD finds no number in is a warning where it is taken to the letter",
    arguments: ["two", "ca. 90 Stück", "max. 200 g", "**5 g**", "\u{2212}1 g"])
  func isStrictAboutNumbers(amount: String) {
    #expect(
      reportOfIngredients("- *\(amount)* x", options: .init(isStrict: true)).allSatisfy { $0.contains("warning") })
    #expect(reportOfIngredients("- *\(amount)* x").allSatisfy { $0.contains("note") })
  }

  @Test func readsTheMinusSignOfTypography() throws {
    #expect(try read("\u{2212}1/2 g") == "-1/2 g")
    #expect(
      reportOfIngredients("- *1️⃣\u{2212}1 g* x") == ["1️⃣ note recipemd-amount: “\u{2212}1 g” was read as -1 g"])
  }

  @Test(
    "words that a number is read in",
    arguments: [
      ("two", "2"), ("a", "1"), ("half a", "1/2"), ("one and a half cups", "1 1/2 cups"), ("max. 200 g", "200 g"),
      ("one", "1"), ("zwei", "2"),
    ])
  func saysHowWordsAreRead(amount: String, words: String) throws {
    let ingredient = try #require(try ingredients("- *\(amount)* x").first)
    #expect(ingredient.amount?.measure == .unmeasured && ingredient.amount?.unit == amount)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x")
        == ["1️⃣ note recipemd-amount: “\(amount)” was read as \(words)"])
  }

  @Test(
    "ranges of dashed fractions",
    arguments: [
      ("1 to 1-1/2 cups", "1-1 1/2 cups"), ("1-1/2 to 2-1/2 cups", "1 1/2-2 1/2 cups"), ("2-2-1/2 lb", "2-2 1/2 lb"),
    ])
  func readsDashedFractionsAtBothEnds(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
  }

  @Test(
    "thousands grouped by signs",
    arguments: [
      ("1'000 g", "1000 g"), ("1’000 g", "1000 g"), ("1_000 g", "1000 g"), ("1.000,5 g", "1000 1/2 g"),
      ("1,000.5 g", "1000 1/2 g"), ("1.000.000 g", "1000000 g"),
    ])
  func readsGroupedThousands(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(
      reportOfIngredients("- *1️⃣\(amount)* x") == [
        "1️⃣ note recipemd-amount: “\(amount)” has signs inside the number and was read as \(expected)"
      ])
  }

  @Test func atLeastSoMuchIsAbout() throws {
    let amount = try #require(try ingredients("- *200+ g* x").first?.amount)
    #expect(amount == Amount(.exact(Rational(200)), unit: "g", isApproximate: true))
  }

  @Test(
    "units at both ends",
    arguments: [
      ("1 kg – 1,5 kg", "1-1 1/2 kg"), ("200g-250g", "200-250 g"), ("2 Tbsp - 1/4 cup", "2-4 Tbsp"),
      ("1 tsp to 1 tbsp", "1-3 tsp"), ("1 cup minus 1 tbsp", "15/16 cup"),
    ])
  func readsUnitsAtBothEnds(amount: String, expected: String) throws {
    #expect(try read(amount) == expected)
    #expect(reportOfIngredients("- *\(amount)* x").count == 1)
    let read = try #require(try ingredients("- *\(amount)* x").first?.amount)
    #expect(try AmountReader.read(AmountWriter.text(read).utf8).amount == read)
  }

  @Test(
    "amounts of several units that are no single one stay as they are",
    arguments: ["1 cup plus 2 tbsp", "1 kg/2 lb", "2 400 g tins", "1 28 oz can"])
  func leavesOtherNumbersInUnits(amount: String) throws {
    #expect(try read(amount) == amount)
  }
}
