internal import FoodTable
internal import Foods
internal import Testing

@Suite("Names that lost the space between their words")
struct JoinedWordsTests {
  @Test(
    arguments: [
      ("peanutbutter", "en", "peanut butter"), ("coconutmilk", "en", "coconut milk"),
      ("Peanutbutter", "de", nil), ("Erdnussbutter", "de", "peanut butter"),
      ("cooked grains", "en", "cooked mixed grains"),
    ] as [(String, String, String?)])
  func areFoundAndNeverAsTheirLastWord(name: String, language: String, food: String?) {
    let matcher = FoodMatcher(FoodTable.builtIn)
    let match = matcher.match(name, language: language) ?? matcher.matchOfSlip(name, language: language)
    #expect(match.map { FoodTable.builtIn.foods[$0.index].name } == food)
  }
}
