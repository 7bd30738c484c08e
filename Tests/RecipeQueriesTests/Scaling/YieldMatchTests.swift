import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct YieldMatchTests {
  @Test(
    "an amount is measured by the first yield whose unit converts",
    arguments: [
      ("10 servings", ["1 loaf", "4 servings"], "5/2"), ("2 loaves", ["1 loaf", "780 g"], "2"),
      ("390 g", ["1 loaf", "780 g"], "1/2"), ("1/2 kg", ["4 balls", "1 kg"], "1/2"),
      ("6 Portionen", ["4 people"], "3/2"),
      ("5-6 servings", ["4 servings"], "3/2"), ("6 jars", ["3-4 jars"], "2"),
      ("6 servings", ["3-4 servings"], "3/2"), ("6 servings", ["1 cake", "4-6 portions"], "1"),
    ])
  func findsTheFactor(wanted: String, yields: [String], factor: String) throws {
    #expect(try YieldMatch.factor(for: amount(wanted), of: yields.map(amount)) == rational(factor))
  }

  @Test(
    "a number alone counts the yield without a unit, else whole recipes",
    arguments: [("6", ["1 tray", "12"], "1/2"), ("6", ["4 servings"], "6"), ("1/2", [], "1/2")])
  func readsNumbersAlone(wanted: String, yields: [String], factor: String) throws {
    #expect(try YieldMatch.factor(for: amount(wanted), of: yields.map(amount)) == rational(factor))
  }

  @Test(
    "a recipe or a batch is a whole recipe, unless a yield is counted so",
    arguments: [
      ("1/2 recipe", ["4 servings"], "1/2"), ("2 batches", [], "2"), ("1 Rezept", ["500 g"], "1"),
      ("1 batch", ["2 batches"], "1/2"),
    ])
  func readsWholeRecipes(wanted: String, yields: [String], factor: String) throws {
    #expect(try YieldMatch.factor(for: amount(wanted), of: yields.map(amount)) == rational(factor))
  }

  @Test func saysWhenNoYieldFits() throws {
    #expect(throws: YieldMatch.Failure.noYield) {
      try YieldMatch.factor(for: amount("2 jars"), of: [amount("4 servings")])
    }
    #expect(throws: YieldMatch.Failure.noYield) { try YieldMatch.factor(for: amount("2 jars"), of: [amount("0 jars")]) }
    #expect(throws: YieldMatch.Failure.unmeasured) {
      try YieldMatch.factor(for: amount("a few"), of: [amount("4 jars")])
    }
    let huge = Amount(Rational(Int.max), unit: "kg")
    #expect(throws: YieldMatch.Failure.tooLarge) { try YieldMatch.factor(for: huge, of: [amount("3 mg")]) }
  }
}
