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
    ])
  func areNeverSilent(name: String, language: String, allergen: Allergen) {
    let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: Amount(Rational(100), unit: "g"), name: name)])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe)).allergens
    #expect(found.contains.union(found.mayContain).contains(AllergenSet(allergen)))
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

  @Test func whatIsMadeInTheSameRecipeIsNotUnknown() {
    #expect(analysis(Ingredient(amount: nil, name: "wobble sauce (from above)")).allergens.unknown.isEmpty)
  }

  private func analysis(_ ingredient: Ingredient) -> OwnAnalysis {
    let recipe = Recipe(title: "A", ingredients: [ingredient])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
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
