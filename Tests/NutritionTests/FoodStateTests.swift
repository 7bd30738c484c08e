import Cookbook
import FoodTable
import Foods
import Nutrition
import Testing

/// Cooked, tinned, drained: which food of the built-in table a line means.
@Suite struct FoodStateTests {
  private func food(ofLine line: String, language: String) -> String? {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let recipe = Recipe(title: "A", ingredients: [Ingredient(name: line)])
    return analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first?.food?.name
  }

  @Test(
    "Words for a state decide, wherever they stand",
    arguments: [
      ("en", "200 g cooked rice", "cooked white rice"), ("en", "200 g rice, cooked", "white rice"),
      ("en", "2 cups cooked black beans", "cooked black beans"), ("en", "400 g tin chickpeas", "canned chickpeas"),
      ("en", "chickpeas, 400g can", "canned chickpeas"), ("en", "400 g chickpeas (from a can)", "canned chickpeas"),
      ("en", "15 ounces black beans, drained and rinsed", "canned black beans"),
      ("en", "2 cups shredded cooked chicken", "cooked chicken"), ("en", "2 cups beans", "canned mixed beans"),
      ("en", "200 g spinach, cooked and drained", "spinach"), ("en", "1 lb ground beef 90/10", "lean ground beef"),
      ("de", "500 g gekochte Kartoffeln", "cooked potato"), ("de", "1 Glas Kichererbsen", "canned chickpeas"),
      ("de", "250 g Kichererbsen, gegart", "cooked chickpeas"), ("de", "100 g Peanut Butter", "peanut butter"),
      ("de", "250 g Kichererbsen (Abtropfgewicht)", "canned chickpeas"),
      ("en", "8 slices bacon, cooked and crumbled", "cooked bacon"), ("en", "8 slices bacon", "bacon"),
      ("en", "1 lb bacon, cooked", "bacon"), ("en", "3 slices ham, cooked", "ham"),
      ("en", "1/2 barbecued chicken, shredded", "cooked chicken"),
      ("en", "2 cups chicken, cooked and cubed", "cooked chicken"),
      ("en", "2 cups chicken breast, shredded", "cooked chicken"), ("en", "1 cup turkey, cooked", "cooked turkey"),
      ("en", "1 lb chicken breast, cooked and shredded", "chicken breast"), ("en", "1 cup rice, cooked", "white rice"),
      ("en", "1 (16.3 oz) can refrigerated biscuits", "biscuit dough"),
      ("en", "1 1/2 cups black beans (one 15 oz can), drained and rinsed", "canned black beans"),
      ("en", "200 g white beans, from two 15-ounce cans", "canned white beans"),
      ("en", "1 cup black beans, soaked overnight, drained", "black beans"),
      ("en", "1 cup dried chickpeas", "chickpea"),
      ("en", "1 cup chickpeas", "canned chickpeas"), ("en", "200 g chickpeas", "chickpea"),
      ("en", "1 cup brown lentils", "lentil"), ("en", "1 cup split peas", "green split peas"),
      ("en", "1 cup rice", "white rice"), ("en", "1 cup tomatoes", "tomato"),
      ("fr", "200 g de riz cuit", "cooked white rice"), ("fr", "200 g de lentilles cuites", "cooked lentils"),
    ])
  func statesDecide(language: String, line: String, expected: String) {
    #expect(food(ofLine: line, language: language) == expected)
  }

  @Test("A jar of pulses weighs what is in it when it is drained")
  func jarsAreDrained() throws {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "de")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(name: "1 Glas Kichererbsen")])
    let line = try #require(analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first)
    #expect(line.milligrams == 360_000)
    #expect(line.path?.guesses.contains(.drained) == true)
  }

  @Test("Tinned tomatoes go in with their juice unless they are drained")
  func tomatoesKeepTheirJuice() throws {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let names = ["1 (400 g) tin tomatoes", "1 (400 g) tin tomatoes, drained"]
    let recipe = Recipe(title: "A", ingredients: names.map { Ingredient(name: $0) })
    let lines = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe))
    #expect(lines.map(\.food?.name) == ["canned tomatoes", "canned tomatoes"])
    #expect(lines.map(\.milligrams) == [400_000, 240_000])
  }

  @Test(
    "A mass that is the content of a tin is drained as the tin is",
    arguments: [
      ("400 g tin chickpeas", 240_000, true), ("15 oz canned chickpeas, drained", 255_146, true),
      ("250 g canned chickpeas, drained", 250_000, false), ("400 g canned chickpeas", 400_000, false),
      ("250 g chickpeas (from a can)", 250_000, false),
    ])
  func massesOfTinsAreDrained(line: String, milligrams: Int, isDrained: Bool) throws {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(name: line)])
    let found = try #require(analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first)
    #expect(found.milligrams == milligrams)
    #expect((found.path?.drained != nil) == isDrained)
  }
}
