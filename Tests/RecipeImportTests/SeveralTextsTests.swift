import SourceText
import Testing

@testable import RecipeImport

/// Notes and texts that hold several recipes, and recipes that are made in parts.
@Suite struct SeveralTextsTests {
  private func read(_ name: String, _ text: String) throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: name, text: text)).recipes
  }

  private static func recipe(_ mark: String, _ title: String, _ food: String, _ facts: String = "") -> String {
    """
    \(mark) \(title)
    \(facts)
    \(mark)# Ingredients
    - 200 g \(food)
    - 1 onion

    \(mark)# Method
    1. Fry the onion.
    2. Boil it with the \(food).


    """
  }

  /// What stands below a heading like the recipe's is part of it only where it looks so.
  @Test func whatIsNoRecipeBelowASecondHeadingIsNamed() throws {
    let soup = Self.recipe("#", "Pea soup", "peas")
    let trip = try read("a.md", soup + "# My trip to Rome\n\nWe went to Rome, and it rained all day.\n")
    #expect(trip.map(\.title) == ["Pea soup"])
    #expect(trip[0].instructionLines == ["Fry the onion.", "Boil it with the peas."])
    #expect(trip[0].losses.contains(ImportLoss(.dropped, "text", "“My trip to Rome” holds no whole recipe")))
    for rest in [
      "# The next day\n\nHeat the peas again.\n", "# To serve\n\nLadle it into bowls.\n", "# Later\n\n1. Chill it.\n",
    ] {
      #expect(try read("a.md", soup + rest)[0].instructionLines.count == 4)
    }
  }

  private static let three =
    recipe("##", "Pea Pie", "peas") + recipe("##", "Leek Tart", "leeks") + recipe("##", "Stew", "beef")

  @Test func headingsOfOneLevelPartANote() throws {
    let drafts = try read("a.md", Self.recipe("#", "Pea Pie", "peas") + Self.recipe("#", "Leek Tart", "leeks"))
    #expect(drafts.map(\.title) == ["Pea Pie", "Leek Tart"])
    #expect(drafts.map(\.ingredientLines) == [["200 g peas", "1 onion"], ["200 g leeks", "1 onion"]])
    #expect(drafts[1].instructionLines == ["Fry the onion.", "Boil it with the leeks."])
    #expect(drafts.flatMap(\.losses).isEmpty)
  }

  @Test func theTitleOfACollectionIsNamed() throws {
    for title in ["Grandma’s recipes", "Suppers"] {
      let drafts = try read("a.md", "---\ntags: [old]\n---\n# \(title)\n\nWritten at her table.\n\n" + Self.three)
      #expect(drafts.map(\.title) == ["Pea Pie", "Leek Tart", "Stew"])
      #expect(drafts[0].losses == [ImportLoss(.dropped, "text", "“\(title)” holds no whole recipe")])
      #expect(drafts.allSatisfy { $0.keywords == ["old"] && $0.aliases.isEmpty })
    }
    let two = Self.recipe("##", "Pea Pie", "peas") + Self.recipe("##", "Leek Tart", "leeks")
    #expect(try read("a.md", "# Family cookbook\n\n" + two).count == 2)
  }

  @Test func chaptersPartNoRecipes() throws {
    let text =
      "# Suppers\n\n## Pies\n\n\(Self.recipe("###", "Pea Pie", "peas"))\(Self.recipe("###", "Leek Tart", "leeks"))"
    let drafts = try read("a.md", text + "## Stews\n\n\(Self.recipe("###", "Goulash", "beef"))")
    #expect(drafts.map(\.title) == ["Pea Pie", "Leek Tart", "Goulash"])
  }

  /// What could be either is one recipe, whose parts lose nothing.
  @Test func whatCouldBeEitherIsSaid() throws {
    let two = Self.recipe("##", "Roast beef", "beef") + Self.recipe("##", "Leek mash", "leeks")
    let drafts = try read("a.md", "# Sunday\n\n" + two)
    #expect(drafts.map(\.title) == ["Sunday"])
    #expect(drafts[0].groups.map(\.title) == ["Roast beef", "Leek mash"])
    #expect(drafts[0].sections.map(\.title) == ["Roast beef", "Leek mash"])
    #expect(drafts[0].losses == [.perhapsSeveral(["Roast beef", "Leek mash"])])
    let served = Self.recipe("##", "Roast", "beef", "Serves 4\n") + Self.recipe("##", "Mash", "leeks", "Serves 2\n")
    #expect(try read("a.md", "# Sunday\n\n" + served).map(\.title) == ["Roast", "Mash"])
  }

  @Test(
    arguments: [
      ("# Apple Pie\n\nServes 8\n\n", "Dough", "Filling"), ("# Pie\n\n", "Shortcrust base", "Apple filling"),
      ("---\ntitle: Ramen\nservings: 2\n---\n", "Chashu", "Eggs"), ("# Torte\n\n", "Für den Teig", "Für die Creme"),
    ])
  func partsOfARecipeStayTogether(start: String, one: String, other: String) throws {
    let mark = start.hasPrefix("#") ? "##" : "#"
    let drafts = try read("a.md", start + Self.recipe(mark, one, "flour") + Self.recipe(mark, other, "apples"))
    #expect(drafts.count == 1)
    #expect(drafts[0].groups.map(\.title) == [one, other])
    #expect(drafts[0].groups.map(\.lines) == [["200 g flour", "1 onion"], ["200 g apples", "1 onion"]])
    #expect(drafts[0].sections.map(\.title) == [one, other])
    #expect(drafts[0].sections.map(\.steps.count) == [2, 2])
  }

  @Test func partsNeedNoHeadingsOfTheirOwn() throws {
    let draft = try #require(
      read(
        "a.md",
        """
        # Apple Pie

        ## Dough
        - 250 g flour
        - 125 g butter

        Knead everything quickly.

        ## Filling
        - 1 kg apples
        - 100 g sugar

        Slice the apples and toss them with the sugar.

        ## Assembly

        Fill the dough and bake it.
        """
      ).first)
    #expect(draft.groups.map(\.title) == ["Dough", "Filling"])
    #expect(draft.groups.map(\.lines.count) == [2, 2])
    #expect(draft.sections.map(\.title) == ["Dough", "Filling", "Assembly"])
  }

  @Test func stepsOfPartsHaveTheirHeadings() throws {
    let drafts = try read(
      "a.md",
      """
      # Cheesecake

      ## Ingredients for the base
      - 200 g biscuits

      ## Ingredients for the filling
      - 3 eggs
      - 600 g cream cheese

      ## Method for the base
      1. Crush the biscuits.

      ## Method for the filling
      1. Whisk it all.
      """)
    #expect(drafts[0].sections.map(\.title) == ["For the base", "For the filling"])
    let text = try read(
      "a.txt",
      "Pie\n\nFor the filling:\n600 g chicken\n2 carrots\n\nFor the crust:\n250 g flour\n1 egg\n\nFor the filling:\nFry it.\n"
        + "Simmer it for a while.\n\nFor the crust:\nRub it, roll it out, bake it.")
    #expect(text[0].sections.map(\.title) == ["For the filling", "For the crust"])
  }

  @Test func rulesAndNamesPartTexts() throws {
    let one = "Lentil salad\nServes 2\n\n200 g lentils\n1 onion\n\nBoil the lentils. Chop the onion.\n"
    let other = "Raita\n\n1 cucumber\n200 g yoghurt\n\nGrate the cucumber and stir it in.\n"
    for rule in ["----------", "* * *", "=====", "_____"] {
      let drafts = try read("a.txt", "\(one)\n\(rule)\n\n\(other)")
      #expect(drafts.map(\.title) == ["Lentil salad", "Raita"])
      #expect(drafts.map(\.ingredientLines.count) == [2, 2])
    }
    let headed = ["Zimtsterne", "Kipferl"].map {
      "\($0)\n\nZutaten:\n3 Eier\n250 g Mandeln\n\nZubereitung:\nAlles verkneten.\n12 Minuten backen.\n"
    }
    #expect(try read("a.txt", headed.joined(separator: "\n\n")).map(\.title) == ["Zimtsterne", "Kipferl"])
    let cake = try read(
      "a.txt",
      "Bienenstich\n\n"
        + headed.joined(separator: "\n").replacing("Zimtsterne", with: "Teig").replacing("Kipferl", with: "Belag"))
    #expect(cake.map(\.title) == ["Bienenstich"])
    #expect(cake[0].groups.map(\.title) == ["Teig", "Belag"])
    #expect(cake[0].sections.map(\.steps.count) == [2, 2])
  }

  @Test func numbersBeforeNamesGo() throws {
    let salads = ["1. Kartoffelsalat", "2. Gurkensalat"].map {
      "\($0)\n\nZutaten:\n2 Gurken\n250 g Sahne\n\nZubereitung:\nAlles hobeln und salzen.\nMit Sahne mischen.\n"
    }
    let drafts = try read("a.txt", salads.joined(separator: "\n"))
    #expect(drafts.map(\.title) == ["Kartoffelsalat", "Gurkensalat"])
    #expect(drafts.map(\.instructionLines.count) == [2, 2])
  }

  @Test func partsThatOnlyNamesTellLoseNothing() throws {
    let stew = "Beef stew\n\n800 g chuck\n2 onions\n\nBrown the meat and simmer it for 2 hours.\n\n"
    let drafts = try read(
      "a.txt", stew + "Flour balls\n\n100 g flour\n50 g suet\n\nMix it all and cook it in the stew.\n")
    #expect(drafts.map(\.title) == ["Beef stew"])
    #expect(drafts[0].groups.map(\.title) == [nil, "Flour balls"])
    #expect(drafts[0].groups.map(\.lines.count) == [2, 2])
    #expect(drafts[0].sections.map(\.steps.count) == [1, 1])
    #expect(drafts[0].losses == [.byLooks, .perhapsSeveral(["Beef stew", "Flour balls"])])
  }

  @Test func countedStepsOfPartsTakeNoIngredients() throws {
    let drafts = try read(
      "a.md",
      """
      # Burgers

      ## For the burgers
      - 500 g beef
      - 4 buns

      1. Divide the beef into balls.
      2. Smash in a hot pan.

      ## For the burger sauce
      - 100 g mayonnaise
      - 1 tbsp mustard

      1. Stir all of it together.
      """)
    #expect(drafts[0].groups.map(\.lines.count) == [2, 2])
    #expect(drafts[0].sections.map(\.steps.count) == [2, 1])
  }

  @Test func ruledPartsOfOneRecipeAreOne() throws {
    let text =
      "Curry\n\n---\n\nIngredients\n400 g chickpeas\n2 tbsp paste\n\n---\n\nMethod\nFry the paste.\nAdd the rest.\n"
    #expect(try read("a.txt", text).map(\.ingredientLines.count) == [2])
  }

  @Test func severalOfRecipeMDAreKeptEach() throws {
    let soup = "# Soup\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n"
    let drafts = try read("a.md", soup + "\n---\n\n" + soup.replacing("Soup", with: "Tea"))
    #expect(drafts.compactMap { DraftRecipe($0)?.text } == [soup, soup.replacing("Soup", with: "Tea")])
  }

  /// Its reader would take the whole lines for names.
  @Test func amountsThatNothingMarksAreNoRecipeMD() throws {
    let drafts = try read("a.md", "# Curry\n\n---\n\n- 400 g chickpeas\n- 2 tbsp paste\n\n---\n\n1. Fry it all well.\n")
    #expect(try #require(DraftRecipe(drafts[0])).text.contains("- *400 g* chickpeas\n- *2 tbsp* paste"))
  }
}
