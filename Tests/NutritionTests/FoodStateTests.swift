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
      ("en", "2 cups uncooked beans or rice", "mixed dried beans"), ("en", "2 cups beans, dry", "mixed dried beans"),
      ("en", "4 green chiles, stemmed and chopped", "green chilli"), ("en", "4 oz green chiles", "canned green chiles"),
      ("en", "1 can green chiles", "canned green chiles"), ("en", "½ cup canned or fresh coconut milk", "coconut milk"),
      ("en", "1 lb finely ground lean beef", "lean ground beef"), ("en", "1 lb finely ground turkey", "ground turkey"),
      ("en", "200 g cooked tagliatelle", "cooked pasta"),
      ("en", "200 g cooked arborio rice", "cooked short-grain rice"),
      ("en", "200 g cooked pearl couscous", "cooked couscous"), ("en", "2 cups cooked wheat berries", "cooked spelt"),
      ("en", "8 ounces creamy garlic and herb goat cheese", "goat cheese"),
      ("en", "6 oz honey and mustard dressing", "honey mustard dressing"),
      ("en", "8 oz lemon and herb couscous", "couscous"),
      ("en", "1 tsp salt and lemon juice", "salt"),
      ("de", "200 g gekochte Tagliatelle", "cooked pasta"),
      ("fr", "200 g de riz cuit", "cooked white rice"), ("fr", "200 g de lentilles cuites", "cooked lentils"),
    ])
  func statesDecide(language: String, line: String, expected: String) {
    #expect(food(ofLine: line, language: language) == expected)
  }

  @Test(arguments: ["2 cups salt and vinegar crackles", "2 tbsp lemon and garlic marinade"])
  func whatTwoFoodsFlavourIsNeitherOfThem(line: String) {
    #expect(food(ofLine: line, language: "en") == nil)
  }

  private func grams(ofLine line: String) -> Int? {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let recipe = Recipe(title: "A", ingredients: [Ingredient(name: line)])
    let found = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first
    return found?.milligrams.map { ($0 + 500) / 1000 }
  }

  @Test(
    "What is weighed with its bones counts without them; spoons in a bracket are all of it",
    arguments: [
      ("1000 g chicken", 680), ("1000 g bone-in chicken pieces", 680), ("1000 g chicken pieces", 680),
      ("1000 g bone-in, skin-on chicken pieces", 680), ("1000 g boneless chicken pieces", 1000),
      ("1000 g diced chicken", 1000), ("1000 g pineapple chunks", 1000), ("1000 g bone-in pork chops", 750),
      ("3 envelopes unflavored gelatin (about 3 tablespoons)", 21), ("2 packets active dry yeast (4 1/2 tsp)", 14),
      ("2 envelopes (1/4 ounce each) active dry yeast", 14), ("2 cans (15 oz) black beans", 500),
      ("1 bunch cherry tomatoes", 250), ("1 cup sourdough starter", 240),
    ])
  func weighsWhatIsEaten(line: String, expected: Int) {
    #expect(grams(ofLine: line) == expected)
  }

  @Test("A second food of a line counts with its first")
  func additionsCount() throws {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let names = [
      "2 eggs plus 1 yolk", "2 eggs", "100 g butter and 1 tbsp olive oil", "100 g flour plus 2 tbsp for dusting",
    ]
    let recipe = Recipe(title: "A", ingredients: names.map { Ingredient(name: $0) })
    let lines = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe))
    #expect(lines.map(\.milligrams) == [117_000, 100_000, 113_500, 100_000])
    #expect(lines[0].figures?.energy == 143_000 + 54_740)
    #expect(lines[0].path?.text == "1 piece = 50 g (typical) + 17 g egg yolk")
    #expect(lines[2].beside.map(\.name) == ["olive oil"])
  }

  @Test(
    "What is said of each food of a line counts for each",
    arguments: [
      ("50 g each walnuts, almonds and hazelnuts", 150), ("100 g each carrots and parsnips", 172),
      ("100 g carrots and parsnips", 87), ("2 aubergines, 300 g each", 570), ("100 g walnuts, one each", 100),
    ])
  func eachIsWeighed(line: String, expected: Int) {
    #expect(grams(ofLine: line) == expected)
  }

  @Test("Rice that is said to be cooked was measured nobody knows when")
  func ricesMeasuredCookedAreGuesses() {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let names = ["1 cup brown rice, cooked", "1 cup brown rice", "200 g brown rice, cooked", "1 cup cooked brown rice"]
    let recipe = Recipe(title: "A", ingredients: names.map { Ingredient(name: $0) })
    let lines = analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe))
    #expect(lines.map { $0.path?.guesses.contains(.form) } == [true, false, false, false])
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
