import SourceText
import Testing

@testable import RecipeImport

/// What front matter and properties of notes say beside the text.
struct NoteMatterTests {
  private func draft(_ text: String, _ path: String = "Soup.md") throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
  }

  private let body =
    "\n## Ingredients\n- 500 g chicken\n- 200 g rice\n\n## Method\n1. Boil the rice.\n2. Fry the chicken.\n"

  @Test func theListInTheTextCountsBeforeNamesInFrontMatter() throws {
    let named = try draft("---\ningredients: [chicken, rice, love]\n---\n" + body)
    #expect(named.ingredientLines == ["500 g chicken", "200 g rice"])
    #expect(named.losses == [ImportLoss(.dropped, "ingredients", "love")])
    let both = try draft("---\ningredients: [1 egg]\ndirections: [Boil the rice.]\n---\n" + body)
    #expect(both.instructionLines == ["Boil the rice.", "Fry the chicken."])
    #expect(both.summary == nil)
    #expect(both.losses == [ImportLoss(.dropped, "ingredients", "1 egg")])
  }

  @Test(arguments: [
    ("ingredients: |\n  500 g flour\n  350 g water\n", [RecipeDraft.Group(lines: ["500 g flour", "350 g water"])]),
    (
      "ingredients:\n- {name: beef, amount: 500, unit: g, note: minced}\n- item: onion\n  quantity: 1\n",
      [.init(lines: ["500 g beef, minced", "1 onion"])]
    ),
    (
      "ingredients:\n  Dough: [400 g flour, 4 eggs]\n  Topping:\n  - 1 onion\n",
      [.init(title: "Dough", lines: ["400 g flour", "4 eggs"]), .init(title: "Topping", lines: ["1 onion"])]
    ),
    (
      "ingredients:\n- salt\n- Topping: [1 onion]\n",
      [.init(lines: ["salt"]), .init(title: "Topping", lines: ["1 onion"])]
    ),
    ("ingredients:\n  flour: 400 g\n  eggs: 2\n", [.init(lines: ["400 g flour", "2 eggs"])]),
    ("ingredients:\n- \"[[Stock|the stock]]\"\n- '- 1 onion'\n", [.init(lines: ["the stock", "1 onion"])]),
  ])
  func listsAreReadAsTheyAreWritten(matter: String, groups: [RecipeDraft.Group]) throws {
    #expect(try draft("---\n\(matter)---\n\n## Method\n1. Mix it all for 5 minutes.\n").groups == groups)
  }

  @Test(arguments: [
    "directions: |\n  1. Fry the onion.\n  2. Boil.\n", "steps: [Fry the onion., Boil.]\n",
    "instructions:\n- text: Fry the onion.\n- step: Boil.\n",
  ])
  func stepsAreReadAsTheyAreWritten(matter: String) throws {
    #expect(try draft("---\ningredients: [1 onion]\n\(matter)---\n").instructionLines == ["Fry the onion.", "Boil."])
  }

  @Test func timesThatCannotBeReadAreNamed() throws {
    let draft = try draft("---\nprep: overnight\ncook: 20 min\n---\n" + body)
    #expect(draft.cookingMinutes == 20)
    #expect(draft.losses == [ImportLoss(.dropped, "prep", "overnight")])
  }

  @Test func severalPropertiesMayShareALineAndStandInSentences() throws {
    let draft = try draft(
      "[prep:: 10 min] [cook:: 20 min]\n"
        + body.replacing("Fry the chicken.", with: "Fry for [time:: 9 minutes] at most."))
    #expect((draft.preparationMinutes, draft.cookingMinutes) == (10, 20))
    #expect(draft.instructionLines.last == "Fry for 9 minutes at most.")
  }

  @Test func frontMatterInTOMLIsRead() throws {
    let draft = try draft(
      "+++\ntitle = \"Chicken & rice\"\ndate = 2024-05-01T10:00:00Z\ndraft = false\n# a remark\n[taxonomies]\ntags = [\n  'quick',\n  'dinner',\n]\n[extra]\nservings = 4\n+++\n"
        + body)
    #expect(draft.title == "Chicken & rice")
    #expect(draft.keywords == ["quick", "dinner"])
    #expect(draft.yieldText == "4")
    #expect(draft.date != nil)
    #expect(draft.losses == [])
  }

  // MARK: The text

  @Test func fencesAreThoseOfMarkdown() throws {
    let method =
      "\n## Method\n1. Fry. ```timer 18 min```\n2. Boil for 5 minutes.\n~~~\n3. Blend.\n```\nnot closed by this\n~~~\n4. Serve.\n"
    let draft = try draft("```ingredients\n1 onion\n200 g peas\n```\n```dataview\nLIST 2 cups\n```\n" + method)
    #expect(draft.ingredientLines == ["1 onion", "200 g peas"])
    #expect(draft.instructionLines.contains("Blend."))
    #expect(draft.instructionLines.last == "Serve.")
    #expect(!draft.instructionLines.contains { $0.contains("LIST") })
  }

  @Test func aRuleBelowAStepIsNoUnderline() throws {
    let draft = try draft(
      "# Soup\n" + body + "3. Serve with bread.\n---\n\nIt keeps for three days in a cold place.\n---\n")
    #expect(draft.instructionLines.contains("Serve with bread."))
    #expect(draft.sections.allSatisfy { $0.title == nil })
  }

  @Test func whatIsStruckOutAndFootnotesAreNamed() throws {
    let draft = try draft(
      "# Soup\n" + body.replacing("500 g chicken", with: "~~2~~ 3 cups stock[^1] ^a1b2") + "\n[^1]: Of a hen.\n")
    #expect(draft.ingredientLines.first == "3 cups stock")
    #expect(
      draft.losses == [
        ImportLoss(.dropped, "text", "“2”, which is struck out"), ImportLoss(.dropped, "footnote", "Of a hen."),
      ])
  }

  @Test func itemsAboveItemsThatAreSetInAreTitlesOfGroups() throws {
    let draft = try draft(
      "## Ingredients\n- Broth\n    - 1 l stock\n    - 1 leek\n- Dumplings\n    - 2 eggs\n\n## Method\nBoil the broth for 5 minutes.\n"
    )
    #expect(
      draft.groups == [
        .init(title: "Broth", lines: ["1 l stock", "1 leek"]), .init(title: "Dumplings", lines: ["2 eggs"]),
      ])
  }

  @Test func aListBelowItsHeadingIsARecipeInAFolderToo() throws {
    let dressing = "## Ingredients\n- 3 tbsp oil\n- 1 tbsp vinegar\n"
    let read = try ImportReader.read(
      folder: [("Dressing.md", dressing), ("Shopping.md", "- 2 milk\n- 6 eggs\n")].map { file in
        FolderFile(path: file.0) { Checked(Array(file.1.utf8)) }
      })
    #expect(read.recipes.map(\.title) == ["Dressing"])
  }

  @Test(arguments: [
    "[ ] 2 eggs\n[ ] 1 tsp salt\n\n1. Beat the eggs well.\n2. Fry.\n",
    "{{< figure src=\"a.jpg\" >}}\n## Ingredients\n- 2 eggs\n- 1 tsp salt\n",
  ])
  func bracketsAtTheBeginningAreNoJSON(text: String) throws {
    #expect(try draft(text).ingredientLines == ["2 eggs", "1 tsp salt"])
  }

  @Test func manyLinksInALineAreReadInLinearTime() throws {
    let links = String(repeating: "[a](https://a.example/x) ", count: 9_000)
    #expect(try draft("# Soup\n" + body + "\n## Notes\n\(links)\n").losses.count >= 9_000)
  }
}
