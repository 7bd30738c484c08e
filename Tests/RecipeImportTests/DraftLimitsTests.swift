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
    let draft = try read(json(ingredients: (0..<1_003).map { "\($0) eggs" }, steps: ["Boil."]))
    #expect(draft.ingredientLines.count == 1_000)
    #expect(draft.ingredientLines.last == "999 eggs")
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

  @Test func keepsAsManyStepsAsAnybodyFollows() throws {
    let steps = (0..<1_002).map { "Boil for \($0) minutes." }
    let draft = try read(json(ingredients: ["1 egg"], steps: steps))
    #expect(draft.instructionLines == Array(steps.prefix(1_000)))
    #expect(
      draft.losses.contains(ImportLoss(.dropped, "instructions", "2 further steps, more than a recipe can have")))
  }

  @Test(arguments: [
    ("recipeCategory", "180 °C "), ("nutrition", "e\u{301}\u{302}"), ("keywords", "1/2 "), ("author", "a, "),
  ])
  func looksAtFactsOfAFewWords(key: String, unit: String) throws {
    let long = String(repeating: unit, count: 20_001 / unit.utf8.count + 1)
    let draft = try read(
      #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 egg"], "\#(key)": ["\#(long)"]}"#)
    #expect(draft.losses == [ImportLoss(.dropped, key, "1 further value, longer than those of a recipe can be")])
  }

  @Test func readsNoMarksBehindTheStepsARecipeCanHave() throws {
    let step = "Stir " + String(repeating: "and stir ", count: 11_000) + "again."
    let text = (["Add @egg{1}."] + Array(repeating: step, count: 4) + ["Add @salt{}."]).joined(separator: "\n\n")
    let draft = try #require(ImportReader.read(SourceFile(path: "a.cook", text: text)).recipes.first)
    #expect(draft.ingredientLines == ["1 egg"])
    #expect(draft.instructionLines == ["Add egg.", step, step])
    #expect(
      draft.losses.contains(
        ImportLoss(.dropped, "instructions", "3 further steps, longer than those of a recipe can be")))
  }

  @Test func readsCooklangAmongPilesOfAccents() throws {
    let piles = "e" + String(repeating: "\u{301}", count: 1_000)
    let text = SourceFile(path: "a.cook", text: "Pur\(piles)e @a\u{301}pio{1} in a #pan.")
    let draft = try #require(ImportReader.read(text).recipes.first)
    #expect(draft.instructionLines == ["Pur\(piles)e a\u{301}pio in a pan."])
    #expect(draft.ingredientLines == ["1 a\u{301}pio"])
  }

  @Test func looksAtTenThousandLinesOfAnExport() throws {
    let lines = (0..<10_002).map { "\($0) eggs" }.joined(separator: "\\n")
    let draft = try read(#"{"title": "Soup", "ingredients": "\#(lines)", "instructions": "Boil.", "link": ""}"#)
    #expect(draft.ingredientLines.count == 1_000)
    #expect(
      draft.losses == [
        ImportLoss(.dropped, "ingredients", "2 further ones, more than a recipe can have"),
        ImportLoss(.dropped, "ingredients", "9000 further lines, more than a recipe can have"),
      ])
  }

  @Test func readsNamesBetweenBracketsThatAreClosed() throws {
    let open = String(repeating: "[", count: 1_000)
    let draft = try read(
      #"{"title": "Soup", "ingredients": "1 [recipe:Pestò]\n\#(open)1 egg", "instructions": "Boil.", "link": ""}"#)
    #expect(draft.ingredientLines == ["1 Pestò", open + "1 egg"])
  }

  @Test func measuresOrgFilesBeforeTheyAreTurnedIntoMarkdown() {
    let text = "* Soup\n" + String(repeating: "*a* ", count: 62_500)
    #expect { try ImportReader.read(SourceFile(path: "a.org", text: text)) } throws: {
      ($0 as? ImportFailure)?.message == "the text has 250007 bytes; at most 250000 are read"
    }
  }

  @Test(arguments: [("<b></b>", nil), (" \u{200B}", nil), ("<b>Soup</b>", "<b>Soup</b>"), ("1 < 2", "1 < 2")])
  func takesNoTitleOfNothingButMarkUp(title: String, kept: String?) {
    var draft = RecipeDraft()
    draft.title = title
    let read = ImportReading(form: "text", recipes: [draft]).recipes[0]
    #expect(read.title == kept)
    #expect((DraftRecipe(read) == nil) == (kept == nil))
  }

  @Test func leavesRecipesOfCooksAsTheyAre() throws {
    let draft = try read(json(ingredients: ["1 egg", "salt"], steps: ["Boil.", "Serve."]))
    var kept = draft
    kept.keepWithinLimits()
    #expect(kept == draft)
  }
}
