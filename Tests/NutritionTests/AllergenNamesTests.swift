internal import Cookbook
internal import FoodTable
internal import Foods
internal import Nutrition
internal import Quantities
internal import Testing

@Suite("Allergens of what a name is made with")
struct AllergenNamesTests {
  @Test(
    arguments: [
      ("Frischkäse mit Walnüssen", "de", Allergen.nuts), ("Joghurt mit Haselnüssen", "de", .nuts),
      ("pain aux noix", "fr", .nuts), ("queso con nueces", "es", .nuts),
      ("chicken and prawn paella mix", "en", .crustaceans), ("quenelles de brochet", "fr", .gluten),
      ("rice (with shrimp)", "en", .crustaceans), ("rice (with walnuts)", "en", .nuts),
      ("rice, with butter", "en", .milk),
      ("rice — with peanuts", "en", .peanuts), ("rice [with butter]", "en", .milk),
      ("rice (contains milk)", "en", .milk),
      ("spinach (in cream)", "en", .milk), ("rice (cooked in stock with butter)", "en", .milk),
      ("Reis (mit Erdnüssen)", "de", .peanuts), ("riz (avec des crevettes)", "fr", .crustaceans),
      ("arroz (con nueces)", "es", .nuts), ("épinards à la crème", "fr", .milk),
      ("bread (including nuts)", "en", .nuts),
      ("lentils, cooked in vegetable stock", "en", .celery), ("potatoes with curry powder", "en", .celery),
      ("rice with chocolate chips", "en", .milk), ("milk (oat, soy or almond)", "en", .soybeans),
      ("milk (dairy or soy)", "en", .soybeans),
      ("pasta with 50 g prawns", "en", .crustaceans), ("rice, 50 g prawns", "en", .crustaceans),
      ("fish (of which 50 g prawns)", "en", .crustaceans), ("rice; 50 ml milk", "en", .milk),
      ("rice cooked in 500 ml milk", "en", .milk), ("yoghurt with 30 g peanut butter", "en", .peanuts),
      ("gluten-free flour, 20 g wheat flour for dusting", "en", .gluten), ("Reis mit 20 g Erdnüssen", "de", .peanuts),
      ("rice (traces of peanuts)", "en", .peanuts), ("rice, may contain traces of hazelnuts", "en", .nuts),
      ("riz (peut contenir des traces de cacahuètes)", "fr", .peanuts), ("Reis (Spuren von Nüssen)", "de", .nuts),
      ("spinach\n  - *50 g* prawns", "en", .crustaceans), ("rice\ntopped with prawns", "en", .crustaceans),
    ])
  func areNeverSilent(name: String, language: String, allergen: Allergen) {
    let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: Amount(Rational(100), unit: "g"), name: name)])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe)).allergens
    #expect(found.contains.union(found.mayContain).contains(AllergenSet(allergen)))
  }

  @Test(
    "What is breaded, battered, creamed or gratinated has more in it than its name says",
    arguments: [
      ("breaded eggplant", "en", [.gluten, .eggs]), ("aubergine panée", "fr", [.gluten, .eggs]),
      ("panierte Auberginen", "de", [.gluten, .eggs]), ("berenjena rebozada", "es", [.gluten, .eggs]),
      ("breaded cod", "en", [.gluten, .eggs]), ("Schnitzel, paniert", "de", [.gluten, .eggs]),
      ("creamed spinach", "en", [.milk]), ("überbackene Zucchini", "de", [.milk]),
      ("soupe à l’oignon gratinée", "fr", [.milk]), ("battered mushrooms", "en", [.gluten]),
    ] as [(String, String, [Allergen])])
  func dishesAreNotTakenForTheirFood(name: String, language: String, allergens: [Allergen]) {
    let found = analysis(Ingredient(amount: Amount(Rational(100), unit: "g"), name: name), language)
    for allergen in allergens {
      #expect(found.allergens.contains.union(found.allergens.mayContain).contains(AllergenSet(allergen)))
    }
    #expect(found.diets.vegan != .fits)
  }

  @Test("What a list below an ingredient names and nobody knows is unknown, too")
  func listsBelowAreAskedFor() {
    let found = analysis(Ingredient(amount: nil, name: "spinach\n  - *50 g* gorblax\n  - *20 g* peanuts"))
    #expect(found.allergens.unknown == ["gorblax"])
    #expect(found.allergens.contains.contains(AllergenSet(.peanuts)))
    #expect(found.diets.vegan != .fits)
    #expect(analysis(Ingredient(amount: nil, name: "spinach\nas fresh as can be")).diets.vegan == .fits)
  }

  @Test("What stands beside a link to a recipe makes it no recipe, and no food of that name")
  func recipesBesideTextAreUnknown() {
    for name in ["[tomato sauce](c.md) (see there)", "[tomato sauce](../c.md#a), warm", "[tomato sauce](c.json) x"] {
      let found = analysis(Ingredient(amount: Amount(Rational(100), unit: "g"), name: name))
      #expect(!found.allergens.unknown.isEmpty, "\(name)")
      #expect(found.diets.vegan != .fits)
    }
    let elsewhere = analysis(Ingredient(amount: nil, name: "[butter](https://a.b/c.md), soft"))
    #expect(elsewhere.allergens.unknown.isEmpty)
  }

  @Test(
    "Figures of another form than the one that is asked for are no more than near",
    arguments: [
      ("roast chicken breast", false), ("cooked salmon", false), ("cooked cod", true), ("roast lamb chops", true),
      ("diet lemonade", true),
      ("low-carb bread", true), ("chocolate without sugar", true), ("salmon", false), ("bread", false),
      ("lemonade", false),
    ])
  func otherFormsAreRough(name: String, isRough: Bool) {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: Amount(Rational(100), unit: "g"), name: name)])
    let line = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe))[0]
    #expect(line.isRoughGuess == isRough, "\(name): \(line.food?.name ?? "nothing")")
  }

  @Test(arguments: ["creamed coconut", "creamed corn", "creamed honey", "butter, creamed"])
  func namesOfFoodsAreNoDishes(name: String) {
    #expect(!analysis(Ingredient(amount: nil, name: name)).allergens.mayContain.contains(AllergenSet(.gluten)))
  }

  @Test(
    "What stands in its shell is no pasta",
    arguments: ["12 oysters in the shell", "walnuts in shell", "prawns, shell on", "mussels (in their shells)"])
  func shellsAreNoPasta(name: String) {
    let found = analysis(Ingredient(amount: nil, name: name)).allergens
    #expect(!found.contains.union(found.mayContain).contains(AllergenSet(.gluten)))
  }

  @Test(
    "A second food that nobody knows is unknown, and a preparation is no food",
    arguments: [
      ("100 g sugar plus 50 g gorblax", ["gorblax"]), ("sugar and 50 g gorblax", ["gorblax"]),
      ("100 g sugar + 50 g rugelach", ["rugelach"]), ("salt, pepper, rugelach", ["rugelach"]),
      ("100 g rice/gorblax", ["gorblax"]), ("flour and gorblax", ["flour and gorblax"]),
      ("gorblax or butter", ["gorblax"]), ("butter or gorblax", ["gorblax"]),
      ("salt, to taste", []), ("parsley, finely chopped", []), ("salt, freshly ground", []), ("salt and pepper", []),
      ("rice, cooked according to packet instructions", []), ("2 onions, peeled and sliced", []),
      ("lemon wedges, for serving", []), ("toppings: peanuts, sesame seeds", []),
      ("1 cup grated or shredded cheese", []),
      ("500 g chicken thighs, skin on and bone in", []), ("red and yellow peppers", []),
      ("1 tsp kosher or sea salt", []), ("12 cups mineral or filtered water", []),
    ] as [(String, [String])])
  func secondFoodsAreNotSwallowed(line: String, unknown: [String]) {
    let found = analysis(Ingredient(amount: nil, name: line))
    #expect(found.allergens.unknown == unknown)
    if !unknown.isEmpty { #expect(found.diets.vegan != .fits) }
  }

  @Test(
    "A food found by less than its name may be another one",
    arguments: [("penut butter", "en"), ("crème brûlée", "fr")])
  func guessesAreUnknown(name: String, language: String) {
    #expect(analysis(Ingredient(amount: nil, name: name), language).allergens.unknown == [name])
  }

  @Test(
    "Foods that only may contain something are told as well",
    arguments: [("rice (with sausage)", false), ("rice (with chocolate chips)", true), ("rice (with pepper)", nil)]
      as [(String, Bool?)])
  func mentionsAreDoubts(name: String, isVegetarian: Bool?) {
    let diets = analysis(Ingredient(amount: nil, name: name)).diets
    #expect((diets.vegan == .fits) == (isVegetarian == nil))
    #expect((diets.vegetarian == .fits) == (isVegetarian != false))
  }

  @Test(
    arguments: [
      ("bread, mustard and celery", [.gluten, .mustard, .celery]),
      ("lettuce, tomato, cheese, and sour cream, for serving", [.milk]),
      ("walnuts, toasted sesame seeds, and parsley for garnish", [.nuts, .sesame]),
      ("salt, pepper, soy sauce", [.soybeans, .gluten]),
      ("chicken and panko", [.gluten]),
    ] as [(String, [Allergen])])
  func ofEveryFoodOfAListAreContained(name: String, allergens: [Allergen]) {
    let found = analysis(Ingredient(amount: nil, name: name)).allergens
    for allergen in allergens { #expect(found.contains.contains(AllergenSet(allergen))) }
  }

  @Test(arguments: ["oil for frying (peanut, rapeseed)", "nuts, such as almonds", "milk or oat milk"])
  func ofKindsAndAlternativesAreNot(name: String) {
    let found = analysis(Ingredient(amount: nil, name: name)).allergens
    #expect(found.contains.isDisjoint(with: [AllergenSet(.peanuts), AllergenSet(.gluten)]))
    #expect(!found.mayContain.isEmpty)
  }

  @Test(arguments: ["lettuce, tomato, bacon", "lettuce, tomato, cheese and cream", "beans (fried in lard)"])
  func meatAndMilkInAListAreNoVeganDish(name: String) {
    let diet = analysis(Ingredient(amount: nil, name: name)).diets.vegan
    #expect(diet != .fits)
  }

  @Test(
    "What a recipe makes itself is known where something above bears its name",
    arguments: [
      ("For the wobble sauce", "sugar", [], "wobble sauce (from above)", true),
      ("Sauce", "wobble sauce", ["wobble sauce"], "wobble sauce (from above)", true),
      ("Dough", "sugar", ["wobble sauce"], "wobble sauce (from above)", false),
      ("Pastry", "cream", ["pastry glorp"], "pastry glorp, see above", false),
    ] as [(String, String, [String], String, Bool)])
  func isKnownWhereItIsMade(heading: String, first: String, unknown: [String], later: String, isMade: Bool) {
    let recipe = Recipe(
      title: "A",
      ingredientGroups: [
        IngredientGroup(title: heading, ingredients: [Ingredient(amount: nil, name: first)]),
        IngredientGroup(title: "To serve", ingredients: [Ingredient(amount: nil, name: later)]),
      ])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe))
    #expect(found.allergens.unknown == unknown)
    #expect((found.diets.vegan == .fits) == (isMade && unknown.isEmpty))
  }

  @Test func headingsBelowMakeNothingAbove() {
    let name = "wobble sauce (from above)"
    let recipe = Recipe(
      title: "A", ingredients: [Ingredient(amount: nil, name: name)],
      ingredientGroups: [IngredientGroup(title: "Wobble sauce", ingredients: [Ingredient(amount: nil, name: "sugar")])])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe))
    #expect(found.allergens.unknown == ["wobble sauce"])
  }

  private func analysis(_ ingredient: Ingredient, _ language: String = "en") -> OwnAnalysis {
    let recipe = Recipe(title: "A", ingredients: [ingredient])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    return analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe))
  }

  @Test func areReadFromALineThatJoinsHundreds() {
    let name = (["flour"] + Array(repeating: "almonds", count: 200)).joined(separator: ", ")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: nil, name: name)])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe)).allergens
    #expect(found.contains.union(found.mayContain).contains(AllergenSet(.nuts)))
  }
}
