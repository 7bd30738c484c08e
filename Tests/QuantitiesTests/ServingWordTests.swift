import Quantities
import Testing

/// Which yields count people, and how many.
@Suite struct ServingWordTests {
  private func amount(_ number: Int, _ unit: String?) -> Amount { Amount(Rational(number), unit: unit) }

  @Test(
    "knows the words of four languages, whatever their case",
    arguments: ["servings", "Serving", "PERSONS", "Portionen", "personnes", "raciones", "porción"])
  func countsPeople(word: String) {
    #expect(ServingWord.people(of: amount(4, word)) == amount(4, nil))
  }

  @Test(
    "says how much each of them gets",
    arguments: [
      "servings of 300 g", "portions (250 ml each)", "Portionen à 200 g", "servings, of 2 cups",
      "people (as a starter)",
    ])
  func countsPeopleWhateverTheyGet(unit: String) {
    #expect(ServingWord.people(of: amount(4, unit)) == amount(4, nil))
    #expect(ServingWord.count(among: [amount(4, unit)]) == Rational(4))
  }

  @Test(arguments: ["muffins", "loaf", "servings each", "serving spoons", "servings of soup", "parts of dough", ""])
  func countsNobodyByOtherUnits(unit: String) {
    #expect(ServingWord.people(of: amount(4, unit)) == nil)
  }

  @Test func countsNobodyWithoutAUnit() {
    #expect(ServingWord.people(of: amount(4, nil)) == nil)
    #expect(ServingWord.count(among: [amount(4, nil), amount(2, "loaves")]) == nil)
  }

  @Test func takesTheFirstYieldThatCountsPeople() {
    #expect(ServingWord.count(among: [amount(2, "loaves"), amount(6, "people"), amount(8, "servings")]) == Rational(6))
  }

  @Test func multipliesByPieces() {
    #expect(ServingWord.count(among: [amount(2, "cakes"), amount(8, "servings each")]) == Rational(16))
    #expect(ServingWord.count(among: [amount(2, "pizzas of 4 servings")]) == Rational(8))
    #expect(ServingWord.count(among: [amount(3, "cakes (4 servings each)")]) == Rational(12))
    #expect(ServingWord.count(among: [amount(8, "servings each")]) == nil)
  }

  /// No yield of a cook is so long, and each would be looked up in tables.
  @Test func readsNoUnitOfMoreThanAThousandBytes() {
    let unit = "pizzas of 4 servings"
    let longest = String(repeating: " ", count: 1000 - unit.utf8.count) + unit
    #expect(ServingWord.each(of: amount(2, longest))?.people == Rational(4))
    #expect(ServingWord.each(of: amount(2, " " + longest)) == nil)
    #expect(ServingWord.people(of: amount(2, String(repeating: "a", count: 1_000_000))) == nil)
  }

  @Test func writesEnglishWords() {
    #expect(ServingWord.english(for: .one) == "serving")
    #expect(ServingWord.english(for: Rational(2)) == "servings")
  }
}
