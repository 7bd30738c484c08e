import Foods
import KitchenUnits
import Testing

@Suite struct FoodMatcherTests {
  private let matcher = FoodMatcher(TestFoods.book)

  private func food(
    _ name: String, comment: String? = nil, unit: KitchenUnit? = nil, language: String? = nil
  ) -> String? {
    matcher.match(name, comment: comment, unit: unit, language: language).map { matcher.book.foods[$0.index].name }
  }

  @Test(
    "the noun decides, and other foods beside it make another food",
    arguments: [
      ("tomatoes", "tomato"), ("Cherry Tomatoes", "cherry tomato"), ("tomato paste", nil), ("almond milk", nil),
      ("banana liqueur", nil), ("smoked applewood cheddar", "cheddar"), ("chicken soup", nil), ("eggplant", nil),
      ("diced ice", nil), ("large eggs", "egg"), ("cloves of garlic", "garlic"), ("garlic cloves", "garlic"),
      ("juice of lemon", "lemon juice"), ("slices of lemon", "lemon"), ("lemon leaves", nil), ("lemon flavour", nil),
      ("thyme leaves", "thyme"), ("orange bell peppers", "bell pepper"), ("orange cheddar", nil),
      ("salmon fillets with skin", "salmon"), ("milk for brushing", "whole milk"), ("boneless, large eggs", "egg"),
      ("eggs, beaten", "egg"), ("tomatoes (chopped)", "tomato"), ("(optional) thyme", "thyme"),
      ("chick peas", "chickpea"),
      ("tomatoes, cherry", "cherry tomato"), ("flour, all-purpose", "all-purpose flour"),
      ("half and half", "half and half"),
      ("fat-free half and half", "half and half"), ("", nil), ("1/2", nil), ("large", nil),
    ] as [(String, String?)])
  func readsEnglish(name: String, expected: String?) {
    #expect(food(name) == expected)
  }

  @Test(
    "a noun comes first in French and Spanish, and compounds are one word in German",
    arguments: [
      ("tomate cerise", "fr", "cherry tomato"), ("tomates bien mûres", "fr", "tomato"), ("sauce tomate", "fr", nil),
      ("lait d'amande", "fr", nil), ("gousses d’ail", "fr", "garlic"), ("filet de saumon", "fr", "salmon"),
      ("grosses tomates", "fr", "tomato"), ("jus de citron", "fr", "lemon juice"), ("farine sans gluten", "fr", nil),
      ("farine de châtaigne", "fr", "all-purpose flour"), ("tomate roja", "es", "tomato"),
      ("Vollkornnudeln", "de", "pasta"), ("Mandelmilch", "de", nil), ("Butternut", "de", nil),
      ("Erdnussbutter", "de", nil), ("Strauchtomaten", "de", "tomato"), ("Tomatenwürfel", "de", "tomato"),
      ("kleine Tomatenhälften", "de", "tomato"), ("Mehlstücke", "de", nil), ("Tomatenmark", "de", nil),
      ("getrocknete Tomaten", "de", "tomato"),
      ("frische Eier", "de-AT", "egg"),
    ] as [(String, String, String?)])
  func readsOtherLanguages(name: String, language: String, expected: String?) {
    #expect(food(name, language: language) == expected)
  }

  @Test(
    "words, units and comments choose the form",
    arguments: [
      ("dried thyme", nil, nil, "dried thyme"), ("thyme", .teaspoon, nil, "dried thyme"),
      ("thyme", .sprig, nil, "thyme"), ("fresh thyme", .teaspoon, nil, "thyme"),
      ("thyme leaves", .teaspoon, nil, "thyme"), ("thyme", .teaspoon, "chopped", "thyme"),
      ("oregano", .teaspoon, nil, "oregano"), ("oregano", .sprig, nil, "fresh oregano"),
      ("fresh oregano", .tablespoon, nil, "fresh oregano"), ("chickpeas", .can, nil, "canned chickpeas"),
      ("tinned tomatoes", nil, nil, "canned tomatoes"), ("tomatoes", .gram, "canned, drained", "canned tomatoes"),
      ("tomatoes", .gram, "if you can, peeled", "tomato"), ("cooked rice", .cup, nil, "cooked rice"),
      ("rice", .cup, "cooked", "white rice"), ("warm cooked rice", .cup, nil, "cooked rice"),
    ] as [(String, KitchenUnit?, String?, String)])
  func choosesForms(name: String, unit: KitchenUnit?, comment: String?, expected: String) {
    #expect(food(name, comment: comment, unit: unit) == expected)
  }

  @Test(
    "of alternatives the first counts, with the noun they share",
    arguments: [
      ("chicken or vegetable stock", "chicken stock"), ("butter or lemon", "butter"), ("jam or butter", "butter"),
      ("cheddar and thyme", "cheddar"), ("milk/butter", "whole milk"),
      ("farmhouse green and red bell peppers", "green bell pepper"),
    ])
  func choosesAlternatives(name: String, expected: String) {
    #expect(food(name) == expected)
  }

  @Test(
    "says how far it can be trusted",
    arguments: [
      ("cheddar", nil, .exact), ("large ripe tomatoes", nil, .good), ("applewood cheddar", nil, .fair),
      ("teff flour", nil, .guess), ("low-fat cheddar", nil, .fair), ("dried tomatoes", nil, .guess),
      ("pâtes", "en", .fair), ("Nudeln", "en", .guess), ("smoked salmon", nil, .fair), ("butter and lemon", nil, .fair),
      ("lemon and whatsit", nil, .guess),
      ("Zauberkichererbsen", "de", .guess),
    ] as [(String, String?, FoodMatch.Confidence)])
  func trusts(name: String, language: String?, confidence: FoodMatch.Confidence) {
    #expect(matcher.match(name, language: language)?.confidence == confidence)
  }

  @Test(
    "a diet in the name must fit the food",
    arguments: [
      ("vegan butter", nil), ("vegan pasta", "pasta"), ("gluten-free flour", nil), ("gluten-free rice", "white rice"),
      ("dairy-free milk", nil), ("vegetarian cheddar", nil), ("vegetarian butter", "butter"),
    ] as [(String, String?)])
  func respectsDiets(name: String, expected: String?) {
    #expect(food(name) == expected)
  }

  @Test func explainsItself() throws {
    func explanation(_ name: String, _ unit: KitchenUnit? = nil, _ language: String? = nil) throws -> String {
      try #require(matcher.match(name, unit: unit, language: language)).explanation(of: name, in: matcher.book)
    }
    #expect(
      try explanation("tomates bien mûres", nil, "fr") == "“tomates” is “tomate” (fr); left out: “bien”, “mûres”")
    #expect(try explanation("thyme", .teaspoon) == "“thyme” is “thyme” (en); dried, as it is measured")
    #expect(
      try explanation("tinned tomatoes") == "“tomatoes” is “tomato” (en); left out: “tinned”; canned, as a word says")
    #expect(try explanation("dried tomatoes").hasSuffix("the table has no dried one"))
    #expect(try explanation("Oregano", .bunch) == "“Oregano” is “oregano” (en); fresh, as it is measured")
  }

  @Test func survivesAnyText() {
    var state: UInt64 = 3
    let pieces = ["tomato", " ", ",", "(", "of", "or", "é", "’", "and", "with", "d'", "–", "/", "ß", "large", ")", "🍅"]
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      for language in ["en", "de", "fr", "es"] {
        guard let match = matcher.match(text, comment: text, language: language) else { continue }
        #expect(match.span.upperBound <= text.utf8.count)
        #expect(!match.explanation(of: text, in: matcher.book).isEmpty)
      }
    }
  }
}
