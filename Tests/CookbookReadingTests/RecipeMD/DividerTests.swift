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
    #expect(
      report("# A\n\n*soup*\n\n1️⃣- salt\n")
        == ["1️⃣ error recipemd-divider: expected the divider “---” after tags and yields, found a list"])
  }

  @Test(
    "directly below text is an underline, and the hint says what to do",
    arguments: [
      "# A\n\nWarm and green.\n1️⃣---\n\n- salt\n", "# A\n\n*soup*\n1️⃣---\n\n- salt\n",
      "# A\n\nOne.\n\n*soup*\n\n**2 bowls**\n1️⃣---\n\n- salt\n",
    ])
  func needsABlankLineAbove(text: String) {
    let problems = readRecipe(text.replacing("1️⃣", with: "")).diagnostics
    #expect(
      report(text) == [
        "1️⃣ error recipemd-divider: “---” directly below text makes that text a heading, so the divider before the "
          + "ingredients is missing"
      ])
    #expect(problems.first?.hint == "put a blank line before “---”")
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
