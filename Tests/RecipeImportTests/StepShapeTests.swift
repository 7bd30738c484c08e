import Testing
import WebPages

@testable import RecipeImport

/// Steps of JSON-LD that hold several texts, or other steps.
@Suite struct StepShapeTests {
  private func sections(_ steps: String) throws -> [RecipeDraft.Section] {
    let json = #"{"@type": "Recipe", "name": "Cake", "recipeIngredient": ["2 eggs"], "recipeInstructions": \#(steps)}"#
    let html = "<title>Cake</title><script type='application/ld+json'>\(json)</script><h1>Cake</h1>"
    return try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first).sections
  }

  @Test func keepsAllTextsOfAStep() throws {
    let steps = #"[{"@type": "HowToStep", "text": ["Do D.", "Do E."]}, {"@type": "HowToStep", "text": "Do F."}]"#
    #expect(try sections(steps) == [.init(steps: [.init("Do D."), .init("Do E."), .init("Do F.")])])
  }

  @Test func keepsWhatAStepHoldsBesideItsText() throws {
    let inner = #"[{"@type": "HowToDirection", "text": "Do B."}, {"@type": "HowToTip", "text": "Tip C."}]"#
    let step = #"{"@type": "HowToStep", "name": "Prep", "text": "Do A.", "itemListElement": \#(inner)}"#
    #expect(
      try sections(#"[\#(step), "Do G."]"#) == [
        .init(steps: [.init(name: "Prep", "Do A."), .init("Do B."), .init("Tip C."), .init("Do G.")])
      ])
  }

  @Test func readsADirectionOnceThatTheTextHoldsToo() throws {
    let inner =
      #"[{"@type": "HowToDirection", "text": "Chop it"}, {"@type": "HowToDirection", "text": "Fry <b>it</b>."}]"#
    let step = #"{"@type": "HowToStep", "text": "Chop it. Fry it.", "itemListElement": \#(inner)}"#
    #expect(try sections("[\(step), \"Serve.\"]") == [.init(steps: [.init("Chop it. Fry it."), .init("Serve.")])])
  }

  @Test func keepsTheTextOfASectionBesideItsSteps() throws {
    let section =
      #"{"@type": "HowToSection", "name": "Dough", "text": "Work fast.", "itemListElement": [{"text": "Knead."}]}"#
    #expect(
      try sections("[\(section)]") == [.init(title: "Dough", steps: [.init("Work fast."), .init("Knead.")])])
  }
}
