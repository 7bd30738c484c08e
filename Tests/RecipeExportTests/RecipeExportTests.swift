import Cookbook
import CookbookReading
import JSONReading
import RecipeImport
import SourceText
import Testing

@testable import RecipeExport

@Suite struct RecipeExportTests {
  private func recipe() throws -> PlainRecipe {
    let text = """
      # Pea *soup*

      For cold days.

      Prep time: 10 min
      Source: https://a.example

      *soup*

      **4 servings**

      ---

      - *500 g* [peas](peas.md)
      - salt

      ## Topping

      - *1 1/2 tbsp* cream | cold

      ---

      1. Boil.
      """
    let document = try #require(RecipeReader.read(SourceFile(path: "soup.md", text: text)).value)
    return PlainRecipe(
      MetadataReader.read(document).value, sections: [InstructionSection(steps: [InstructionStep("Boil @ 90 °C.")])])
  }

  private func again(_ text: String, _ path: String) throws -> RecipeDraft {
    try #require(try ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
  }

  @Test func writesPlainText() throws {
    #expect(
      TextExport.plain(try recipe()) == """
        Pea soup

        For cold days.

        Yield: 4 servings
        Prep time: 10 min
        Source: https://a.example
        Tags: soup

        - 500 g peas
        - salt

        Topping:
        - 1 1/2 tbsp cream | cold

        1. Boil @ 90 °C.

        """)
  }

  @Test func writesATableThatHoldsItsBars() throws {
    let text = TextExport.markdownTable(try recipe())
    #expect(text.contains("| 500 g | peas |\n|  | salt |"))
    #expect(text.contains("## Topping\n\n| Amount | Ingredient |\n|---:|---|\n| 1 1/2 tbsp | cream \\| cold |"))
  }

  @Test func plainTextReadsBack() throws {
    let draft = try again(TextExport.plain(try recipe()), "soup.txt")
    #expect(draft.title == "Pea soup")
    #expect(draft.groups.map(\.title) == [nil, "Topping"])
    #expect(draft.ingredientLines == ["500 g peas", "salt", "1 1/2 tbsp cream | cold"])
    #expect(draft.preparationMinutes == 10)
    #expect(draft.yieldText.map { $0.hasSuffix("4 servings") } == true)
    #expect(draft.instructionLines == ["Boil @ 90 °C."])
  }

  @Test func keepsAnIngredientOfSeveralLinesInOne() throws {
    let text = "# Soup\n\n---\n\n- *500 g* tomatoes,\n  peeled\n\n---\n\nBoil."
    let document = try #require(RecipeReader.read(SourceFile(path: "soup.md", text: text)).value)
    let recipe = PlainRecipe(
      MetadataReader.read(document).value, sections: [InstructionSection(steps: [InstructionStep("Boil.")])])
    let paprika = String(decoding: ManagerExport.paprika(recipe, layout: .compact), as: UTF8.self)
    #expect(try again(paprika, "soup.json").ingredientLines == ["500 g tomatoes, peeled"])
    #expect(TextExport.plain(recipe).contains("- 500 g tomatoes, peeled\n"))
  }

  @Test func cooklangReadsBack() throws {
    let draft = try again(CooklangExport.text(try recipe()), "soup.cook")
    #expect(draft.title == "Pea soup")
    #expect(draft.keywords == ["soup"])
    #expect(draft.groups.map(\.title) == [nil, "Topping"])
    #expect(draft.ingredientLines == ["500 g peas", "salt", "1 1/2 tbsp cream | cold"])
    #expect(draft.preparationMinutes == 10)
    #expect(draft.instructionLines.last == "Boil ＠ 90 °C.")
  }

  @Test func mealMasterReadsBack() throws {
    let draft = try again(MealMasterExport.text(try recipe()), "soup.mmf")
    #expect(draft.title == "Pea soup")
    #expect(draft.yieldText == "4 servings")
    #expect(draft.ingredientLines == ["500 g peas", "salt", "1 1/2 tbsp cream | cold"])
    #expect(draft.groups.map(\.title) == [nil, "TOPPING"])
    #expect(draft.instructionLines.contains("Boil @ 90 °C."))
  }

  @Test(
    "amounts that the columns of MealMaster have no room for come back",
    arguments: [
      ("*1 1/2-2 1/2 cups* flour", "1.5-2.5 cup flour"), ("*12 1/2-13 g* salt", "12.5-13 g salt"),
      ("*0.3333333 g* yeast", "0.3333333 g yeast"), ("*1000-1250 g* potatoes", "1000-1250 g potatoes"),
      ("*1 1/3-2 2/3 cups* very finely ground almonds", "1 1/3-2 2/3 cups very finely ground almonds"),
      ("*2 1/2 sprigs* thyme", "2 1/2 sprigs thyme"),
    ])
  func longAmountsOfMealMasterReadBack(line: String, back: String) throws {
    let recipe = try recipe("# A\n\n---\n\n- \(line)\n- *1 g* salt\n")
    #expect(try again(MealMasterExport.text(recipe), "a.mmf").ingredientLines == [back, "1 g salt"])
  }

  @Test func paragraphsAndEscapesOfADescriptionReadBackFromCooklang() throws {
    let recipe = try recipe("# A\n\nA \"good\" one\\\\now.\n\nIn winter: C:\\\\new.\n\n---\n\n- salt\n")
    #expect(recipe.summary == "A \"good\" one\\now.\n\nIn winter: C:\\new.")
    #expect(try again(CooklangExport.text(recipe), "a.cook").summary == recipe.summary)
    let text = #"---\ndescription: "a\tb\x41\u00e9\U0001F372\/\q"\nauthor: 'it''s'\n---\n\nBoil @water{}.\n"#
    let draft = try again(text.replacing("\\n", with: "\n"), "b.cook")
    #expect(draft.summary == "a\tbAé🍲/\\q")
    #expect(draft.authors == ["it's"])
  }

  @Test("a tag does not come back as a category", arguments: ["paprika", "mealmaster"])
  func tagsReadBackAsTags(form: String) throws {
    let cases: [(head: String, category: String?, tags: [String])] = [
      ("*bread, winter*", nil, ["bread", "winter"]), ("Category: Dinner\n\n*bread*", "Dinner", ["bread"]),
    ]
    for (head, category, tags) in cases {
      let recipe = try recipe("# A\n\n\(head)\n\n---\n\n- salt\n")
      let draft =
        form == "paprika"
        ? try again(String(decoding: ManagerExport.paprika(recipe, layout: .compact), as: UTF8.self), "a.json")
        : try again(MealMasterExport.text(recipe), "a.mmf")
      #expect(draft.categories.first == category)
      #expect(draft.keywords == tags)
    }
  }

  private func recipe(_ text: String) throws -> PlainRecipe {
    let document = try #require(RecipeReader.read(SourceFile(path: "a.md", text: text)).value)
    return PlainRecipe(
      MetadataReader.read(document).value, sections: [InstructionSection(steps: [InstructionStep("Boil.")])])
  }

  @Test func mealieAndPaprikaReadBack() throws {
    let recipe = try recipe()
    for bytes in [ManagerExport.mealie(recipe, layout: .pretty), ManagerExport.paprika(recipe, layout: .compact)] {
      let draft = try again(String(decoding: bytes, as: UTF8.self), "soup.json")
      #expect(draft.title == "Pea soup")
      #expect(draft.summary == "For cold days.")
      #expect(draft.ingredientLines == ["500 g peas", "salt", "1 1/2 tbsp cream | cold"])
      #expect(draft.groups.map(\.title) == [nil, "Topping"])
      #expect(draft.instructionLines == ["Boil @ 90 °C."])
      #expect(draft.yieldText == "4 servings")
      #expect(draft.preparationMinutes == 10)
      #expect(draft.source == "https://a.example")
      #expect(draft.losses.isEmpty)
    }
  }

  /// A loaf for six with a note, a variation and a tip.
  private func noted() throws -> PlainRecipe {
    let text =
      "# Bread\n\nTip: Use *cold* water.\n\n**1 loaf, 6 servings**\n\n---\n\n- *500 g* flour\n- *1 tsp* salt\n- *300 ml* water\n\n---\n\n1. Bake."
    let document = try #require(RecipeReader.read(SourceFile(path: "bread.md", text: text)).value)
    return PlainRecipe(
      MetadataReader.read(document).value,
      sections: [InstructionSection(steps: [InstructionStep("Bake.")]), InstructionSection(title: "Variations")],
      remarks: [InstructionRemark("It freezes well."), InstructionRemark(title: "Variations", "With rye.\nWith nuts.")])
  }

  @Test func notesAndFurtherYieldsComeAlongAndReadBack() throws {
    let recipe = try noted()
    let json: (([UInt8]) throws -> RecipeDraft) = { try self.again(String(decoding: $0, as: UTF8.self), "bread.json") }
    let drafts = [
      try json(ManagerExport.mealie(recipe, layout: .compact)),
      try json(ManagerExport.paprika(recipe, layout: .compact)),
      try again(CooklangExport.text(recipe), "bread.cook"),
    ]
    for draft in drafts {
      #expect(draft.instructionLines == ["Bake."])
      let tip = try #require(draft.tip).replacing("\n", with: " ")
      #expect(tip.hasPrefix("It freezes well. Variations: With rye. With nuts."), "\(tip)")
      #expect(tip.hasSuffix("Use cold water."))
      let made = try #require(DraftRecipe(draft))
      #expect(made.text.contains("loaf") && made.text.contains("6 servings"))
    }
    let mealMaster = MealMasterExport.text(recipe)
    #expect(mealMaster.contains("Yield: 6 servings"))
    #expect(mealMaster.contains("  It freezes well.\n\n  Variations: With rye. With nuts.\n\n  Use cold water."))
  }

  @Test func aStepOfCooklangThatNamesOnlyItsIngredientStays() throws {
    #expect(
      try again("Prepare @rice{1%cup}.\n\nServe with @peas{200%g}.", "rice.cook").instructionLines.first
        == "Prepare rice.")
  }

  @Test func notesOfTextsStandBelowAHeading() throws {
    let recipe = try noted()
    let text = TextExport.plain(recipe)
    #expect(text.hasSuffix("1. Bake.\n\nNotes:\nIt freezes well.\n\nVariations:\nWith rye.\nWith nuts.\n"))
    #expect(try again(text, "bread.txt").instructionLines == ["Bake."])
    #expect(
      TextExport.markdownTable(recipe).hasSuffix(
        "1. Bake.\n\n## Notes\n\nIt freezes well.\n\n## Variations\n\nWith rye. With nuts.\n"))
  }

  /// A recipe with every fact there is.
  private func known(_ extra: String = "") throws -> PlainRecipe {
    let facts = """
      Prep time: 20 min
      Difficulty: hard
      Source: Grandma
      Author: Zoë
      Nutrition: 412 kcal, 18 g protein, 58 g carbs, 11 g fat
      Tip: Use foil.
      Language: de
      Date: 2024-02-29
      Image: pie.jpg
      """
    let text = """
      ---
      favourite: true
      ---
      # Pie

      Good.

      \(facts)

      *a, b, c, d, e, f\(extra)*

      **8 pieces, 1 pan**

      ---

      - *1* [egg](e.md)

      ## Top

      - salt

      ---

      Bake.
      """
    let document = try #require(RecipeReader.read(SourceFile(path: "pie.md", text: text)).value)
    return PlainRecipe(
      MetadataReader.read(document).value, sections: [InstructionSection(steps: [InstructionStep("Bake.")])])
  }

  @Test func factsComeAlongWhereThereIsAPlace() throws {
    let recipe = try known()
    let mealie = String(decoding: ManagerExport.mealie(recipe, layout: .compact), as: UTF8.self)
    let paprika = String(decoding: ManagerExport.paprika(recipe, layout: .compact), as: UTF8.self)
    for draft in [
      try again(mealie, "pie.json"), try again(paprika, "pie.json"), try again(CooklangExport.text(recipe), "pie.cook"),
    ] {
      #expect(
        Set(draft.nutrients.map { $0.text.filter(\.isNumber) }) == ["412", "18", "58", "11"], "\(draft.nutrients)")
    }
    #expect(mealie.contains(#""dateAdded":"2024-02-29""#))
    #expect(paprika.contains(#""created":"2024-02-29 00:00:00""#))
    let cooklang = try again(CooklangExport.text(recipe), "pie.cook")
    #expect(cooklang.difficulty == .hard && cooklang.language == "de" && cooklang.date?.text == "2024-02-29")
    #expect(cooklang.losses.allSatisfy { $0.kind != .dropped }, "\(cooklang.losses)")
    let mealMaster = MealMasterExport.text(recipe)
    for line in ["Good.", "Prep time: 20 min", "Difficulty: hard", "Author: Zoë", "Nutrition: 412 kcal, 18 g protein"] {
      #expect(mealMaster.contains("\n  \(line)"), "\(mealMaster)")
    }
  }

  @Test func namesWhatIsLost() throws {
    let recipe = try known()
    let (links, picture, mark) = (
      "links to other recipes were dropped", "the picture was dropped", "it is no favourite there"
    )
    #expect(
      ExportLosses.of(recipe, in: .mealie) == [
        links, "the difficulty was dropped", "the author was dropped", picture, "the language was dropped", mark,
      ])
    let author = "the author was dropped"
    #expect(ExportLosses.of(recipe, in: .paprika) == [links, author, picture, "the language was dropped"])
    #expect(ExportLosses.of(recipe, in: .cooklang) == [links, picture, mark])
    #expect(ExportLosses.of(recipe, in: .text) == [links, picture, mark])
    #expect(
      ExportLosses.of(recipe, in: .mealMaster) == [
        links, "all yields but one were dropped", "tags beyond 5 were dropped", picture, mark,
      ])
    let tagged = try known(", favourite, archived")
    #expect(ExportLosses.of(tagged, in: .cooklang) == [links, picture])
    #expect(ExportLosses.of(try noted(), in: .paprika).isEmpty)
  }

  /// Cooklang knows no way to escape its marks.
  @Test func stepsThatBeginWithAMarkOfCooklangComeBackAsSteps() throws {
    let document = try #require(
      RecipeReader.read(SourceFile(path: "soup.md", text: "# Soup -- hot\n\nSource: https://a.example/a--b\n\n---\n"))
        .value)
    let steps = ["= 5 min", "> hot", "Stir [- slowly -] now."].map { InstructionStep($0) }
    let plain = PlainRecipe(MetadataReader.read(document).value, sections: [InstructionSection(steps: steps)])
    let draft = try again(CooklangExport.text(plain), "soup.cook")
    #expect(draft.title == "Soup -- hot")
    #expect(draft.source == "https://a.example/a--b")
    #expect(draft.instructionLines == ["＝ 5 min", "＞ hot", "Stir [– slowly -] now."])
  }

  @Test func aPrintedSourceIsNoAddressAndAmountsThatAreNearlySoAreTold() throws {
    let recipe = try recipe(
      "# Pie\n\nSource: Grandma’s book, p. 12\n\n---\n\n- *about 3* apples\n\n---\n\n1. Bake.\n")
    let paprika = String(decoding: ManagerExport.paprika(recipe, layout: .compact), as: UTF8.self)
    #expect(paprika.contains(#""source_url":"""#))
    #expect(try again(paprika, "pie.json").source == "Grandma’s book, p. 12")
    for form in [ExportLosses.Form.mealie, .paprika, .cooklang, .mealMaster] {
      #expect(ExportLosses.of(recipe, in: form) == ["amounts that are only nearly so stand there as exact ones"])
    }
    #expect(ExportLosses.of(recipe, in: .text).isEmpty)
  }
}
