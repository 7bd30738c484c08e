import Cookbook
import KitchenUnits
import Quantities
import Testing

@testable import StepText

/// Whose an amount is, and whether it grows with the dish.
@Suite struct StepOwnerTests {
  private func read(_ text: String, _ language: String, _ ingredients: String) -> StepReading {
    let list = ingredients.split(separator: ";").map { line in
      let parts = line.split(separator: ":").map(String.init)
      let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
      let amount = Rational(decimal: words[0]).map { Amount($0, unit: words.count > 1 ? words[1] : nil) }
      return StepIngredient(name: parts[1], amount: amount, language: language)
    }
    return StepReading(Array(text.utf8), ingredients: StepIngredientList(list), language: language)
  }

  private func texts(_ amounts: [StepAmount], _ text: String) -> [String] {
    amounts.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  @Test(
    "an amount is that of the ingredient before what it is added to",
    arguments: [
      ("Rub 100 g butter into the flour", "en", "200 g:butter;300 g:flour", "100 g"),
      ("Rub 200 g butter into the flour", "en", "300 g:butter;200 g:flour", "200 g"),
      ("Whisk 2 tbsp of the oil into the vinegar", "en", "4 tbsp:oil;3 tbsp:vinegar", "2 tbsp"),
      ("Beat 150 g of the butter with the caster sugar", "en", "200 g:butter;150 g:caster sugar", "150 g"),
      ("Scatter 50 g cheddar over the chicken", "en", "100 g:cheddar;600 g:chicken thighs", "50 g"),
      ("2 EL Öl mit dem Essig verrühren", "de", "4 EL:Öl;3 EL:Essig", "2 EL"),
      ("100 g Mehl zur Butter geben", "de", "300 g:Mehl;200 g:Butter", "100 g"),
      ("1 EL Stärke in der Milch anrühren", "de", "2 EL:Stärke;500 ml:Milch", "1 EL"),
      ("Ajoutez 100 g de farine au beurre", "fr", "300 g:farine;200 g:beurre", "100 g"),
      ("Mezcla 100 g de harina con la mantequilla", "es", "300 g:harina;200 g:mantequilla", "100 g"),
      ("Heat 1 tbsp oil for frying", "en", "2 tbsp:oil for frying;3 tbsp:oil for the dressing", "1 tbsp"),
    ])
  func findsOwners(text: String, language: String, ingredients: String, words: String) {
    let reading = read(text, language, ingredients)
    #expect(texts(reading.amounts, text) == [words])
    #expect(reading.amounts.map(\.ingredient) == [0])
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "what each of several things gets does not grow with them",
    arguments: [
      ("Put 1 tbsp honey on each plate", "en", "4 tbsp:honey"), ("Brush each thigh with 1 tsp oil", "en", "4 tbsp:oil"),
      ("Top each portion with 1 tbsp honey", "en", "4 tbsp:honey"),
      ("Put 1 tsp honey into each of the 12 cases", "en", "4 tbsp:honey"),
      ("Spoon 1 tsp honey onto each.", "en", "4 tbsp:honey"),
      ("Give everyone 100 g potatoes", "en", "1 kg:potatoes"), ("Fry each pancake in 1 tsp oil", "en", "4 tbsp:oil"),
      ("Use 1 tsp oil for every pancake", "en", "4 tbsp:oil"), ("Per person use 100 g flour", "en", "300 g:flour"),
      ("Pro Person 100 g Mehl abwiegen", "de", "300 g:Mehl"), ("Jeweils 1 EL Öl erhitzen", "de", "4 EL:Öl"),
      ("Mit je 1 EL Öl bepinseln", "de", "4 EL:Öl"), ("Auf jede Scheibe 1 TL Honig geben", "de", "4 EL:Honig"),
      ("Versez 1 c. à soupe de miel sur chaque part", "fr", "4 c. à soupe:miel"),
      ("Comptez par personne 100 g de farine", "fr", "300 g:farine"),
      ("Pon 1 cucharada de aceite en cada plato", "es", "4 cucharadas:aceite"),
    ])
  func keepsAmountsOfEach(text: String, language: String, ingredients: String) {
    let reading = read(text, language, ingredients)
    #expect(reading.amounts.isEmpty)
    #expect(reading.unclear.isEmpty)
  }

  @Test(
    "what has as many sides, is repeated or said of several foods grows",
    arguments: [
      ("Season each side with 1 tsp salt", "en", "2 tsp:salt"), ("Je 1 TL Salz und Pfeffer zugeben", "de", "2 TL:Salz"),
      ("Je nach Geschmack 1 TL Salz zugeben", "de", "2 TL:Salz"),
      ("Commencez par mélanger 100 g de farine", "fr", "300 g:farine"),
      ("Je verse 100 g de farine", "fr", "300 g:farine"), ("Peel each, then add 1 tsp salt", "en", "2 tsp:salt"),
      ("Every 5 minutes add 100 ml stock", "en", "500 ml:stock"),
    ])
  func growsWithTheDish(text: String, language: String, ingredients: String) {
    #expect(read(text, language, ingredients).amounts.count == 1)
  }

  @Test(
    "one unit and shares of one are amounts of what follows",
    arguments: [
      ("Add one tin of tomatoes", "en", "2 tins:tomatoes", "one tin", 1.0),
      ("Add a pinch of salt", "en", "2 pinches:salt", "a pinch", 1),
      ("Heat a tablespoon of oil", "en", "2 tbsp:oil", "a tablespoon", 1),
      ("Add half a teaspoon of salt", "en", "1 tsp:salt", "half a teaspoon", 0.5),
      ("Add a quarter of a cup of milk", "en", "1 cup:milk", "a quarter of a cup", 0.25),
      ("Einen halben TL Salz zugeben", "de", "1 TL:Salz", "Einen halben TL", 0.5),
      ("Mit einer Tasse Milch aufgießen", "de", "2 Tassen:Milch", "einer Tasse", 1),
      ("Ajoutez une cuillère à soupe d’huile", "fr", "2 cuillères à soupe:huile", "une cuillère à soupe", 1),
      ("Versez un demi-litre de lait", "fr", "1 l:lait", "un demi-litre", 0.5),
      ("Versez un quart de litre de lait", "fr", "1 l:lait", "un quart de litre", 0.25),
      ("Añade medio litro de leche", "es", "1 l:leche", "medio litro", 0.5),
      ("Añade media cucharadita de sal", "es", "1 cucharadita:sal", "media cucharadita", 0.5),
    ])
  func readsOnesBeforeUnits(text: String, language: String, ingredient: String, words: String, number: Double) {
    let reading = read(text, language, ingredient)
    #expect(texts(reading.amounts, text) == [words])
    #expect(reading.amounts.map(\.measure) == [.exact(Rational(decimal: "\(number)") ?? .zero)])
  }

  @Test(
    "cups and tins that nothing is measured with are no amounts",
    arguments: [
      ("Press with a cup", "en", "2 cups:flour"), ("Add a cup and a half of flour", "en", "2 cups:flour"),
      ("Fill a cup with the flour", "en", "2 cups:flour"),
      ("Add a tablespoon of flour at a time", "en", "4 tbsp:flour"),
      ("Add the flour a tablespoon at a time", "en", "4 tbsp:flour"), ("Add an egg", "en", "4:eggs"),
      ("Add a splash of milk", "en", "500 ml:milk"),
      ("Add a cup of water", "en", "2 cups:flour"), ("two cups and a half of flour", "en", "3 cups:flour"),
      ("Half of the flour", "en", "2 cups:flour"), ("une tasse of flour", "en", "2 cups:flour"),
      ("Put a tablespoon of flour on each plate", "en", "4 tbsp:flour"),
    ])
  func readsNoOnes(text: String, language: String, ingredient: String) {
    let reading = read(text, language, ingredient)
    #expect(reading.amounts.isEmpty)
    #expect(reading.unclear.isEmpty)
  }

  @Test func amountsThatNamesHoldAreThoseOfTheirIngredients() {
    var recipe = Recipe(title: "")
    recipe.ingredients = ["chickpea flour: 85 g", "Toor dal – 1 cup", "some salt", "zest of 2 lemons"].map {
      Ingredient(name: $0)
    }
    let text = "Mix 40 g of the chickpea flour, half a cup of the toor dal, a pinch of salt and 1 lemon."
    let reading = StepReading(Array(text.utf8), ingredients: recipe.stepIngredients(language: "en"), language: "en")
    #expect(texts(reading.amounts, text) == ["40 g", "half a cup", "1"])
    #expect(reading.amounts.map(\.ingredient) == [0, 1, 3])
  }
}
