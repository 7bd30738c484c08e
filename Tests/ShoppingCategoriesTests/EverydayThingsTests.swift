internal import FoodTable
internal import Foods
internal import Testing

@testable internal import ShoppingCategories

/// Things that are no food, whatever they are written like or called after.
@Suite struct EverydayThingsTests {
  private static let categoriser = ItemCategoriser(foods: FoodTable.builtIn)

  private func category(_ item: String, language: String? = nil) -> ShoppingCategory {
    guard let language else { return Self.categoriser.categorise(item).category }
    return ItemCategoriser(foods: FoodTable.builtIn, language: language).categorise(item).category
  }

  @Test("No everyday thing is a food with a slip", arguments: [nil, "en", "de", "fr"])
  func everydayThingsAreNoSlips(language: String?) {
    let words = """
      drill shoes linen shelf washer racket board crown stove laces flask shade mould spade crate clamp crane trash wheel
      Schuhe Brille Pinsel Tasche Rahmen Zange Kette Jacke Schippe Spritze tapis prise bride cadre
      """
    let found = words.split(whereSeparator: \.isWhitespace).map(String.init).filter {
      ![.uncategorised, .householdSupplies, .other, .electronics].contains(category($0, language: language))
    }
    #expect(found == [])
  }

  @Test(
    "What is known by itself has no slip",
    arguments: [
      ("timer", ShoppingCategory.householdSupplies), ("mat", .householdSupplies), ("door mat", .householdSupplies),
      ("mouse mat", .householdSupplies), ("hinge", .householdSupplies), ("maté", .coffeeAndTea),
      ("Säge", .householdSupplies),
      ("sage", .vegetablesAndFruits), ("Äsche", .meatAndSeafood), ("râpe", .householdSupplies), ("mochi", .sweets),
      ("washer", .uncategorised), ("shelf", .uncategorised),
    ])
  func knownWordsHaveNoSlips(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "Short words have slips that sound the same, double a letter or change the order",
    arguments: [
      ("onoin", ShoppingCategory.vegetablesAndFruits), ("onyon", .vegetablesAndFruits),
      ("carott", .vegetablesAndFruits),
      ("bakon", .meatAndSeafood), ("chiken", .meatAndSeafood), ("oranje", .vegetablesAndFruits),
      ("grapez", .vegetablesAndFruits),
      ("cheeze", .milkProducts), ("vanila", .pantry), ("samlon", .meatAndSeafood), ("cofee", .coffeeAndTea),
      ("yoghrt", .milkProducts), ("peppr", .pantry),
    ])
  func findsSlipsOfShortWords(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
    #expect(category(item, language: "en") == expected)
  }

  @Test("Short words are compared with the language of the reader")
  func readsShortSlipsInOneLanguage() {
    #expect(category("Zwibel", language: "de") == .vegetablesAndFruits)
    #expect(category("Saltz", language: "de") == .pantry)
    #expect(category("Saltz", language: "fr") == .uncategorised)
    #expect(category("Kaffe", language: "de") == .coffeeAndTea)
    #expect(category("Zwiebll", language: "de") == .vegetablesAndFruits)
  }

  @Test(
    "A tool is no food for being called after one",
    arguments: [
      "garlic crusher", "apple corer", "egg cups", "butter dish", "salt shaker", "pepper mill", "lemon squeezer",
      "coffee grinder", "milk frother", "pizza cutter", "fish tank", "toast rack", "bread board", "cheese board",
      "cheese slicer",
      "cherry pitter", "potato ricer", "honey dipper", "egg poacher", "meat tenderiser", "pizza stone", "tea cosy",
      "ice cream scoop",
      "Käsereibe", "Brotkasten", "Kartoffelschäler", "Eierkarton", "Nussknacker", "Salatschleuder", "Butterdose",
      "Pfeffermühle",
      "Salzstreuer", "Gemüsehobel", "Kartoffelstampfer", "moulin à poivre", "casse-noix",
      "essoreuse à salade",
      "planche à pain", "molinillo de café", "cascanueces", "rallador de queso",
    ])
  func toolsAreNoFoods(item: String) {
    #expect(category(item) == .householdSupplies)
  }

  @Test(
    "Plants and what cares for the skin stand with the rest",
    arguments: [
      "apple tree", "olive tree", "Apfelbaum", "lait démaquillant", "pâte dentifrice", "huile de moteur",
      "leche corporal",
      "agua oxigenada", "aceite corporal", "lait corporel",
    ])
  func plantsAndCareAreNoFoods(item: String) {
    #expect(category(item) == .other)
  }

  @Test(
    "Food stays food where its name ends like that of a tool",
    arguments: [
      ("lamb rack", ShoppingCategory.meatAndSeafood), ("peanut butter cups", .sweets), ("cheese crackers", .pantry),
      ("bacon rashers", .meatAndSeafood), ("pork sliders", .meatAndSeafood), ("jalapeño poppers", .refrigeratedItems),
      ("Thunfischdose", .pantry), ("lait de coco", .pantry), ("huile de tournesol", .pantry),
      ("leche condensada", .pantry),
      ("pumpkin seeds", .pantry), ("Brot vom Bäcker", .breadProducts), ("Brot vom Metzger", .breadProducts),
      ("jalebi", .sweets), ("gulab jamun", .sweets), ("rasgulla", .sweets), ("ladoo", .sweets), ("Indomie", .pantry),
      ("Bournvita", .beverages), ("ogbono", .pantry), ("Peak milk", .milkProducts), ("Baumkuchen", .sweets),
    ])
  func foodsAreNoTools(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test func breadOfTheBakersIsBreadToGermans() {
    #expect(category("Brot vom Bäcker", language: "de") == .breadProducts)
  }
}
