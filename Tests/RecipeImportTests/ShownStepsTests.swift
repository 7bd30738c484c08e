import Testing
import WebPages

@testable import RecipeImport

/// Steps that a page shows one by one and its mark-up runs together.
@Suite struct ShownStepsTests {
  private static let dough = "Mix the flour and eggs with a spoon. Knead the dough for ten minutes."
  private static let rest = "Let it rest below a damp cloth for an hour."
  private static let baking = "Bake until it is brown and smells of nuts, about 40 minutes."

  private func sections(_ steps: String, shown: String) throws -> [RecipeDraft.Section] {
    let recipe = """
      {"@type": "Recipe", "name": "Cake", "recipeIngredient": ["200 g flour", "3 eggs"], "recipeInstructions": \(steps)}
      """
    let html = "<title>Cake</title><script type='application/ld+json'>\(recipe)</script><h1>Cake</h1>\(shown)"
    return try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first).sections
  }

  @Test(arguments: [
    "<p>\(dough)<p>\(rest)<p>\(baking)", "<ol><li>\(dough)<li><b>\(rest)</b><li>\(baking)</ol>",
    "<h4>Step 1</h4><p>\(dough)<h4>Step 2</h4><p>\(rest)<h4>Step 3</h4><p>\(baking)",
    "<p>\(dough)<br>\(rest)<br>\(baking)</p>",
  ])
  func partsATextAsThePageDoes(shown: String) throws {
    let found = try sections("\"\(Self.dough) \(Self.rest) \(Self.baking)\"", shown: "<h2>Method</h2>\(shown)")
    #expect(found.flatMap(\.steps).map(\.text) == [Self.dough, Self.rest, Self.baking])
  }

  @Test func takesTheNameOfSeveralStepsForTheirHeading() throws {
    let steps = """
      [{"@type": "HowToStep", "name": "Dough", "text": "\(Self.dough)\(Self.rest)"},
      {"@type": "HowToStep", "name": "Baking", "text": "\(Self.baking)"}]
      """
    let shown = "<h3>Dough</h3><ol><li>\(Self.dough)<li>\(Self.rest)</ol><h3>Baking</h3><ol><li>\(Self.baking)</ol>"
    let found = try sections(steps, shown: shown)
    #expect(found.map(\.title) == ["Dough", "Baking"])
    #expect(found.map { $0.steps.map(\.text) } == [[Self.dough, Self.rest], [Self.baking]])
  }

  @Test(arguments: [
    "<ol><li><p>\(dough)<p>\(rest)</ol>", "<p>\(dough)<p>\(rest)",
    "<li>\(dough)<li>\(rest)",
    "<p>\(dough) \(rest)", "<p>\(dough)<p>Buy our book.",
    "<p>Mix the flour<br>and eggs with a spoon. Knead the dough for ten minutes.<p>\(rest)",
  ])
  func keepsAStepThatThePageShowsAsOne(shown: String) throws {
    let found = try sections("[\"\(Self.dough) \(Self.rest)\", \"\(Self.baking)\"]", shown: shown)
    #expect(found.flatMap(\.steps).map(\.text) == ["\(Self.dough) \(Self.rest)", Self.baking])
  }

  @Test func partsAStepWhoseLineBreaksAreLost() throws {
    let steps = "[\"\(Self.dough)\(Self.rest)\", \"\(Self.baking)\"]"
    let found = try sections(steps, shown: "<p>\(Self.dough)<br>\(Self.rest)<p>\(Self.baking)")
    #expect(found.flatMap(\.steps).map(\.text) == [Self.dough, Self.rest, Self.baking])
  }

  @Test func leavesANameThatIsCutFromTheText() throws {
    let steps = #"[{"@type": "HowToStep", "name": "Salad1. Wa...", "text": "<p>Salad</p><p>1. Warm the oil.</p>"}]"#
    #expect(try sections(steps, shown: "").flatMap(\.steps).map(\.name).allSatisfy { $0 == nil })
  }

  @Test func takesTheListThatCountsBelowTheNameOfAStepForItsSteps() throws {
    let steps = """
      [{"@type": "HowToStep", "name": "Dough", "text": "\(Self.dough) \(Self.rest)"},
      {"@type": "HowToStep", "name": "Baking", "text": "\(Self.baking)"}]
      """
    let shown = "<h3>Dough</h3><ol><li>\(Self.dough)<li>\(Self.rest)</ol><h3>Baking</h3><ol><li>\(Self.baking)</ol>"
    #expect(
      try sections(steps, shown: shown).map { $0.steps.map(\.text) } == [[Self.dough, Self.rest], [Self.baking]])
    let paragraphs = "<h3>Dough</h3><p>\(Self.dough)<p>\(Self.rest)<h3>Baking</h3><p>\(Self.baking)"
    #expect(try sections(steps, shown: paragraphs).flatMap(\.steps).count == 2)
  }
}
