internal import FoodTable
internal import Foods
internal import SourceText
internal import Testing

@testable internal import ShoppingCategories

@Suite struct ItemCategoriserTests {
  private static let categoriser = ItemCategoriser(foods: FoodTable.builtIn)

  private func category(_ item: String, language: String? = nil) -> ShoppingCategory {
    guard let language else { return Self.categoriser.categorise(item).category }
    return ItemCategoriser(foods: FoodTable.builtIn, language: language).categorise(item).category
  }

  @Test func sortsWhatPeopleBuy() {
    let wrong = ShoppingItems.all.filter { category($0.item) != $0.category }
    #expect(ShoppingItems.all.count > 1400)
    #expect(wrong.map { "\($0.item): \(category($0.item).name), not \($0.category.name)" } == [])
  }

  @Test func knowsNothingOfWhatIsTooLongForAnItem() {
    let list = Array(repeating: "milk", count: 1_000).joined(separator: ", ")
    #expect(category(list) == .uncategorised)
  }

  // MARK: Slips, brands, several things

  @Test(
    arguments: [
      ("sebolla", ShoppingCategory.vegetablesAndFruits), ("brocolli florets", .vegetablesAndFruits),
      ("brocolli", .vegetablesAndFruits), ("pork pie", .refrigeratedItems), ("hovis wholemeal", .breadProducts),
      ("persil non bio", .householdSupplies), ("advocado", .vegetablesAndFruits), ("buter", .milkProducts),
      ("Zwibeln", .vegetablesAndFruits), ("Kaffe", .coffeeAndTea), ("2 kg Kartofeln", .vegetablesAndFruits),
      ("cofee beans", .coffeeAndTea), ("courgete", .vegetablesAndFruits), ("mantequila", .milkProducts),
      ("pomes de terre", .vegetablesAndFruits), ("toilet papper", .householdSupplies),
      ("frozen chiken breast", .refrigeratedItems), ("Jif peanut butter", .pantry), ("Cadbury dairy milk", .sweets),
      ("Bimbo pan", .breadProducts), ("garlic and herb goat cheese", .milkProducts),
      ("salt and vinegar crisps", .pantry), ("ground coriander", .pantry), ("2 tsp ground coriander", .pantry),
      ("coriander", .vegetablesAndFruits), ("6 pack of Bud Light", .beverages), ("Pine-Sol", .householdSupplies),
      ("Milk-Bone", .other), ("Yellow Tail", .beverages), ("Hi-C", .beverages), ("ice melt", .householdSupplies),
      ("Williams Birnen", .vegetablesAndFruits),
      ("rock salt and black pepper", .pantry), ("Philadelphia Kräuter", .milkProducts), ("bonduelle maïs", .pantry),
      ("lotus root", .vegetablesAndFruits), ("Lion's Mane mushrooms", .vegetablesAndFruits),
      ("anchor butter", .milkProducts), ("Vietnamese rivce paper", .pantry), ("anxhois marinés", .meatAndSeafood),
      ("sumo de naranja", .beverages), ("sumo", .uncategorised),
    ])
  func readsWordsWithOneWrongLetter(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "A dish is kept cold whatever it is made of, pastry stands with the bread, and makers of one kind of food make that",
    arguments: [
      ("shepherd's pie", ShoppingCategory.refrigeratedItems), ("steak and ale pie", .refrigeratedItems),
      ("Wirsingkopf", .vegetablesAndFruits), ("Tofustreifen", .vegetarian), ("Käsestangen", .breadProducts),
      ("Suppenwürfel", .pantry), ("Eiswürfel", .refrigeratedItems), ("Almighurt Kirsche", .milkProducts),
      ("Chipsletten", .pantry), ("Kirsche", .vegetablesAndFruits),
      ("kirsch", .beverages), ("potatoe", .vegetablesAndFruits), ("stuffing mix sage and onion", .pantry),
      ("ice cream salt", .pantry), ("colines", .breadProducts), ("petits pois carottes D'Aucy", .pantry),
      ("Cumberland ring", .meatAndSeafood), ("apple pie", .sweets), ("chicken and mushroom pie", .refrigeratedItems),
      ("pastis", .beverages),
      ("sweet potato pie", .sweets), ("chicken chow mein", .refrigeratedItems),
      ("tikka masala sauce", .pantry), ("onion bhajis", .refrigeratedItems), ("hachis parmentier", .refrigeratedItems),
      ("croque-monsieur", .refrigeratedItems), ("Kartoffelgratin", .refrigeratedItems),
      ("flamenquines", .refrigeratedItems), ("fabada asturiana", .pantry),
      ("Zimtschnecken", .breadProducts), ("Weinbergschnecken", .meatAndSeafood), ("Nusshörnchen", .breadProducts),
      ("Apfeltasche", .breadProducts), ("kouign-amann", .sweets),
      ("free from cheese", .lactoseFree), ("Yosoy avena", .lactoseFree),
      ("Valess Schnitzel", .vegetarian), ("Whiskas Thunfisch", .other), ("petits pots bébé carotte", .other),
      ("Hipp Karotten", .other), ("baby carrots", .vegetablesAndFruits), ("bourbon", .beverages),
      ("Minze", .vegetablesAndFruits), ("mince", .meatAndSeafood),
      ("sardines, fresh", .meatAndSeafood), ("jus pour les enfants", .beverages), ("croquettes du chat", .other),
      ("poivrons de 3 couleurs", .vegetablesAndFruits), ("chili con carne", .refrigeratedItems),
      ("cat biscuits", .other), ("hot dogs", .meatAndSeafood),
      ("red velvet cake", .sweets), ("red beans", .pantry),
    ])
  func sortsDishesPastryAndMakers(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "What a brand's variety tastes of is not where it stands",
    arguments: [
      ("Danette vanille", ShoppingCategory.milkProducts), ("Iglo Lachs", .refrigeratedItems),
      ("Doritos queso", .pantry), ("Dr. Oetker Ristorante Pizza Salami", .refrigeratedItems),
      ("Kerrygold Cheddar", .milkProducts), ("Herta jambon", .meatAndSeafood), ("Green Giant sweetcorn", .pantry),
      ("Jacquet burger", .breadProducts), ("Cadbury Roses", .sweets),
      ("Langnese Honig", .pantry), ("Langnese Magnum", .refrigeratedItems),
    ])
  func readsVarietiesOfBrands(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "What a product tastes of, or is called by its brand, is not where it stands",
    arguments: [
      ("Joghurt Vanille", ShoppingCategory.milkProducts), ("Eis Zitrone", .refrigeratedItems),
      ("stock cubes chicken", .pantry), ("stock pots beef", .pantry), ("tea green", .coffeeAndTea),
      ("ice cream strawberry", .refrigeratedItems), ("cat food salmon", .other),
      ("chickn thighs bone in", .meatAndSeafood), ("samon fillets skin off", .meatAndSeafood),
      ("Pizza Salami", .refrigeratedItems), ("Frischkäse Kräuter", .milkProducts), ("thé menthe", .coffeeAndTea),
      ("Tee Filter", .householdSupplies),
      ("Milka Haselnuss", .sweets), ("Magnum Mandel", .refrigeratedItems), ("Milka Alpenmilch", .sweets),
      ("Persil Color", .householdSupplies), ("persil", .vegetablesAndFruits), ("Alpro yogurt", .lactoseFree),
      ("Rügenwalder Mühlen Schnitzel", .vegetarian), ("Rügenwalder Teewurst", .meatAndSeafood),
      ("poêlée surgelée", .refrigeratedItems), ("HDMI lead", .electronics),
    ])
  func readsFlavours(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "Words that lost their space, and packs that say what is in them",
    arguments: [
      ("peanutbutter", ShoppingCategory.pantry), ("toiletpaper", .householdSupplies), ("icecream", .refrigeratedItems),
      ("loaf of wholemeal", .breadProducts), ("bottle of red", .beverages), ("bouteille de rouge", .beverages),
      ("lacto free milk", .lactoseFree), ("arena gato", .other), ("pâtée chien", .other), ("rape", .meatAndSeafood),
      ("champis", .vegetablesAndFruits), ("half n half", .milkProducts), ("Paprika rot", .vegetablesAndFruits),
    ])
  func readsJoinedWordsAndPacks(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    "What something is for decides where no food is meant",
    arguments: [
      ("tablets for the dishwasher", ShoppingCategory.householdSupplies),
      ("Tabs für die Spülmaschine", .householdSupplies),
      ("tablettes pour le lave-vaisselle", .householdSupplies), ("pastillas para el lavavajillas", .householdSupplies),
      ("milk for the cat", .other), ("Creme für die Hände", .other), ("crème pour les mains", .other),
      ("huesos para el perro", .other), ("milk for coffee", .milkProducts), ("oil for frying", .pantry),
    ])
  func readsPurposes(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test("A slip is never looked for in short words, at their beginning, or where two letters are wrong")
  func leavesOtherUnknownWordsAlone() {
    for item in ["buttr churn", "mlk", "xbroccoli", "saussisse", "teapot"] {
      #expect(category(item) == .uncategorised, "\(item)")
    }
  }

  @Test(
    "A food is no product whose word looks like it",
    arguments: [
      ("Käse", "de", ShoppingCategory.milkProducts), ("Topfen", "de", .milkProducts),
      ("reife Birnen", "de", .vegetablesAndFruits),
      ("Topf", "de", .householdSupplies), ("Glühbirnen", "de", .electronics),
      ("dos de cabillaud", "fr", .meatAndSeafood),
      ("atún en aceite vegetal", "es", .pantry), ("salchichas vegetales", "es", .vegetarian),
      ("Tomaten, Dose", "de", .pantry),
    ])
  func foodsAreNoProducts(item: String, language: String, expected: ShoppingCategory) {
    #expect(category(item, language: language) == expected)
  }

  @Test(
    "A remark behind a product, or an unknown word beside it, hides it from nobody",
    arguments: [
      ("Äpfel vom Markt", ShoppingCategory.vegetablesAndFruits),
      ("Käse vom Bauern", .milkProducts), ("Eier vom Hof", .eggs), ("milk for the kids", .milkProducts),
      ("carottes du marché", .vegetablesAndFruits),
      ("Butter irische", .milkProducts),
      ("Waschmittel color", .householdSupplies), ("Rotwein Spanien", .beverages),
      ("pork shoulder joint", .meatAndSeafood),
      ("chicken thighs bone in skin on", .meatAndSeafood), ("Mercadona aceite de oliva", .pantry),
      ("Lactaid milk 2%", .lactoseFree), ("Kaffee ganze Bohnen", .coffeeAndTea), ("Tide pods", .householdSupplies),
      ("frozen peas for the kids", .refrigeratedItems),
    ])
  func knowsPartsOfItems(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    arguments: [
      ("Lavazza", ShoppingCategory.coffeeAndTea), ("Lavazza Oro", .coffeeAndTea), ("Duracell", .electronics),
      ("Head & Shoulders", .other), ("Calgon", .householdSupplies), ("La Vache qui rit", .milkProducts),
      ("Estrella Damm", .beverages), ("Warburtons", .breadProducts), ("Persil", .vegetablesAndFruits),
      ("Milka ice cream", .refrigeratedItems),
    ])
  func knowsBrandsOfTheShops(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    arguments: [
      ("mints", ShoppingCategory.sweets), ("mint", .vegetablesAndFruits), ("piles", .electronics), ("Pils", .beverages),
      ("tablet", .electronics), ("water tablets", .other), ("nail varnish", .other), ("nails", .householdSupplies),
      ("malt loaf", .breadProducts), ("panini", .breadProducts), ("ginger shots", .beverages),
      ("ginger", .vegetablesAndFruits), ("kidneys", .meatAndSeafood), ("kidney beans", .pantry), ("petrol", .other),
      ("Jelly Tots", .sweets), ("Sweet'N Low", .glucoseFree), ("Jus-Rol pastry", .refrigeratedItems),
    ])
  func tellsWordsApartThatAreAlike(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test func persilIsParsleyUnlessTheReaderIsKnownToBuyIt() {
    #expect(category("Persil") == .vegetablesAndFruits)
    #expect(
      ItemCategoriser(foods: FoodTable.builtIn, language: "en").categorise("Persil").category == .householdSupplies)
    #expect(
      ItemCategoriser(foods: FoodTable.builtIn, language: "fr").categorise("Persil").category == .vegetablesAndFruits)
  }

  @Test(
    arguments: [
      ("lamb shoulder on the bone", ShoppingCategory.meatAndSeafood), ("cheese of your choice", .milkProducts),
      ("peach halves", .vegetablesAndFruits), ("rock salt and black pepper", .pantry), ("limón", .vegetablesAndFruits),
      ("navet", .vegetablesAndFruits), ("Agavendicksaft", .pantry), ("sirop d'agave", .pantry),
      ("levure fraîche", .refrigeratedItems), ("feuille de chêne", .vegetablesAndFruits),
    ])
  func knowsFoodsWithWordsAroundThem(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  // MARK: Traps

  @Test(
    arguments: [
      ("diced tomatoes", ShoppingCategory.pantry), ("ice", .refrigeratedItems), ("rice", .pantry),
      ("licorice", .sweets),
      ("candle", .householdSupplies), ("eggplant", .vegetablesAndFruits), ("butternut squash", .vegetablesAndFruits),
      ("peanut butter", .pantry), ("buttermilk", .milkProducts), ("cocoa butter", .pantry),
      ("hamburger buns", .breadProducts),
      ("teapot", .uncategorised), ("pineapple", .vegetablesAndFruits),
      ("grapefruit", .vegetablesAndFruits), ("Reis", .pantry), ("Eisbergsalat", .vegetablesAndFruits),
      ("Bierschinken", .meatAndSeafood), ("Teewurst", .meatAndSeafood), ("Erdbeeren", .vegetablesAndFruits),
      ("garlic bulb", .vegetablesAndFruits), ("tulip bulbs", .other), ("light bulbs", .electronics),
      ("chocolate milk", .milkProducts), ("cat food", .other), ("string cheese", .milkProducts),
      ("kitchen string", .householdSupplies),
      ("coffee filters", .householdSupplies), ("tea lights", .householdSupplies), ("soap", .other),
      ("coconut milk", .pantry),
      ("coconut yogurt", .lactoseFree), ("almond butter", .pantry), ("eggs", .eggs), ("egg noodles", .pantry),
      ("easter eggs", .sweets), ("fishing rod", .uncategorised),
    ])
  func findsNoWordInsideAnother(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test(
    arguments: [
      ("peas", ShoppingCategory.vegetablesAndFruits), ("frozen peas", .refrigeratedItems),
      ("peas, frozen", .refrigeratedItems),
      ("peas (tinned)", .pantry), ("1 can peas", .pantry), ("dried peas", .pantry), ("milk", .milkProducts),
      ("milk, lactose-free", .lactoseFree), ("sausages", .meatAndSeafood), ("vegan sausages", .vegetarian),
      ("soy sausages", .vegetarian), ("soy marinated chicken", .meatAndSeafood), ("sugar-free cookies", .glucoseFree),
      ("tagliatelle", .pantry), ("fresh tagliatelle", .refrigeratedItems), ("fresh tuna", .meatAndSeafood),
      ("tuna in brine", .pantry),
      ("canned beer", .beverages), ("frozen vegan burgers", .refrigeratedItems), ("canned dog food", .other),
      ("1 Dose Mais", .pantry), ("Tiefkühlerbsen", .refrigeratedItems), ("vegan mayonnaise", .pantry),
      ("ravioli tin", .pantry), ("ravioli", .refrigeratedItems), ("saccharin tablets", .glucoseFree),
      ("halloumi burgers", .vegetarian), ("cauliflower steak", .vegetarian), ("beef burgers", .meatAndSeafood),
      ("jackfruit pulled pork", .vegetarian), ("pulled pork", .meatAndSeafood), ("Nivea cream", .other),
      ("Garnier milk", .other), ("microwave curry", .refrigeratedItems),
    ])
  func movesWhatIsKeptElsewhere(item: String, expected: ShoppingCategory) {
    #expect(category(item) == expected)
  }

  @Test func saysWhyInTermsOfTheItem() {
    #expect(Self.categoriser.categorise("Frozen pears").reason == .word("Frozen"))
    #expect(Self.categoriser.categorise("toothpaste").reason == .product("toothpaste"))
    #expect(Self.categoriser.categorise("2 large parsnips").reason == .food("parsnip"))
    #expect(Self.categoriser.categorise("zorgle sauce").reason == .noun("sauce"))
    #expect(Self.categoriser.categorise("zorgle") == Categorisation(.uncategorised, reason: .unknown))
    #expect(Self.categoriser.categorise("").reason == .unknown)
  }

  @Test func triesTheLanguageOfTheReaderFirst() {
    #expect(category("Paprika") == .pantry)
    #expect(category("Paprika", language: "de-AT") == .vegetablesAndFruits)
  }

  // MARK: Properties

  @Test func caseChangesNothing() {
    for row in ShoppingItems.all {
      #expect(category(row.item.uppercased()) == row.category || row.item.contains("ß"), "\(row.item)")
    }
  }

  @Test func accentsChangeNothingForProducts() {
    let plain = [
      "creme fraiche", "gruyere", "muesli", "epinards surgeles", "champu", "jabon", "pates fraiches", "cafe",
      "the vert",
    ]
    for item in plain { #expect(category(item) != .uncategorised, "\(item)") }
  }

  @Test func amountsInFrontChangeNothing() {
    for row in ShoppingItems.all where row.item.utf8.allSatisfy({ $0 > 0x39 || $0 == 0x20 }) {
      #expect(category("2 " + row.item) == row.category || row.category == .uncategorised, "\(row.item)")
    }
  }

  @Test func answersEverything() {
    var state: UInt64 = 42
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(state >> 59) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Self.categoriser.categorise(text) == Self.categoriser.categorise(text))
    }
  }
}
