import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct DividerTests {
  @Test("may be any thematic break", arguments: ["---", "***", "___", "- - -", " -------- ", "*  *  *"])
  func mayBeAnyBreak(divider: String) throws {
    let recipe = try recipe("# A\n\n\(divider)\n\n- salt\n\n\(divider)\n\nStir.\n")
    #expect(recipe.ingredients.map(\.name) == ["salt"])
    #expect(recipe.instructions == "Stir.")
  }

  @Test func isMandatoryBeforeTheIngredients() {
    let missing = "error recipemd-divider: the divider “---” before the ingredients is missing"
    #expect(report("# A1️⃣") == ["1️⃣ \(missing)"])
    #expect(report("# A\n\nText.\n\n1️⃣- salt\n- pepper\n") == ["1️⃣ \(missing)"])
    #expect(report("# A\n\n*soup*\n\n**2**\n1️⃣") == ["1️⃣ \(missing)"])
    #expect(report("# A\n\nServes: 2\n\nIngredients:\n1️⃣1 head lettuce\n½ lb turkey\n\nCook.\n") == ["1️⃣ \(missing)"])
    #expect(
      report("# A\n\n*soup*\n\n1️⃣- salt\n")
        == ["1️⃣ error recipemd-divider: expected the divider “---” after tags and yields, found a list"])
  }

  @Test(
    "without it the ingredients begin with the first list of amounts",
    arguments: [
      ("1️⃣- *2* eggs\n\nMix.", "eggs", "Mix."), ("*soup*\n\n1️⃣- *2* eggs\n\n---\n\nMix.", "eggs", "Mix."),
      ("1️⃣## Dough\n\n- *2* eggs\n\n1. Mix.", "eggs", "1. Mix."),
      (
        "1️⃣- 2 eggs\n- salt\n\n## Method\n\n1. Mix.\n\n---\n\nNotes.", "2 eggs salt",
        "## Method\n\n1. Mix.\n\n---\n\nNotes."
      ),
    ])
  func isMissedWhereAmountsBegin(lines: String, names: String, method: String) throws {
    let problem =
      "1️⃣ warning recipemd-divider: the divider “---” before the ingredients is missing; they were read from here on"
    #expect(report("# A\n\nGood.\n\n\(lines)\n") == [problem])
    let found = try recipe("# A\n\nGood.\n\n\(lines.filter { $0 != "1️⃣" })\n")
    let ingredients = found.ingredients + found.ingredientGroups.flatMap(\.ingredients)
    #expect(ingredients.map(\.name).joined(separator: " ") == names)
    #expect(found.description == "Good." && found.instructions == method)
  }

  @Test("lists of other things are no ingredients", arguments: ["- [Pea soup](p.md)", "- quick\n- good\n- 3 kinds"])
  func otherListsAreNoIngredients(list: String) {
    #expect(readRecipe("# A\n\n\(list)\n").value == nil)
    #expect(report("# A\n\n\(list)\n\n---\n\nMore.\n").map { $0.contains("recipemd-divider") } == [false])
  }

  @Test(
    "directly below text it is an underline, and is read as the divider where ingredients follow",
    arguments: [
      "# A\n\nWarm and green.\n1️⃣---\n\n- salt\n", "# A\n\n*soup*\n1️⃣---\n\n- salt\n",
      "# A\n\nOne.\n\n*soup*\n\n**2 bowls**\n1️⃣---\n\n- salt\n\n---\n\nMix.\n",
    ])
  func needsABlankLineAbove(text: String) throws {
    let plain = text.filter { $0 != "1️⃣" }
    #expect(
      report(text) == [
        "1️⃣ warning recipemd-divider: “---” directly below text makes that text a heading, so the divider before the "
          + "ingredients is missing"
      ])
    #expect(readRecipe(plain).diagnostics.first?.hint == "put a blank line before “---”")
    #expect(try recipe(plain) == recipe(text.replacing("1️⃣", with: "\n")))
  }

  @Test func directlyBelowTextWithoutIngredientsItIsAnError() {
    #expect(
      report("# A\n\nWarm.\n1️⃣---\n\nMix.\n") == [
        "1️⃣ error recipemd-divider: “---” directly below text makes that text a heading, so the divider before the "
          + "ingredients is missing"
      ])
  }

  @Test func theSecondMayBeMissingWhenNothingFollows() throws {
    #expect(try recipe("# A\n\n---\n\n- salt").instructions == nil)
    #expect(try recipe("# A\n\n---\n\n- salt\n\n---").instructions == nil)
    #expect(try recipe("# A\n\n---").ingredients == [])
  }

  @Test func instructionsAreEverythingAfterTheSecond() throws {
    let text = "## Now\n\n    code\n\n1. Stir.\n\n---\n\n[p]: p.md\n\nMore, see [p].\n\n***"
    #expect(try recipe("# A\n\n---\n\n- salt\n\n---\n\n\(text)\n\n\n").instructions == text)
    #expect(try recipe("# A\n\n---\n\n---\n\nStir.").instructions == "Stir.")
    #expect(try recipe("# A\n\n---\n\n---\n\n   \n\n").instructions == nil)
  }
}
