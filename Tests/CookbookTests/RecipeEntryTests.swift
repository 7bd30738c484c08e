import Cookbook
import Quantities
import Testing

@Suite struct RecipeEntryTests {
  @Test func listsIngredientsInReadingOrderThroughAllGroups() {
    let deep = IngredientGroup(title: "c", ingredients: [Ingredient(name: "3")])
    let recipe = Recipe(
      title: "t", ingredients: [Ingredient(name: "1")],
      ingredientGroups: [
        IngredientGroup(title: "a", ingredients: [Ingredient(name: "2")], ingredientGroups: [deep]),
        IngredientGroup(title: "b", ingredients: [Ingredient(name: "4")]),
      ])
    #expect(recipe.allIngredients.map(\.name) == ["1", "2", "3", "4"])
  }

  @Test func knowsTheFileOfARecipeThatSharesIt() {
    #expect(RecipeEntry(path: "a/b.json#soup", part: "soup", recipe: Recipe(title: "")).filePath == "a/b.json")
    #expect(RecipeEntry(path: "a#b.md", recipe: Recipe(title: "")).filePath == "a#b.md")
  }

  @Test func prefersTheRecipesOwnYields() {
    var entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "", tags: ["own"]), extraTags: ["more"])
    #expect(entry.yields == [])
    entry.facts.statedYield = Amount(Rational(4))
    #expect(entry.yields == [Amount(Rational(4))])
    entry.recipe.yields = [Amount(Rational(2))]
    #expect(entry.yields == [Amount(Rational(2))])
    #expect(entry.tags == ["own", "more"])
  }
}
