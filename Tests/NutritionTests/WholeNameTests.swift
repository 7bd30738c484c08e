import Cookbook
import FoodTable
import Foods
import Nutrition
import Quantities
import Testing

/// Names of foods that hold words which are elsewhere read as something else, against the table that comes with the
/// program.
@Suite struct WholeNameTests {
  private struct Found: Equatable, CustomStringConvertible {
    var food: String?
    var grams: Int?

    var description: String { "\(food ?? "–") \(grams.map(String.init) ?? "–") g" }
  }

  private static func found(_ line: String, _ language: String) -> Found {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let recipe = Recipe(title: "A", ingredients: [Ingredient(name: line)])
    let line = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first
    return Found(food: line?.food?.name, grams: line?.milligrams.map { ($0 + 500) / 1000 })
  }

  @Test func aPieIsNeitherOfTheTwoThingsInIt() {
    #expect(Self.found("1 steak and kidney pie", "en").food == nil)
  }

  @Test(arguments: [
    "4 slices paneer", "1 ham", "1 salami", "1 pork belly, scored", "1 chuck roast", "2 beef roasts", "1 gammon joint",
  ])
  func aWholePieceIsNoSliceNorASliceAWholePiece(line: String) {
    #expect(Self.found(line, "en").food != nil)
    #expect(Self.found(line, "en").grams == nil)
  }

  @Test(arguments: [
    // What was done to it makes another food of it.
    ("200 g mashed potatoes", "en", "mashed potatoes", 200), ("40 g shredded coconut", "en", "desiccated coconut", 40),
    ("20 g crushed red pepper", "en", "chilli flakes", 20),
    ("3 cups day-old cooked rice", "en", "cooked white rice", 474),
    ("200 g geriebener Käse", "de", "grated cheese", 200), ("200 g Milch (1,5 %)", "de", "semi-skimmed milk", 200),
    ("200 g Quark (40 % Fett)", "de", "full-fat quark", 200), ("2 hartgekochte Eier", "de", "hard-boiled egg", 100),
    // A word that may be a unit or a vessel.
    ("200 g glass noodles", "en", "glass noodles", 200), ("100 g gram flour", "en", "chickpea flour", 100),
    // What two foods before a dish say is what is in it.
    ("200 g beef and cheese tortellini", "en", "tortellini", 200),
    ("2 cups flour and cheese", "en", "all-purpose flour", 250), ("1 can pork and beans", "en", "pork and beans", 425),
    // A whole one is no slice.
    ("1 Biskuitboden", "de", "sponge cake", 350), ("12 mince pies", "en", "mince pies", 660),
    ("1 panettone", "en", "panettone", 750), ("4 ham", "en", "ham", 100), ("1 slice ham", "en", "ham", 25),
    ("1 boneless leg of lamb", "en", "boneless leg of lamb", 1800),
    // What is taken of eggs, and what is measured in spoons.
    ("Yolks of four eggs", "en", "egg yolk", 68), ("2 eggs, whites only", "en", "egg white", 66),
    ("2 eggs, whites and yolks separated", "en", "egg", 100), ("1 tsp soda", "en", "baking soda", 5),
    ("1 cup soda", "en", "soda water", 237), ("A gill of milk", "en", "whole milk", 134),
    ("2 cakes compressed yeast", "en", "fresh yeast", 34),
    ("1 gousse de vanille", "fr", "vanilla bean", 3), ("1 gousse d'ail", "fr", "garlic", 3),
    // What is counted in cubes.
    ("1 cube chicken bouillon", "en", "chicken stock cube", 10), ("1 cube butter", "en", "butter", 5),
    // A size, where there is nothing to count.
    ("200 g de petits pois", "fr", "pea", 200), ("2 small tomatoes", "en", "tomato", 182),
    // What is done to it is no food, whatever shops call so.
    ("20 g gehackte, glatte Petersilie", "de", "parsley", 18),
    ("3 vasos de yogur de azúcar", "es", "granulated sugar", 317),
    // A participle that is a noun.
    ("300 g de rape", "es", "monkfish", 300),
    // What stands before a participle.
    ("200 g frozen cut green beans", "en", "frozen green beans", 200),
    // Four peeled tomatoes are no four tins of them.
    ("4 peeled tomatoes", "en", "tomato", 492),
    // No gluten.
    ("120 g gluten free 1-to-1 baking flour", "en", "gluten-free flour", 120),
    // A kind of white beans is sold in tins, too.
    ("2 (15 oz) cans cannellini beans", "en", "canned white beans", 510),
    ("1 bote de garbanzos cocidos (400 g)", "es", "canned chickpeas", 267),
    // What is poured off and kept is not eaten with it.
    ("1 can chickpeas (liquid reserved)", "en", "canned chickpeas", 240),
    // A chicken that weighs so much has bones.
    ("1 (3 lb) whole chicken", "en", "chicken", 925),
  ])
  func areFound(line: String, language: String, food: String, grams: Int) {
    #expect(Self.found(line, language) == Found(food: food, grams: grams))
  }

  @Test(arguments: ["en", "de", "fr", "es"])
  func almostEveryNameThatIsWeighedIsItsOwnFood(language: String) throws {
    let tag = try #require(FoodLanguage(tag: language))
    let names = FoodTable.builtIn.foods.flatMap { food in food.names(in: tag).map { (name: $0, food: food.name) } }
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let amount = Amount(Rational(200), unit: "g")
    let misses = names.filter { name, food in
      let recipe = Recipe(title: "A", ingredients: [Ingredient(amount: amount, name: name)])
      return analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first?.food?.name != food
    }
    #expect(misses.count * 200 < names.count, "\(misses)")
  }

  @Test func aHeadingMakesWhatIsBelowItOptional() throws {
    let cheese = Ingredient(amount: Amount(Rational(50), unit: "g"), name: "feta")
    let groups = ["Optional add-ins", "Dressing", "Topping (optional)", "Nach Belieben", "Filling (cheese optional)"]
      .map { IngredientGroup(title: $0, ingredients: [cheese]) }
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: [cheese], ingredientGroups: groups))
    #expect(analyst.lines(of: entry).map(\.isOptional) == [false, true, false, true, true, false])
    let only = RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredientGroups: [groups[0]]))
    let analysis = analyst.analysis(of: only)
    #expect(analysis.allergens.contains.isEmpty && analysis.allergens.mayContain == AllergenSet(.milk))
    #expect(analysis.nutrition.sum.figures.energy == nil)
  }
}
