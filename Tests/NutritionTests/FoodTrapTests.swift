import Cookbook
import FoodTable
import Foods
import Nutrition
import Quantities
import Testing

/// Names that hold another food's name, against the table that comes with the program.
struct FoodTrapTests {
  @Test(
    arguments: [
      ("coconut milk", []), ("peanut butter", [.peanuts]), ("buckwheat flour", []), ("nutmeg", []),
      ("butternut squash", []), ("oat milk", [.gluten]), ("vegan butter", []), ("almond milk", [.nuts]),
      ("cocoa butter", []), ("chestnuts", []), ("pine nuts", []), ("water chestnuts", []), ("rice noodles", []),
      ("butter", [.milk]), ("tahini", [.sesame]), ("soy sauce", [.soybeans, .gluten]), ("flour", [.gluten]),
      ("cream of tartar", []), ("butter beans", []), ("egg noodles", [.gluten, .eggs]), ("eggplant", []),
    ] as [(String, [Allergen])])
  func containsNoMoreThanItShould(name: String, allergens: [Allergen]) {
    let found = Self.analysis(name)
    #expect(found.allergens.unknown.isEmpty)
    #expect(Set(found.allergens.contains.allergens) == Set(allergens))
  }

  @Test(arguments: [
    ("coconut milk", true), ("oat milk", true), ("peanut butter", true), ("honey", false), ("butter", false),
    ("Worcestershire sauce", false), ("eggplant", true),
  ])
  func knowsWhatVegansEat(name: String, isVegan: Bool) {
    #expect(Self.analysis(name).diets.vegan.fits == isVegan)
  }

  private static func analysis(_ name: String) -> OwnAnalysis {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let ingredient = Ingredient(amount: Amount(Rational(100), unit: "g"), name: name)
    return analyst.analysis(of: RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: [ingredient])))
  }
}
