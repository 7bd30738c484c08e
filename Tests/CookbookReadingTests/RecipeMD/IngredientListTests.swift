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
    "the text of HTML among the ingredients is read line by line, and said",
    arguments: [
      ("1️⃣<div>2 eggs</div>", "2 eggs | salt"), ("1️⃣<!-- a --><p>2 eggs</p><!-- c -->", "2 eggs | salt"),
      ("1️⃣<details>", "salt"),
    ])
  func readsHTML(block: String, names: String) throws {
    let problem =
      "1️⃣ warning recipemd-ingredients: found HTML among the ingredients; its text was read as ingredients without amounts"
    #expect(reportOfIngredients("\(block)\n\n- salt\n\n---") == [problem])
    #expect(reportOfIngredients("- salt\n\n## Sauce\n\n\(block)\n\n---") == [problem])
    let plain = block.filter { $0 != "1️⃣" }
    #expect(try ingredients("\(plain)\n\n- salt\n\n---").map(\.name).joined(separator: " | ") == names)
  }

  @Test(
    "lines of text may have points and breaks",
    arguments: ["• 2 eggs\n• salt", "2 eggs<br>\nsalt<br/>", "2 eggs\\\nsalt"])
  func readsLinesWithoutTheirMarks(lines: String) throws {
    #expect(try ingredients("\(lines)\n\n---").map(\.name) == ["2 eggs", "salt"])
  }

  @Test func aPictureAmongTheIngredientsIsNoFood() throws {
    let document = try #require(readRecipe("# A\n\n---\n\n![All](all.jpg)\n\n- salt\n\n---\n").value)
    #expect(document.recipe.ingredients.map(\.name) == ["salt"])
    #expect(document.images.map(\.destination) == ["all.jpg"])
  }

  @Test(
    "what people write instead of lists is read line by line, and said",
    arguments: [
      ("- salt\n\n1️⃣> 2 eggs\n> some milk\n\n---", "a block quote", "salt | 2 eggs | some milk"),
      ("1️⃣```\n2 eggs\n\nsome milk\n```\n\n---", "a code block", "2 eggs | some milk"),
      (
        "1️⃣| Amount | Name |\n|---|---|\n| 200 g | flour |\n| 2 | eggs |\n\n---", "a paragraph", "200 g flour | 2 eggs"
      ),
    ])
  func readsOtherBlocks(lines: String, kind: String, names: String) throws {
    let problem =
      "1️⃣ warning recipemd-ingredient-text: found \(kind) among the ingredients; its lines were read as ingredients "
      + "without amounts"
    #expect(reportOfIngredients(lines) == [problem])
    let found = try recipe("# A\n\n---\n\n\(lines.filter { $0 != "1️⃣" })\n")
    #expect(found.ingredients.map(\.name).joined(separator: " | ") == names)
  }

  @Test("comments among the ingredients are left out, and said", arguments: ["<!-- a -->", "<!--\na\nb\n-->"])
  func passesOverComments(comment: String) throws {
    let problem =
      "1️⃣ warning recipemd-ingredient-comment: found a comment among the ingredients, where RecipeMD has lists and "
      + "headings alone"
    #expect(reportOfIngredients("- salt\n\n1️⃣\(comment)\n\n- oil\n\n---") == [problem])
    #expect(
      try recipe("# A\n\n---\n\n- salt\n\n\(comment)\n\n- oil\n").ingredients.map(\.name) == ["salt", "oil"])
  }

  @Test(
    "without any divider a heading says where the ingredients begin",
    arguments: [
      ("Good.\n\n## Ingredients\n\n- *2* eggs\n\n## Method\n\n1. Mix.", "## Method\n\n1. Mix."),
      ("Good.\n\n**4 servings**\n\nZutaten:\n- *2* eggs\n\nRühren.", "Rühren."),
      ("Good.\n\n**Ingredients**\n\n- *2* eggs\n", nil),
    ])
  func readsHeadingsInsteadOfDividers(lines: String, method: String?) throws {
    let read = RecipeReader.read(SourceFile(path: "a.md", bytes: Array("# A\n\n\(lines)\n".utf8)))
    #expect(read.diagnostics.map(\.identifier) == ["recipemd-ingredient-heading"])
    let found = try #require(read.value?.recipe)
    #expect(found.description == "Good.")
    #expect(found.ingredients.map(\.name) == ["eggs"])
    #expect(found.instructions == method)
  }

  @Test("a list that is called ingredients above a divider is description, as RecipeMD has it")
  func aDividerOutdoesAHeading() throws {
    let found = try recipe("# A\n\n## Ingredients\n\n- *2* eggs\n\n---\n\n- salt\n")
    #expect(found.ingredients.map(\.name) == ["salt"])
  }

  private static let remark =
    "1️⃣ warning recipemd-ingredient-text: found a paragraph among the ingredients; its lines were read as ingredients "
    + "without amounts"

  @Test(
    "a paragraph between the dividers is read line by line, and said",
    arguments: [
      ("- salt\n\n1️⃣a pinch of love\n\n- oil\n\n---", "salt | a pinch of love | oil", ""),
      ("1️⃣2 eggs\nsome milk\n\n---", "2 eggs | some milk", ""),
      ("- salt\n\n1️⃣For the sauce:\n\n- oil\n\n---", "salt", "For the sauce[oil]"),
      ("- salt\n\n1️⃣**For the sauce**\n\n- oil\n\n---", "salt", "For the sauce[oil]"),
      ("- salt\n\n1️⃣Of the garden\n\n- *2* leeks\n", "salt | Of the garden | leeks", ""),
      ("1️⃣*soup*\n\n- salt", "*soup* | salt", ""),
    ])
  func readsParagraphs(lines: String, names: String, groups: String) throws {
    #expect(reportOfIngredients(lines) == [Self.remark])
    let found = try recipe("# A\n\n---\n\n\(lines.filter { $0 != "1️⃣" })\n")
    #expect(found.ingredients.map(\.name).joined(separator: " | ") == names)
    #expect(outline(found.ingredientGroups) == groups)
  }

  @Test(
    "without a second divider the instructions begin with the first text",
    arguments: [
      ("- salt\n\n1️⃣Mix.\n\nBake.\n\n> Eat.", "a paragraph", "Mix.\n\nBake.\n\n> Eat."),
      ("- salt\n\n1️⃣## Method\n\nMix.\n\n1. Bake.", "a heading", "## Method\n\nMix.\n\n1. Bake."),
      ("- salt\n\n1️⃣> Mix.", "a block quote", "> Mix."),
    ])
  func findsInstructions(lines: String, name: String, instructions: String) throws {
    #expect(
      reportOfIngredients(lines) == [
        "1️⃣ warning recipemd-instructions: found \(name) behind the ingredients, without a divider; read as instructions "
          + "from here on"
      ])
    let found = try recipe("# A\n\n---\n\n\(lines.filter { $0 != "1️⃣" })\n")
    #expect(found.ingredients.map(\.name) == ["salt"])
    #expect(found.instructions == instructions)
  }

  private static let definition =
    "1️⃣ warning recipemd-definition: found a link definition among the ingredients; no ingredient is a recipe by it"

  @Test(
    "link definitions have no place there",
    arguments: [
      "- salt\n\n1️⃣[p]: p.md", "1️⃣[p]: p.md\n\n- salt", "## Sauce\n\n1️⃣[p]: p.md\n\n- salt", "1️⃣[p]: p.md",
    ])
  func refusesDefinitions(lines: String) {
    #expect(reportOfIngredients(lines) == [Self.definition])
  }

  @Test func refusesDefinitionsInsideAnItem() {
    #expect(reportOfIngredients("1️⃣- [p]: p.md") == [Self.definition])
  }

  @Test func definitionsElsewhereServeReferencesInTheInstructions() throws {
    let document = try #require(readRecipe("# A\n\n[p]: p.md\n\n---\n\n- salt\n\n---\n\nSee [p].\n").value)
    #expect(document.links.map(\.destination) == ["p.md"])
  }

  @Test func mayBeEmpty() throws {
    #expect(try ingredients("") == [])
    #expect(try recipe("# A\n\n---\n\n---\n").ingredients == [])
  }

  @Test(
    "marks that open no list are no part of the ingredient",
    arguments: [("-2 eggs", "2 eggs"), ("• 1 cup flour", "1 cup flour"), ("– salt", "salt"), ("-- salt", "-- salt")])
  func leavesOutOtherBullets(line: String, name: String) throws {
    #expect(try ingredients(line).map(\.name) == [name])
  }
}
