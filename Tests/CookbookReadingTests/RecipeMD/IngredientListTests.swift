import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct IngredientListTests {
  @Test(
    "lists may be bulleted or numbered, whatever the marker",
    arguments: [
      "- salt\n- oil", "* salt\n* oil", "+ salt\n+ oil", "1. salt\n2. oil", "7) salt\n8) oil", "- salt\n* oil",
      "- salt\n\n+ oil", "- salt\n\n1. oil", "- salt\n\n\n- oil", "  - salt\n  - oil", "-   salt\n-\toil",
    ])
  func readsLists(lines: String) throws {
    #expect(try ingredients(lines).map(\.name) == ["salt", "oil"])
  }

  @Test(
    "nothing but lists and headings may stand among the ingredients",
    arguments: [
      ("1️⃣Mix it.", "a paragraph"), ("1️⃣<!-- secret -->", "HTML"), ("1️⃣> quoted", "a block quote"),
      ("1️⃣```\ncode\n```", "a code block"), ("1️⃣| a |\n|---|\n| b |", "a paragraph"), ("1️⃣*soup*", "a paragraph"),
    ])
  func refusesOtherBlocks(block: String, name: String) {
    let problem =
      "1️⃣ error recipemd-ingredients: found \(name) among the ingredients, where only lists and headings may stand"
    #expect(reportOfIngredients("- salt\n\n\(block)") == [problem])
    #expect(reportOfIngredients("\(block)\n\n- salt") == [problem])
    #expect(reportOfIngredients("- salt\n\n## Sauce\n\n\(block)") == [problem])
  }

  @Test func theFirstForeignBlockAloneIsReported() {
    #expect(reportOfIngredients("- salt\n\n1️⃣Mix.\n\nBake.\n\n> Eat.").count == 1)
  }

  @Test(
    "link definitions have no place there",
    arguments: [
      "- salt\n\n1️⃣[p]: p.md", "1️⃣[p]: p.md\n\n- salt", "## Sauce\n\n1️⃣[p]: p.md\n\n- salt", "1️⃣[p]: p.md",
    ])
  func refusesDefinitions(lines: String) {
    #expect(
      reportOfIngredients(lines)
        == ["1️⃣ error recipemd-definition: found a link definition among the ingredients"])
  }

  @Test func refusesDefinitionsInsideAnItem() {
    #expect(
      reportOfIngredients("1️⃣- [p]: p.md")
        == ["1️⃣ error recipemd-definition: found a link definition among the ingredients"])
  }

  @Test func definitionsElsewhereServeReferencesInTheInstructions() throws {
    let document = try #require(readRecipe("# A\n\n[p]: p.md\n\n---\n\n- salt\n\n---\n\nSee [p].\n").value)
    #expect(document.links.map(\.destination) == ["p.md"])
  }

  @Test func mayBeEmpty() throws {
    #expect(try ingredients("") == [])
    #expect(try recipe("# A\n\n---\n\n---\n").ingredients == [])
  }
}
