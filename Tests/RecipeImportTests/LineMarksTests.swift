import Testing

@testable import RecipeImport

@Suite struct LineMarksTests {
  @Test(arguments: [
    ("Mix it. Bake it. Eat.", "Mix it", "Bake it. Eat."), ("Hot!  Éclairs", "Hot", "Éclairs"), ("a... B", "a..", "B"),
  ])
  func endsASentenceBeforeACapital(text: String, before: String, behind: String) throws {
    let end = try #require(LineMarks.sentenceEnd(in: text[...], with: ".!"))
    #expect(text[..<end.lowerBound] == before && text[end.upperBound...] == behind)
  }

  @Test(arguments: ["1.5 l", "a.B", "approx. 2 cups", "40 min. dauer", "A. ", ""])
  func endsNoSentenceElsewhere(text: String) {
    #expect(LineMarks.sentenceEnd(in: text[...], with: ".!") == nil)
  }

  @Test(arguments: [("Serves 4 - 20 min", "Serves 4", "20 min"), ("a  – b - c", "a ", "b - c")])
  func partsAtADashBetweenBlanks(text: String, before: String, behind: String) throws {
    let dash = try #require(LineMarks.looseDash(in: text[...]))
    #expect(text[..<dash.lowerBound] == before && text[dash.upperBound...] == behind)
  }

  @Test(arguments: ["4-6", "4 -6", "4- 6", "4 -- 6", "- a", "a -"])
  func partsAtNoOtherDash(text: String) { #expect(LineMarks.looseDash(in: text[...]) == nil) }
}
