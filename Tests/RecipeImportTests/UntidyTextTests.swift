import SourceText
import Testing

@testable import RecipeImport

/// Texts without empty lines, with one bullet, with furniture of the page they were copied from.
@Suite struct UntidyTextTests {
  private func read(_ text: String) throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: "a.txt", text: text)).recipes.first)
  }

  // MARK: Without empty lines

  @Test(arguments: ["Ingredients\n", ""])
  func shortSmallLinesAreNoWrappedProse(heading: String) throws {
    let method = heading.isEmpty ? "" : "Method\n"
    let draft = try read(
      "Onion soup\nServes 4\n\(heading)2 onions\n1 l stock\nsalt\npepper\n\(method)Fry the onions in butter. Add the stock.\nSimmer for 20 minutes. Season and serve."
    )
    #expect(draft.title == "Onion soup")
    #expect(draft.ingredientLines == ["2 onions", "1 l stock", "salt", "pepper"])
    #expect(
      draft.instructionLines == [
        "Fry the onions in butter. Add the stock.", "Simmer for 20 minutes. Season and serve.",
      ])
  }

  @Test func stepsWithoutStopsEndAList() throws {
    let draft = try read(
      "Onion soup\n2 onions\n1 l stock\nsalt\npepper\nFry the onions in butter\nAdd the stock and simmer\nSeason, then serve. Enjoy!"
    )
    #expect(draft.ingredientLines == ["2 onions", "1 l stock", "salt", "pepper"])
    #expect(draft.instructionLines.first == "Fry the onions in butter")
  }

  @Test func shortStepsBelowAListAreNoIngredients() throws {
    let draft = try read("Pancakes\n2 bananas\n2 eggs\nmash bananas\nmix them with the eggs and fry")
    #expect(draft.ingredientLines == ["2 bananas", "2 eggs"])
    #expect(draft.instructionLines.first == "mash bananas")
  }

  @Test func figuresAboveAListAreNoWrappedProse() throws {
    let draft = try read(
      "Chilli\nPrep:10 mins\nServes 4\nkcal 387\nfat 17g\nIngredients\n1 large onion\n500g lean minced beef\nMethod\nSTEP 1\nPrepare your vegetables. Chop 1 large onion.\nSTEP 2\nFry the mince for 5 mins."
    )
    #expect(draft.ingredientLines == ["1 large onion", "500g lean minced beef"])
    #expect(draft.instructionLines.count == 2)
  }

  @Test func wrappedStepsBelowAListAreWhole() throws {
    let draft = try read(
      "Soup\n2 onions\n1 l stock\nFry the onions in a little butter until they\nare soft and golden. Add the stock and let it\nsimmer for a while. Season it, then serve it\nwith bread."
    )
    #expect(draft.ingredientLines == ["2 onions", "1 l stock"])
    #expect(draft.instructionLines.joined(separator: " ").hasSuffix("then serve it with bread."))
    #expect(draft.instructionLines.count < 3)
  }

  @Test func wrappedStepsWhoseLinesBeginWithNumbersAreWhole() throws {
    let draft = try read(
      "Salsa\n\nIngredients\n2 tomatoes\n1 onion\n\nMethod\n1. Cut the tomatoes, then peel the\nonion and slice it into\n3 mm thick rings. Toss everything in a\nlarge bowl, cover it and leave it for\n30 minutes in the fridge or for\n10 minutes in the freezer."
    )
    #expect(
      draft.instructionLines == [
        "Cut the tomatoes, then peel the onion and slice it into 3 mm thick rings. Toss everything in a large bowl, cover it and leave it for 30 minutes in the fridge or for 10 minutes in the freezer."
      ])
  }

  // MARK: Numbers of steps

  @Test(arguments: ["\nMethod", ""])
  func numbersWithoutAMarkCountSteps(heading: String) throws {
    let draft = try read(
      "Ratatouille\nServes 4\n\n1 aubergine\n2 courgettes\n3 tbsp olive oil\n\(heading)\n1 Heat the oil and fry the aubergine for 5 minutes.\n2 Add the courgettes and cook for 10 minutes more.\n3 Simmer for 25 minutes until tender."
    )
    #expect(draft.ingredientLines == ["1 aubergine", "2 courgettes", "3 tbsp olive oil"])
    #expect(
      draft.instructionLines == [
        "Heat the oil and fry the aubergine for 5 minutes.", "Add the courgettes and cook for 10 minutes more.",
        "Simmer for 25 minutes until tender.",
      ])
    #expect(draft.cookingMinutes == nil)
    #expect(!draft.losses.contains { $0.kind == .dropped })
  }

  @Test func shortStepsAmongNumbersCountAsWell() throws {
    let draft = try read(
      "Geschnetzeltes\n\n500 g Putenfleisch\n1 Zwiebel\nSalz\n\n1 Zwiebel würfeln, Fleisch in Streifen schneiden\n2 Gemeinsam in etwas Öl braun anbraten\n3 Tomatenmark hinzufügen\n4 Gewürze hinzufügen"
    )
    #expect(draft.ingredientLines == ["500 g Putenfleisch", "1 Zwiebel", "Salz"])
    #expect(draft.instructionLines.last == "Gewürze hinzufügen")
    #expect(draft.instructionLines.count == 4)
  }

  @Test func amountsInOrderCountNoSteps() throws {
    let draft = try read(
      "Soup\n\n1 Large onion, peeled and chopped\n2 Sticks of celery, cut into slices\n3 Carrots, peeled and cut up\n\nFry all.\nServe."
    )
    #expect(draft.ingredientLines.count == 3)
    #expect(draft.ingredientLines.first == "1 Large onion, peeled and chopped")
  }

  // MARK: Bullets

  @Test(arguments: [
    ("• 400 g beans\n• 4 carrots\nSalt and pepper", ["400 g beans", "4 carrots", "Salt and pepper"]),
    ("- 400 g beans\n4 carrots\nSalt\n150 ml water", ["400 g beans", "4 carrots", "Salt", "150 ml water"]),
    (
      "1 cup yogurt\n1 cucumber\nSalt, to taste\nOptional: mint leaves",
      ["1 cup yogurt", "1 cucumber", "Salt, to taste", "mint leaves (optional)"]
    ),
    ("- 4 Portionen +\n400 g Mehl\nSalz\n150 ml Wasser", ["400 g Mehl", "Salz", "150 ml Wasser"]),
  ])
  func aLineWithoutABulletBelongsToTheList(list: String, lines: [String]) throws {
    let draft = try read("Soup\n\nIngredients\n\(list)\n\nMethod\n1. Boil it all for an hour.\n2. Serve it with bread.")
    #expect(draft.ingredientLines == lines)
    #expect(draft.instructionLines.count == 2)
  }

  @Test func wordsBetweenBulletsAreTitles() throws {
    let draft = try read(
      "Pad Thai\n\nINGREDIENTS\nSauce\n• 2 tbsp tamarind paste\n• 2 tbsp fish sauce\nNoodles\n• 150 g rice noodles\n• 8 prawns\n\nMETHOD\n1. Soak the noodles.\n2. Fry it all."
    )
    #expect(draft.groups.map(\.title) == ["Sauce", "Noodles"])
    #expect(draft.ingredientLines.count == 4)
  }

  @Test func amountsBehindTheirNamesAreNoIngredientsOfTheirOwn() throws {
    let draft = try read(
      "Oven fries 😍 Ingredients: Russet potatoes, 3-5, Salt, Vinegar, ~15 g, Peanut Oil, ~60 g. Method: Boil the potatoes well. Fry them in oil."
    )
    #expect(!draft.ingredientLines.contains("3-5"))
  }

  // MARK: What ends a list

  @Test(arguments: [
    "fresh chopped coriander (optional)", "1/4 cup butter, room temp.", "Pepe nero q.b.", "Apples (6)", "Onion 2",
    "500 g chicken (cut into 12 pieces)", "1 whole chicken cut into 8 pieces (approx. 1.5kg)",
  ])
  func anIngredientEndsNoList(line: String) throws {
    let draft = try read(
      "Tacos\n\nIngredients\n500 g cod\n2 limes\n\(line)\n8 tortillas\n\nMethod\nFry the cod.\nFill the tortillas.")
    #expect(draft.ingredientLines == ["500 g cod", "2 limes", line, "8 tortillas"])
    #expect(draft.yieldText == nil)
  }

  @Test func aLongLineEndsNoList() throws {
    let list = [
      "1 onion", "2 carrots", "freshly ground black pepper and sea salt from the mill, as much as you like it",
      "400 g tomatoes", "1 l stock", "2 bay leaves",
    ]
    let draft = try read("Soup\n\n\(list.joined(separator: "\n"))\n\nFry the onion.\nAdd the rest and simmer.")
    #expect(draft.ingredientLines == list)
    #expect(draft.instructionLines == ["Fry the onion.", "Add the rest and simmer."])
  }

  // MARK: Steps that name ingredients

  @Test(arguments: [
    (
      "Prepare ingredients\nDrain the tuna and chop the rest.\nMix ingredients\nMix tuna and mayo in a bowl.\nAssemble\nSpread it.",
      6
    ),
    ("1. Drain the tuna.\n2. Combine all ingredients:\n3. Spread on the tortilla.\n4. Roll up and eat.", 4),
    ("1. Am besten alle Zutaten gut vorbereiten: Dazu Gurke schneiden.\n2. Nudeln kochen.\n3. Alles mischen.", 3),
  ])
  func aStepThatNamesIngredientsOpensNoList(steps: String, count: Int) throws {
    let draft = try read("Wrap\n\nIngredients\n1 tortilla\n2 tbsp mayo\n100 g tuna\n\nMethod\n\(steps)")
    #expect(draft.ingredientLines == ["1 tortilla", "2 tbsp mayo", "100 g tuna"])
    #expect(draft.instructionLines.count == count)
    #expect(!draft.losses.contains { $0.kind == .dropped })
  }

  @Test func aStepThatNamesIngredientsOpensNoListWithoutHeadingsEither() throws {
    let draft = try read(
      "Wrap\n\n1 tortilla\n100 g tuna\n\nPrepare ingredients\nDrain the tuna and chop the rest.\nMix ingredients\nMix tuna and mayo in a bowl."
    )
    #expect(draft.ingredientLines == ["1 tortilla", "100 g tuna"])
    #expect(draft.instructionLines.count == 4)
  }

  @Test func capitalsBetweenStepsAreTheirTitles() throws {
    let draft = try read(
      "Marmalade\n\n1 kg lemons\n1 kg sugar\n\nPREPARE THE LEMONS\nWash the lemons well.\nCut them into slices.\nCOOK THEM\nBoil them with the sugar.\nFill the jars."
    )
    #expect(draft.sections.map(\.title) == ["PREPARE THE LEMONS", "COOK THEM"])
    #expect(draft.sections.flatMap(\.steps).count == 4)
  }

  @Test func aSecondListBelowTheStepsIsNoStep() throws {
    let draft = try read(
      "Pie\n\nIngredients for the dough\n200 g flour\n100 g butter\n\nMethod\nKnead it well.\n\nIngredients for the filling\n2 leeks\nsalt\n\nMethod\nFry the leeks gently."
    )
    #expect(draft.ingredientLines == ["200 g flour", "100 g butter"])
    #expect(!draft.instructionLines.contains { $0.hasPrefix("Ingredients") || $0 == "2 leeks" })
  }
}
