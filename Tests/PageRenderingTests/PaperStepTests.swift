import Cookbook
import RecipeMarkdown
import Testing

@testable import PageBuilding

@Suite struct PaperStepTests {
  /// WeasyPrint sets inline elements apart, which turns full stops and blanks round in lines from right to left.
  @Test func stepsFromRightToLeftHoldNoElements() {
    let recipe = Recipe(title: "x", instructions: "לבשל 100 g פטה 5 minutes עד 180 °C.")
    let marks = StepMarks(recipe, language: "he", isolatesOnly: true)
    var renderer = MarkdownHTMLRenderer { _, _ in .refused }
    renderer.marker = marks.marks
    renderer.renderBlocks(of: MarkdownDocument.parse(recipe.instructions ?? "").root)
    let html = String(decoding: renderer.take(), as: UTF8.self)
    #expect(html == "<p>לבשל \u{2066}100 g\u{2069} פטה \u{2066}5 minutes\u{2069} עד \u{2066}180 °C\u{2069}.</p>\n")
  }
}
