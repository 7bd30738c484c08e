import FoodTable
import Foods
import Testing

/// Names that hold the name of another food, and its allergen with it if one is not careful.
@Suite struct AllergenTrapTests {
  private let matcher = FoodMatcher(FoodTable.builtIn)

  @Test func aBitterIsDrunkByThePintAndBittersByTheDash() {
    let beer = matcher.match("bitter", language: "en").map { matcher.book.foods[$0.index] }
    #expect(beer?.contains.allergens == [.gluten])
    #expect(matcher.match("bitters", language: "en").map { matcher.book.foods[$0.index].name } == "bitters")
  }

  @Test(
    "a name that holds another food's does not hold its allergen",
    arguments: [
      ("coconut milk", "en", .milk), ("Kokosmilch", "de", .milk), ("lait de coco", "fr", .milk),
      ("leche de coco", "es", .milk), ("peanut butter", "en", .milk), ("Erdnussbutter", "de", .milk),
      ("beurre de cacahuète", "fr", .milk), ("mantequilla de cacahuete", "es", .milk),
      ("buckwheat flour", "en", .gluten),
      ("Buchweizenmehl", "de", .gluten), ("nutmeg", "en", .nuts), ("Muskatnuss", "de", .nuts),
      ("noix de muscade", "fr", .nuts), ("nuez moscada", "es", .nuts), ("butternut squash", "en", .milk),
      ("butternut squash", "en", .nuts), ("Butternut-Kürbis", "de", .milk), ("oat milk", "en", .milk),
      ("Hafermilch", "de", .milk), ("lait d'avoine", "fr", .milk), ("vegan butter", "en", .milk),
      ("almond milk", "en", .milk), ("soy milk", "en", .milk), ("cocoa butter", "en", .milk), ("coconut", "en", .nuts),
      ("Kokosnuss", "de", .nuts), ("eggplant", "en", .eggs), ("butter beans", "en", .milk),
      ("cream of tartar", "en", .milk), ("water chestnuts", "en", .nuts), ("Leberkäse", "de", .milk),
      ("oyster mushrooms", "en", .molluscs), ("rice flour", "en", .gluten), ("Reismehl", "de", .gluten),
      ("farine de riz", "fr", .gluten), ("harina de maíz", "es", .gluten), ("rice noodles", "en", .gluten),
      ("coconut cream", "en", .milk), ("almond butter", "en", .milk), ("shea butter", "en", .milk),
      ("Fischerl-Nudel-Fantasie", "de", .fish), ("celeriac-free stock", "en", .celery),
      ("gluten-free flour", "en", .gluten), ("ajwain", "en", .celery),
      ("dairy-free yogurt", "en", .milk), ("Sojajoghurt", "de", .milk), ("yaourt de soja", "fr", .milk),
    ] as [(String, String, Allergen)])
  func doesNotContain(name: String, language: String, allergen: Allergen) {
    guard let match = matcher.match(name, language: language), match.confidence > .guess else { return }
    let food = matcher.book.foods[match.index]
    #expect(!food.contains.contains(AllergenSet(allergen)), "\(name) is \(food.name)")
  }

  @Test(
    "and a name holds the allergens of the food it means",
    arguments: [
      ("peanut butter", "en", .peanuts), ("oat milk", "en", .gluten), ("almond milk", "en", .nuts),
      ("peanut butter cups", "en", .peanuts), ("Snickers", "de", .peanuts), ("cashew cream", "en", .nuts),
      ("Mandelsahne", "de", .nuts), ("fromage de cajou", "fr", .nuts), ("Sojasahne", "de", .soybeans),
      ("soya cream", "en", .soybeans), ("nata de avena", "es", .gluten), ("Ferrero Rocher", "en", .nuts),
      ("beef and cheese tortellini", "en", .gluten), ("cookies and cream ice cream", "en", .gluten),
      ("salt-reduced soy sauce", "en", .gluten), ("maida", "en", .gluten),
      ("soy sauce", "en", .soybeans), ("soy sauce", "en", .gluten), ("couscous", "en", .gluten),
      ("Vollkornnudeln", "de", .gluten), ("crème fraîche", "fr", .milk), ("prawns", "en", .crustaceans),
      ("mayonnaise", "en", .eggs), ("tahini", "en", .sesame), ("fish sauce", "en", .fish), ("celeriac", "en", .celery),
      ("Dijon mustard", "en", .mustard), ("mussels", "en", .molluscs), ("seitan", "en", .gluten),
      ("pesto", "en", .milk),
      ("spelt flour", "en", .gluten), ("bulgur", "en", .gluten), ("ghee", "en", .milk), ("tofu", "en", .soybeans),
      ("custard", "en", .milk), ("crème anglaise", "fr", .milk), ("casein", "en", .milk), ("Kasein", "de", .milk),
      ("Colman's", "en", .mustard), ("gulas", "es", .fish),
    ] as [(String, String, Allergen)])
  func contains(name: String, language: String, allergen: Allergen) throws {
    let match = try #require(matcher.match(name, language: language), "\(name)")
    let food = matcher.book.foods[match.index]
    #expect(food.contains.contains(AllergenSet(allergen)), "\(name) is \(food.name)")
  }
}
