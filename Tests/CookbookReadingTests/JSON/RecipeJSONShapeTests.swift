import Cookbook
import CookbookReading
import SourceText
import Testing

@Suite struct RecipeJSONShapeTests {
  @Test(
    "every shape is known by its keys",
    arguments: [
      (Samples.recipeMD, ["Flat *bread*"]), (Samples.organiser, [#"Lemon \*orzo\* with peas"#]),
      (Samples.assistant, ["Spinach omelette", "Green soup"]), (Samples.schemaOrg, ["Apple & oat crumble"]),
      (#"{"@type": ["Thing", "http://schema.org/Recipe"], "name": "A"}"#, ["A"]),
      (#"{"name": "A", "recipeIngredient": ["salt"]}"#, ["A"]),
      (
        #"{"@graph": [{"@type": "WebSite"}, {"@type": "Recipe", "name": "A"}, {"@type": "Recipe", "name": "B"}]}"#,
        ["A", "B"]
      ),
      (#"[{"@type": "WebPage", "mainEntity": {"@type": "Recipe", "name": "A"}}]"#, ["A"]),
      (#"{"title": "A", "ingredients": []}"#, ["A"]), (#"{"recipes": []}"#, []),
    ])
  func knowsShapes(text: String, titles: [String]) {
    let checked = readJSON(text)
    #expect(checked.value.map(\.recipe.title) == titles)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test func givesEachRecipeOfAFileItsOwnPath() {
    let entries = readJSON(Samples.assistant, path: "week/fridge.json").value
    #expect(entries.map(\.path) == ["week/fridge.json", "week/fridge.json#soup"])
    #expect(entries.map(\.part) == [nil, "soup"])
    #expect(entries.map(\.filePath) == ["week/fridge.json", "week/fridge.json"])
    let numbered = readJSON(
      """
      [{"@type": "Recipe", "name": "A"}, {"@type": "Recipe", "name": "B"}, {"@type": "Recipe", "name": "C", "identifier": "x"},
       {"@type": "Recipe", "name": "D", "identifier": "x"}, {"@type": "Recipe", "name": "E", "identifier": "2"}]
      """)
    #expect(numbered.value.map(\.path) == ["a.json", "a.json#2", "a.json#x", "a.json#4", "a.json#5"])
  }

  @Test func keepsTheNeighboursAndPathsOfABrokenRecipe() {
    let checked = readJSON(#"[{"@type": "Recipe"}, {"@type": "Recipe", "name": "B"}]"#)
    #expect(checked.value.map(\.path) == ["a.json#2"])
    #expect(checked.diagnostics.map(inWords) == ["1:2 error recipe-json-missing: “name” at /0/name is missing"])
  }

  @Test(
    "what is no recipe is one error",
    arguments: [
      (
        #"{"titel": "A", "body": "B"}"#,
        "1:1 error recipe-json-shape: the top level has no shape of a recipe: neither RecipeMD JSON (“title”, “ingredients” missing), "
          + "nor schema.org Recipe (“@type” missing), nor organiser JSON (“id”, “title”, “servings”, “ingredients”, “steps” missing), "
          + "nor assistant JSON (“recipes” missing)"
      ),
      (#"{"@type": "Person", "name": "A"}"#, "1:1 error recipe-json-shape: expected a recipe, found “Person”"),
      ("[]", "1:1 error recipe-json-shape: expected a recipe, found nothing"),
      (#""soup""#, "1:1 error recipe-json-type: the top level must be a recipe, found “soup”"),
      (#"[{"@type": "Recipe", "name": "A"}, 7]"#, "1:36 error recipe-json-type: “1” at /1 must be a recipe, found 7"),
      ("{", "1:2 error json-syntax: found the end of the file, expected a key in double quotes"),
    ])
  func refusesOtherShapes(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    #expect(hints(#"{"title": "A", "ingrediants": []}"#) == ["rename “ingrediants” to “ingredients”"])
  }

  @Test func stopsSpellingOutAfterAHundredMessages() {
    let steps = (0..<300).map { _ in "7" }.joined(separator: ",")
    let checked = readJSON(#"{"id": "a", "title": "A", "servings": 1, "ingredients": [], "steps": [\#(steps)]}"#)
    #expect(checked.value.isEmpty)
    #expect(checked.diagnostics.count == 101)
    #expect(
      checked.diagnostics.last.map(inWords)?.hasSuffix(
        "error recipe-json-too-many: from here on 200 more messages are left out") == true)
  }
}
