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

  @Test func areReadFromALineThatJoinsHundreds() {
    let name = (["flour"] + Array(repeating: "almonds", count: 200)).joined(separator: ", ")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: nil, name: name)])
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let found = analyst.analysis(of: RecipeEntry(path: "a.md", recipe: recipe)).allergens
    #expect(found.contains.union(found.mayContain).contains(AllergenSet(.nuts)))
  }
}
