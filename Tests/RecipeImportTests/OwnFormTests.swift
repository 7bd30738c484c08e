import CookbookReading
import SourceText
import Testing

@testable import RecipeImport

/// Recipes that are imported from the forms collections here are made of.
@Suite struct OwnFormTests {
  private func draft(_ text: String, _ path: String) throws -> RecipeDraft {
    try #require(try ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
  }

  private let markdown = """
    # Pea *soup*

    For cold days.

    Prep time: 10 min

    *soup, winter*

    **4 servings, 1.5 l**

    ---

    - *500 g* [peas](peas.md)

    ## Topping

    - *1 1/2 tbsp* cream

    ---

    1. Boil.

    ## Notes

    It freezes well.
    """

  @Test func recipeMDIsKeptToTheLetter() throws {
    let reading = try ImportReader.read(SourceFile(path: "soup.txt", text: markdown))
    #expect(reading.form == "RecipeMD file")
    let draft = try #require(reading.recipes.first)
    let made = try #require(DraftRecipe(draft))
    #expect(made.text == markdown)
    #expect(made.losses.isEmpty)
    #expect(draft.title == "Pea soup" && draft.preparationMinutes == 10 && draft.keywords == ["soup", "winter"])
    #expect(
      draft.ingredientLines == ["500 g peas", "1.5 tbsp cream"]
        || draft.ingredientLines == ["500 g peas", "1 1/2 tbsp cream"])
    #expect(draft.groups.map(\.title) == [nil, "Topping"])
  }

  /// Definitions that stand at the end of a text are those of all its recipes.
  @Test func linksOfSeveralRecipesNeedNoDefinitionsElsewhere() throws {
    let text = """
      # A

      With [stock][s].

      ---

      - *1* egg

      ---

      Boil.

      # B

      ---

      - *1* [pea][p]

      ---

      Boil.

      [s]: stock.md
      [p]: pea.md "Pea"

      """
    let drafts = try ImportReader.read(SourceFile(path: "all.md", text: text)).recipes
    let texts = drafts.compactMap { DraftRecipe($0)?.text }
    #expect(texts.count == 2 && texts.allSatisfy { !$0.contains("]: ") })
    #expect(texts[0].contains("With [stock](stock.md).") && texts[1].contains("- *1* [pea](pea.md \"Pea\")"))
  }

  @Test func stepsAreCountedAsThePageCountsThem() throws {
    let draft = try draft(
      "# A\n\n---\n\n- salt\n\n---\n\n## Dough\n\n1. Knead\n   well.\n2. Rest.\n\nIt keeps.\n\n## Notes\n\nFreeze some.\n",
      "a.md")
    #expect(draft.sections.map(\.title) == ["Dough"])
    #expect(draft.sections.flatMap(\.steps).map(\.text) == ["Knead well.", "Rest."])
  }

  @Test func noPictureIsFetchedForATextThatKeepsItsOwn() throws {
    #expect(try draft("# A\n\n![a](https://a.example/a.jpg)\n\n---\n\n- salt\n", "a.md").image == nil)
  }

  @Test func aPictureBesideItIsMissed() throws {
    let draft = try draft("# A\n\n![soup](soup.jpg)\n\n---\n\n- salt\n", "a.md")
    #expect(draft.losses.map(\.message) == ["“soup.jpg” does not come along; put it beside the recipe"])
  }

  @Test func recipeMDWithAnErrorIsReadAsANote() throws {
    #expect(
      try ImportReader.read(SourceFile(path: "a.md", text: "# Soup\n\n- 2 onions\n- 1 tsp salt\n- 3 carrots\n")).form
        == "Markdown file")
  }

  @Test func itsExchangeFormKeepsEverything() throws {
    let recipe = try #require(RecipeReader.read(SourceFile(path: "soup.md", text: markdown)).value).recipe
    let json = String(decoding: RecipeJSONWriter.recipeMD(recipe), as: UTF8.self)
    let made = try #require(DraftRecipe(try draft(json, "soup.json")))
    #expect(RecipeJSONWriter.recipeMD(made.recipe) == RecipeJSONWriter.recipeMD(recipe))
    #expect(made.losses.isEmpty)
  }

  @Test func mistakesThatLeaveNothingAreNamed() {
    let text =
      #"{"id": "1", "title": "Soup", "servings": 4, "prepTime": 10, "ingredients": [{"name": "peas"}], "steps": []}"#
    #expect {
      try ImportReader.read(SourceFile(path: "soup.json", text: text))
    } throws: { ($0 as? ImportFailure)?.message == "“prepTime” at /prepTime must be a text, found 10" }
  }

  @Test func theOrganisersAndTheAssistantsFormAreRead() throws {
    let organiser = try draft(
      """
      {"id": "1", "title": "Soup", "servings": 4, "prepTime": "10 min", "category": "Dinner", "isFavourite": true,
       "ingredients": [{"id": "a", "name": "peas", "amount": "500 g"}],
       "steps": [{"id": "s", "order": 1, "text": "Boil."}]}
      """, "soup.json")
    let made = try #require(DraftRecipe(organiser))
    #expect(made.text.contains("Prep time: 10 min"))
    #expect(made.text.contains("favourite") && made.text.contains("- *500 g* peas") && made.text.contains("Boil."))
    let assistant = try ImportReader.read(
      SourceFile(
        path: "a.json",
        text: """
          {"ingredients": [], "recipes": [
            {"id": "1", "name": "Soup", "summary": "Warm.", "cookTimeMinutes": 20, "difficulty": "easy",
             "ingredients": [{"id": "a", "name": "500 g peas", "isDetected": false}], "steps": ["Boil."], "makeItFasterTip": "Lid on."},
            {"id": "2", "name": "Salad", "summary": "Cold.", "cookTimeMinutes": 5, "difficulty": "easy",
             "ingredients": [{"id": "b", "name": "lettuce", "isDetected": false}], "steps": ["Wash."], "makeItFasterTip": "Buy it washed."}
          ]}
          """))
    #expect(assistant.recipes.map(\.title) == ["Soup", "Salad"])
  }
}
