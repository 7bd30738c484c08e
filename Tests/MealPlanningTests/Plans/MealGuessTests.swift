import Cookbook
import FoodTable
import Foods
import MealPlanning
import Testing

@Suite struct MealGuessTests {
  @Test(
    "tags come before titles, titles before foods",
    arguments: [
      ("Overnight oats", [], RecipeCategory.breakfast, "its title says “oats”"),
      ("Linsensuppe", [], .dinner, "its title says “suppe”"),
      ("Apfelkuchen", [], .snack, "its title says “kuchen”"),
      ("Greek salad", [], .lunch, "its title says “salad”"),
      ("Aunt Mary’s best", ["dessert"], .snack, "a tag says “dessert”"),
      ("Ensalada de arroz", [], .lunch, "its title says “ensalada”"),
    ] as [(String, [String], RecipeCategory, String)])
  func words(title: String, tags: [String], category: RecipeCategory, reason: String) {
    let guess = MealGuess(title: title, tags: tags, foods: [])
    #expect(guess?.category == category && guess?.reason == reason, "\(String(describing: guess))")
  }

  @Test func foodsTellWhereWordsDoNot() throws {
    let salmon = try #require(FoodTable.builtIn.food(named: "salmon"))
    #expect(MealGuess(title: "Friday’s best", tags: [], foods: [salmon])?.reason == "salmon is a main part of it")
  }

  @Test(arguments: ["Tomato sauce", "Pizza dough", "Gemüsebrühe", "Untitled"])
  func partsOfMealsAreNoMeals(title: String) { #expect(MealGuess(title: title, tags: [], foods: []) == nil) }
}
