import Cookbook
import CookbookReading
import SourceText
import Testing

@Suite struct AssistantFormTests {
  @Test func readsRecipes() throws {
    let checked = readJSON(Samples.assistant)
    #expect(checked.diagnostics.isEmpty)
    let entry = try #require(checked.value.first)
    #expect(entry.recipe.description == "Soft inside.")
    #expect(entry.facts.cookingMinutes == 10)
    #expect(entry.facts.difficulty == .easy)
    #expect(entry.facts.tip == "Use \\*frozen\\* spinach.")
    #expect(shown(entry.recipe.ingredients) == ["3 | eggs", "50 g | feta, substitute: any salty cheese"])
    #expect(entry.recipe.instructions == "1. Beat the eggs.\n2. Fry.")
  }

  @Test func keepsWhatWasSeen() throws {
    let fields = try #require(readJSON(Samples.assistant).value.first?.assistant)
    #expect(fields.ingredients.map(\.isDetected) == [true, false])
    #expect(fields.ingredients[1].substitution == "any salty cheese")
    #expect(fields.detected.map(\.confidence) == ["0.97", "medium"])
  }

  private static func list(_ count: Int, _ element: String) -> String {
    "[" + (0..<count).map { _ in element }.joined(separator: ", ") + "]"
  }

  @Test(
    "each limit has one message and leaves its recipe out",
    arguments: [
      (
        #""cookTimeMinutes": 10"#, #""cookTimeMinutes": 121"#,
        "limit: “cookTimeMinutes” at /recipes/0/cookTimeMinutes must be from 1 to 120, found 121"
      ),
      (
        #""cookTimeMinutes": 10"#, #""cookTimeMinutes": 0"#,
        "limit: “cookTimeMinutes” at /recipes/0/cookTimeMinutes must be from 1 to 120, found 0"
      ),
      (
        #""difficulty": "easy""#, #""difficulty": "hard""#,
        "limit: “difficulty” at /recipes/0/difficulty must be easy or medium, found “hard”"
      ),
      (
        #"["Beat the eggs.", "Fry."]"#, "[]",
        "limit: “steps” at /recipes/0/steps has 0 elements, at least 1 must be there"
      ),
      (
        #"["Beat the eggs.", "Fry."]"#, list(16, #""Stir.""#),
        "limit: “steps” at /recipes/0/steps has 16 elements, at most 15 are allowed"
      ),
      (#"["Beat the eggs.", "Fry."]"#, #"["Beat.", " "]"#, "missing: “1” at /recipes/0/steps/1 is empty"),
      (#""isDetected": true, "#, "", "missing: “isDetected” at /recipes/0/ingredients/0/isDetected is missing"),
      (#""summary": "Soft inside.", "#, "", "missing: “summary” at /recipes/0/summary is missing"),
      (
        #""any salty cheese""#, "[1]",
        "type: “substitution” at /recipes/0/ingredients/1/substitution must be a text, found a list"
      ),
    ])
  func enforcesLimits(valid: String, broken: String, message: String) {
    let checked = readJSON(Samples.assistant.replacing(valid, with: broken, maxReplacements: 1))
    #expect(checked.diagnostics.map { inWords($0).drop { $0 != "e" } } == ["error recipe-json-\(message)"])
    #expect(checked.value.map(\.path) == ["a.json#soup"])
  }

  @Test("at most twenty ingredients, at least one", arguments: [(0, 1), (1, 0), (20, 0), (21, 1)])
  func limitsIngredients(count: Int, errors: Int) {
    let ingredients = Self.list(count, #"{"id": "a", "name": "b", "isDetected": true}"#)
    let text =
      #"{"recipes": [{"id": "a", "name": "A", "summary": "S", "cookTimeMinutes": 120, "difficulty": "medium", "ingredients": \#(ingredients), "steps": ["a"]}]}"#
    #expect(readJSON(text).diagnostics.count == errors)
    #expect(readJSON(text).value.count == 1 - errors)
  }

  @Test func readsTheFirstFourOfTooManyRecipes() {
    let recipe =
      #"{"id": "a", "name": "A", "summary": "S", "cookTimeMinutes": 1, "difficulty": "easy", "ingredients": [{"id": "a", "name": "b", "isDetected": true}], "steps": ["a"]}"#
    let checked = readJSON(#"{"recipes": \#(Self.list(5, recipe))}"#)
    #expect(checked.value.count == 4)
    #expect(
      checked.diagnostics.map(inWords) == [
        "1:13 error recipe-json-limit: “recipes” at /recipes has 5 elements, at most 4 are allowed"
      ])
  }

  @Test(
    "confidence is a share",
    arguments: [
      ("0", true), ("1", true), ("1.0", true), ("0.05", true), ("1e-3", true), ("1.01", false), ("-0.1", false),
      ("97", false),
      (#""high""#, true), (#""sure""#, false), ("null", true),
    ])
  func checksConfidence(value: String, isValid: Bool) {
    let checked = readJSON(#"{"ingredients": [{"id": "a", "name": "b", "confidence": \#(value)}], "recipes": []}"#)
    #expect(checked.diagnostics.map(\.identifier) == (isValid ? [] : ["recipe-json-limit"]))
  }
}
