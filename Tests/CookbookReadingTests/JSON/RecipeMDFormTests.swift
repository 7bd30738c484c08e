import Cookbook
import CookbookReading
import Quantities
import SourceText
import Testing

@Suite struct RecipeMDFormTests {
  @Test func readsTheExchangeForm() throws {
    let entry = try #require(readJSON(Samples.recipeMD).value.first)
    #expect(entry.recipe.yields == [Amount(Rational(6), unit: "pieces"), Amount(try #require(Rational(3, 2)))])
    #expect(shown(entry.recipe.ingredients) == ["1/3 kg | flour", "dip"])
    #expect(entry.recipe.ingredients[1].link == "dips/dip.md")
    #expect(entry.recipe.ingredientGroups.first?.ingredientGroups.first?.title == "Deep")
    #expect(entry.recipe.instructions == "1. Knead.\n2. Bake.")
  }

  @Test func findsFactsAsInAMarkdownFile() throws {
    let entry = try #require(readJSON(Samples.recipeMD).value.first)
    #expect(entry.facts.preparationMinutes == 10)
    #expect(entry.facts.author == "Ines")
    #expect(entry.facts.isFavourite)
    #expect(entry.prose == "Quick.")
    let picture = readJSON(#"{"title": "A", "description": "![Soup](a%20b.jpg)\n\nGood.", "yields": []}"#).value.first
    #expect(picture?.facts.image == "a b.jpg")
    #expect(picture?.facts.imageText == "Soup")
    #expect(picture?.prose == "Good.")
  }

  @Test func reportsAFactLineAtTheDescription() {
    let text = #"{"title": "A", "description": "Prep time: soon", "yields": []}"#
    #expect(problems(text) == ["1:31 warning fact-value: expected a time, found “soon”"])
    #expect(readJSON(text).value.count == 1)
  }

  @Test(
    "factors are exact",
    arguments: [
      (#""2""#, "2"), ("2", "2"), ("0.25", "1/4"), (#""1.10""#, "1.1"), ("1e3", "1000"), (#""-3""#, "-3"),
      (#""0.6666666666666666666666666667""#, "2/3"),
    ])
  func readsFactorsExactly(factor: String, amount: String) {
    let text = #"{"title": "A", "yields": [{"factor": \#(factor), "unit": null}]}"#
    #expect(readJSON(text).value.first?.recipe.yields.map { shown($0) } == [amount])
  }

  @Test func readsBackRangesAndWords() {
    let text = """
      {"title": "A", "ingredients": [{"name": "a", "amount": {"factor": "5", "unit": "-6 g"}, "link": null},
        {"name": "b", "amount": {"factor": null, "unit": "etwas"}, "link": null},
        {"name": "c", "amount": {"factor": "0.5", "unit": "+ 1/3 C"}, "link": null},
        {"name": "d", "amount": {"factor": "1", "unit": "and 1/2 tbsp"}, "link": null},
        {"name": "e", "amount": {"factor": "2", "unit": "to 3 cups"}, "link": null}]}
      """
    let read = shown(readJSON(text).value.first?.recipe.ingredients ?? [])
    #expect(read == ["5-6 g | a", "? etwas | b", "5/6 C | c", "1 1/2 tbsp | d", "2-3 cups | e"])
  }

  @Test(
    "mistakes are named with their place",
    arguments: [
      (#"{"title": 4, "yields": []}"#, "1:11 error recipe-json-type: “title” at /title must be a text, found 4"),
      (
        #"{"title": "A", "tags": "x", "yields": []}"#,
        "1:24 error recipe-json-type: “tags” at /tags must be a list, found “x”"
      ),
      (
        #"{"title": "A", "ingredients": [{"nmae": "x"}]}"#,
        "1:33 error recipe-json-missing: “name” at /ingredients/0/name is missing"
      ),
      (
        #"{"title": "A", "yields": [{"factor": "1/2"}]}"#,
        "1:38 error recipe-json-value: “factor” at /yields/0/factor must be a decimal number of at most 18 digits, found “1/2”"
      ),
      (
        #"{"title": "A", "yields": [{"unit": "g"}]}"#,
        "1:27 error recipe-json-missing: “factor” at /yields/0/factor is missing"
      ),
      (
        #"{"title": "A", "ingredient_groups": [{"title": "", "ingredients": []}]}"#,
        "1:48 error recipe-json-missing: “title” at /ingredient_groups/0/title is empty"
      ),
      (
        #"{"title": "A\u0000", "yields": []}"#,
        "1:11 error recipe-json-value: “title” at /title holds the character U+0000"
      ),
    ])
  func reportsMistakes(text: String, problem: String) {
    #expect(problems(text) == [problem])
    #expect(readJSON(text).value.isEmpty)
  }

  @Test func passesOverUnknownKeys() {
    #expect(problems(#"{"title": "A", "yields": [], "instruction": "x", "colour": 3}"#).isEmpty)
  }

  @Test func refusesGroupsDeeperThanHeadingsGo() {
    func nested(_ depth: Int) -> String {
      depth == 0 ? "" : #"{"title": "G", "ingredient_groups": [\#(nested(depth - 1))]}"#
    }
    #expect(problems(#"{"title": "A", "ingredient_groups": [\#(nested(6))]}"#).isEmpty)
    let found = problems(#"{"title": "A", "ingredient_groups": [\#(nested(7))]}"#)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("is a group 7 levels deep, at most 6 are allowed") == true)
  }
}
