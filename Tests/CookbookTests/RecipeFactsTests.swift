import Cookbook
import Testing

@Suite struct RecipeFactsTests {
  @Test func addsPreparationAndCookingWhereNoTotalIsStated() {
    var facts = RecipeFacts()
    #expect(facts.totalMinutes == nil)
    facts.preparationMinutes = 10
    #expect(facts.totalMinutes == 10)
    facts.cookingMinutes = 25
    #expect(facts.totalMinutes == 35)
    facts.statedTotalMinutes = 50
    #expect(facts.totalMinutes == 50)
  }

  @Test func namesTheMealsInEnglishAndOtherCategoriesAsWritten() {
    #expect(RecipeCategory.meals.map(\.name) == ["Breakfast", "Lunch", "Dinner", "Snack"])
    #expect(RecipeCategory.named("Suppen").name == "Suppen")
  }
}
