import SourceText
import Testing

@testable import RecipeImport

/// What no recipe can hold is not taken over, and said.
@Suite struct DraftLimitsTests {
  private func read(_ text: String) throws -> RecipeDraft {
    let reading = try ImportReader.read(SourceFile(path: "a.json", text: text))
    return try #require(reading.recipes.first)
  }

  private func json(ingredients: [String], steps: [String]) -> String {
    let lists = [ingredients, steps].map { "[\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" }
    return #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": \#(lists[0]), "recipeInstructions": \#(lists[1])}"#
  }

  @Test func keepsAsManyIngredientsAsARecipeCanHave() throws {
    let draft = try read(json(ingredients: (0..<5_003).map { "\($0) eggs" }, steps: ["Boil."]))
    #expect(draft.ingredientLines.count == 5_000)
    #expect(draft.ingredientLines.last == "4999 eggs")
    #expect(
      draft.losses.contains(ImportLoss(.dropped, "ingredients", "3 further lines, more than a recipe can have")))
  }

  @Test func keepsAsLongStepsAsARecipeCanHave() throws {
    let step = "Stir " + String(repeating: "and stir ", count: 11_000) + "again."
    let draft = try read(json(ingredients: ["1 egg"], steps: [step, step, step, "Serve."]))
    #expect(draft.sections.flatMap(\.steps).count == 2)
    #expect(
      draft.losses.contains(
        ImportLoss(.dropped, "instructions", "2 further steps, longer than those of a recipe can be")))
  }

  @Test func leavesRecipesOfCooksAsTheyAre() throws {
    let draft = try read(json(ingredients: ["1 egg", "salt"], steps: ["Boil.", "Serve."]))
    #expect(draft == draft.withinLimits())
  }
}
