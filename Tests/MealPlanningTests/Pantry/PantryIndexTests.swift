import FoodTable
import Foods
import MealPlanning
import SourceText
import Testing

@Suite struct PantryIndexTests {
  private func pantry(_ names: [String], language: String = "en") -> PantryIndex {
    let matcher = FoodMatcher(FoodTable.builtIn)
    return PantryIndex(
      names.map { PantryIndex.Item($0, .named, matcher: matcher, language: language) }, kinds: Knowledge.kinds.value)
  }

  @Test(
    arguments: [
      ("eggs", "egg"), ("Eier", "egg"), ("œufs", "egg"), ("huevos", "egg"), ("1 kg flour", "all-purpose flour"),
      ("chicken", "chicken breast"), ("cheddar", "grated cheese"), ("grated cheese", "cheddar"),
      ("peas", "frozen peas"),
      ("frozen peas", "pea"), ("red onion", "onion"), ("onions", "red onion"), ("lemon", "lemon juice"),
      ("extra-virgin olive oil", "olive oil"), ("salt", "kosher salt"), ("egg", "egg yolk"),
    ])
  func serves(name: String, food: String) {
    #expect(pantry([name]).index(servingAs: food) == 0)
  }

  @Test(
    arguments: [
      ("ice", "rice"), ("diced tomatoes", "ice"), ("egg", "aubergine"), ("eggplant", "egg"), ("butter", "buttermilk"),
      ("butter", "peanut butter"), ("coconut", "coconut milk"), ("chicken breast", "chicken"), ("milk", "coconut milk"),
      ("chicken", "chicken stock"), ("almonds", "almond milk"), ("red onion", "white onion"), ("cheddar", "gouda"),
      ("tomatoes", "tomato paste"), ("tomatoes", "canned tomatoes"), ("basil", "dried basil"),
      ("pepper", "red bell pepper"),
      ("lemon juice", "lemon"), ("corn", "cornstarch"), ("oats", "oat milk"), ("beef", "beef stock"),
    ])
  func doesNotServe(name: String, food: String) {
    #expect(pantry([name]).index(servingAs: food) == nil)
  }

  @Test func whatIsNamedOutrightComesBeforeWhatFollows() {
    #expect(pantry(["onion", "red onion"]).index(servingAs: "red onion") == 1)
  }

  @Test func namesNobodyKnowsServeIngredientsOfTheSameName() {
    let pantry = pantry(["Grandma’s Secret"])
    #expect(pantry.items[0].food == nil)
    #expect(pantry.index(servingAs: nil, named: "grandma’s secret") == 0)
    #expect(pantry.index(servingAs: nil, named: "secret") == nil)
  }
}
