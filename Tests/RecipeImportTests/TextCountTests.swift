import SourceText
import Testing

@testable import RecipeImport

/// Numbers beside the name of a dish, and figures of nutrition among lines.
@Suite struct TextCountTests {
  private func draft(_ text: String) throws -> RecipeDraft {
    try #require(try ImportReader.read(SourceFile(path: "a.txt", text: text)).recipes.first)
  }

  @Test(arguments: [
    ("Bananenbrot (12 Scheiben)", "Bananenbrot", "12 Scheiben"),
    ("Muffins (ca. 12 Stück)", "Muffins", "ca. 12 Stück"), ("Cookies (about 24)", "Cookies", "about 24"),
    ("Crêpes (env. 10 pièces)", "Crêpes", "env. 10 pièces"),
    ("Bananenbrot, ca. 12 Scheiben", "Bananenbrot", "ca. 12 Scheiben"),
    ("Muffins (vegan, ca. 12 Stück)", "Muffins (vegan)", "ca. 12 Stück"),
    ("Banana bread (12 slices)", "Banana bread", "12 slices"),
  ])
  func titlesOfOneWordMaySayHowManyTheyMake(line: String, title: String, yield: String) throws {
    for text in [
      "\(line)\n\n2 eggs\n1 l milk\n\nCook the eggs in milk.", "\(line)\n\nZutaten:\n2 Eier\n\nZubereitung:\nKochen.",
    ] {
      let draft = try draft(text)
      #expect(draft.title == title)
      #expect(draft.yieldText == yield)
    }
  }

  @Test func theFirstLineIsTheNameWhereAHeadingOpensTheIngredients() throws {
    let draft = try draft("Käsekuchen 26 cm\n\nZutaten\n500 g Quark\n3 Eier\n\nZubereitung\nRühren und backen.")
    #expect(draft.title == "Käsekuchen 26 cm")
    #expect(draft.ingredientLines == ["500 g Quark", "3 Eier"])
  }

  @Test func factsBetweenBarsAreNoIngredients() throws {
    let draft = try draft(
      "Chili\n\nServes 4 | 450 kcal | 25g protein\n\n- 500 g beef\n- 2 onions\n\nBrown the beef and simmer.")
    #expect(draft.ingredientLines == ["500 g beef", "2 onions"])
    #expect(draft.yieldText == "Serves 4")
    #expect(draft.nutrients.map(\.text) == ["450 kcal", "25g"])
    #expect(draft.losses == [.byLooks])
  }

  @Test func figuresInLinesOfTheirOwnAreNotDropped() throws {
    let draft = try draft(
      """
      Chicken wrap

      Macros per wrap:
      Calories: 420
      Protein: 38g
      Carbs: 35g
      Fat: 12g

      Ingredients
      - 200g chicken breast
      - 2 wraps

      Method
      Cook the chicken. Fill the wraps.
      """)
    #expect(draft.nutrients.map(\.text) == ["420", "35g", "38g", "12g"])
    #expect(
      !draft.losses.contains { $0.message.contains("Calories") || $0.message.contains("g") && $0.kind == .dropped })
  }

  @Test func figuresBelowTheIngredientsAreNone() throws {
    let draft = try draft(
      """
      Bananenbrot

      Zutaten:
      3 reife Bananen
      40 g Eiweiß
      Pro Scheibe: 150 kcal, 4 g Eiweiß, 20 g Kohlenhydrate, 5 g Fett

      Zubereitung:
      Alles mischen und 50 Min backen.
      """)
    #expect(draft.ingredientLines == ["3 reife Bananen", "40 g Eiweiß"])
    #expect(draft.nutrients.map(\.text) == ["150 kcal", "20 g", "4 g", "5 g"])
  }

  @Test func shortSentencesBesideFactsAreKept() throws {
    let draft = try draft("Pierogi\n\nMakes ~40. From Babcia.\n\n500 g flour\n2 eggs\n\nKnead the dough and boil it.")
    #expect(draft.summary == "From Babcia.")
  }

  @Test func namesWhatStandsBehindATitleAndIsNoFact() throws {
    let draft = try draft("Brownies 🍫 420kcal | 38P | 35C | 12F\n\n100 g flour\n2 eggs\n\nMix the flour and bake it.")
    #expect(draft.title == "Brownies")
    #expect(draft.losses.filter { $0.kind == .dropped }.map(\.message) == ["420kcal", "38P", "35C", "12F"])
  }

  @Test(arguments: [
    ("Zubereitungszeit: 40 Min. + Backzeit 35 Min.", 40, 35), ("Zubereitungszeit: 20 Min. + 30 Min. Kochzeit", 20, 30),
    ("Prep: 20 min + 10 min baking", 20, 10),
  ])
  func timesThatASignAddsUpAreTwo(line: String, preparation: Int, cooking: Int) throws {
    let draft = try draft("Apfelkuchen\n\n\(line)\n\n500 g Mehl\n2 Eier\n\nAlles verkneten und backen.")
    #expect(draft.preparationMinutes == preparation)
    #expect(draft.cookingMinutes == cooking)
    #expect(draft.totalMinutes == preparation + cooking)
    #expect(draft.losses == [.byLooks])
  }

  @Test func aTipAboveFiguresIsNoStep() throws {
    let draft = try draft(
      """
      Apfelkuchen

      500 g Mehl
      2 Eier

      Zubereitung:
      Alles verkneten und backen.

      Tipp: Schmeckt lauwarm mit Sahne.
      Nährwerte pro Stück: 210 kcal, 4 g Eiweiß, 5 g Fett
      Quelle: Kochbuch meiner Oma
      """)
    #expect(draft.tip == "Schmeckt lauwarm mit Sahne.")
    #expect(draft.instructionLines == ["Alles verkneten und backen."])
    #expect(draft.losses == [.byLooks])
  }

  @Test func aShortSentenceDescribesTheDish() throws {
    #expect(
      try draft("Apple pie\n\nA classic pie.\n\n2 eggs\n1 kg apples\n\nMix it and bake it well.").summary
        == "A classic pie.")
  }

  @Test func aParagraphOfShortSentencesIsAStepWhateverFollows() throws {
    let draft = try draft("Granola\n\n2 cups oats\n1/2 cup honey\n\nMix. Bake 20 min at 150C.\n\nvariation: add nuts")
    #expect(draft.ingredientLines == ["2 cups oats", "1/2 cup honey"])
    #expect(draft.instructionLines.first == "Mix. Bake 20 min at 150C.")
  }
}
