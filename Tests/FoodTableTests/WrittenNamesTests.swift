import FoodTable
import Foods
import Testing

/// Names as people and packets write them.
@Suite struct WrittenNamesTests {
  private let matcher = FoodMatcher(FoodTable.builtIn)

  private func food(_ name: String, _ language: String = "en") -> String? {
    matcher.match(name, language: language).map { matcher.book.foods[$0.index].name }
  }

  @Test(
    "what there is less of, or only the taste of, is no food beside the noun",
    arguments: [
      ("low salt tamari", "tamari"), ("no salt added diced tomatoes", "chopped canned tomatoes"),
      ("Jell-O™ vanilla-flavor instant pudding & pie filling mix", "instant pudding mix"),
      ("sebago (starchy) potatoes", "floury potato"), ("butter room temp.", "butter"),
      ("Black Pepper Powder", "black pepper"), ("Stork margarine", "margarine"),
      ("Sweet Baby Ray's BBQ sauce", "barbecue sauce"),
      ("Rotel tomatoes with green chilies", "tomatoes with green chilies"),
    ])
  func leavesOut(name: String, expected: String) {
    #expect(food(name) == expected)
  }

  @Test(
    "names of Australian fishmongers, Indian kitchens and old recipe cards are known",
    arguments: [
      ("green king prawns", "shrimp"), ("Moreton Bay bugs", "spiny lobster"), ("flathead fillets", "white fish"),
      ("palak", "spinach"), ("matar", "pea"), ("kabuli chana", "chickpea"), ("til", "sesame seeds"), ("mawa", "khoya"),
      ("pav", "bread roll"), ("rohu", "carp"), ("imli", "tamarind paste"), ("sabudana", "tapioca pearls"),
      ("walnut meats", "walnut"), ("butterscotch bits", "butterscotch chips"),
      ("instant nonfat dry milk", "instant milk powder"),
      ("nutmeats", "mixed nuts"), ("gravy beef", "beef"), ("Tim Tams", "milk chocolate biscuits"),
      ("Bombay duck", "white fish"),
    ])
  func knowsRegionalNames(name: String, expected: String) {
    #expect(food(name) == expected)
  }

  @Test("pickling spice holds mustard, whatever stands in for its figures")
  func knowsPicklingSpice() throws {
    let match = try #require(matcher.match("mixed pickling spice", language: "en"))
    #expect(matcher.book.foods[match.index].contains.contains(AllergenSet(.mustard)))
  }

  @Test(
    "but a taste that people may be allergic to is not passed over",
    arguments: ["almond flavored milk", "peanut style butter"])
  func keepsAllergens(name: String) {
    #expect(food(name) == nil)
  }

  @Test(
    "one wrong letter is a guess",
    arguments: [
      ("ripe bananna", "en", "banana"), ("Fresh Pasrley", "en", "parsley"), ("backing powder", "en", "baking powder"),
      ("pickling cucmbers", "en", "mini cucumber"), ("Basilkum", "de", "basil"),
    ])
  func readsSlips(name: String, language: String, expected: String) throws {
    #expect(food(name, language) == nil)
    let match = try #require(matcher.matchOfSlip(name, language: language))
    #expect(matcher.book.foods[match.index].name == expected)
    #expect(match.confidence == .guess)
  }

  @Test(
    "short words, two wrong letters and words that are known are no slips",
    arguments: ["ricx", "xolives", "orange liqxxr", "garlic", "wooden skewer"])
  func doubts(name: String) {
    #expect(matcher.matchOfSlip(name, language: "en") == nil)
  }
}
