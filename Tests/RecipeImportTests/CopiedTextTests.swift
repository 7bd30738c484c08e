import SourceText
import Testing

@testable import RecipeImport

/// Texts as they are copied out of mails, scans and pages.
@Suite struct CopiedTextTests {
  private func read(_ text: String) throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: "a.txt", text: text)).recipes.first)
  }

  @Test func aQuotedRecipeIsRead() throws {
    let draft = try read(
      "Subject: Fwd: Pizza dough\n\n> Pizza dough\n>\n> 1 kg flour\n> 25 g salt\n>> 650 ml water\n>\n> 1) Knead it.\n> 2) Bake it."
    )
    #expect(draft.title == "Pizza dough")
    #expect(draft.ingredientLines == ["1 kg flour", "25 g salt", "650 ml water"])
    #expect(draft.instructionLines == ["Knead it.", "Bake it."])
  }

  @Test func whatAMailAnswersIsNoneOfTheRecipe() throws {
    let draft = try read(
      "Beef stew\n\nOn Sat, 2 Nov 2024, Ben wrote:\n> Can you send me the recipe?\n\n800 g chuck\n2 onions\n\nBrown the meat."
    )
    #expect(draft.ingredientLines == ["800 g chuck", "2 onions"])
    #expect(draft.summary == nil)
    #expect(draft.losses == [.byLooks])
  }

  @Test func whoHasWrittenInAMessengerIsNoneOfTheTitle() throws {
    let draft = try read(
      "[12.03.24, 18:04] Mama: Nudelsalat\n500 g Nudeln\n200 g Mayonnaise\n\nAlles mischen und ziehen lassen.")
    #expect(draft.title == "Nudelsalat")
  }

  @Test func columnsAreReadOneAfterAnother() throws {
    let beside = try read(
      """
      Minestrone                       Serves 6

      1 onion                          2 carrots
      2 sticks celery                  1 courgette
      400 g tomatoes                   1.5 l stock

      Fry the onion, carrots and celery gently.
      """)
    #expect(
      beside.ingredientLines == [
        "1 onion", "2 sticks celery", "400 g tomatoes", "2 carrots", "1 courgette", "1.5 l stock",
      ])
    let steps = try read(
      """
      Brownies

      200 g chocolate        1. Melt chocolate and butter
      150 g butter              over a pan of water.
      3 eggs                 2. Whisk eggs and sugar until
      250 g sugar               pale.
      100 g flour            3. Fold everything together.
      """)
    #expect(steps.ingredientLines == ["200 g chocolate", "150 g butter", "3 eggs", "250 g sugar", "100 g flour"])
    #expect(
      steps.instructionLines == [
        "Melt chocolate and butter over a pan of water.", "Whisk eggs and sugar until pale.",
        "Fold everything together.",
      ])
    let amounts = try read("Dough\n\n200 g      flour\n2 tsp      salt\n1          egg\n\nKnead it well.")
    #expect(amounts.ingredientLines == ["200 g flour", "2 tsp salt", "1 egg"])
  }

  @Test func linesOfANarrowColumnAreJoined() throws {
    let draft = try read(
      "Marmalade\n\n1 kg oranges\n2 kg sugar\n\nHalve the oranges and\nsqueeze out the juice. Tie the pips\nin muslin. Simmer for\n"
        + "15 minutes until it sets on a cold\nplate.\nFill the jars.")
    #expect(
      draft.instructionLines == [
        "Halve the oranges and squeeze out the juice. Tie the pips in muslin. Simmer for 15 minutes until it sets on a cold plate.",
        "Fill the jars.",
      ])
  }

  @Test func headsOfColumnsPartedByTabsAreRead() throws {
    let draft = try read("Curry\n\nZutat\tMenge (g)\nHuhn\t600\nJoghurt\t200\n\nAlles verrühren und kochen.")
    #expect(draft.ingredientLines == ["600 g Huhn", "200 g Joghurt"])
  }

  @Test(
    arguments: [
      ("Thin slices work best here, so get the mandoline out.", 0),
      ("Slice the apples and toss them with the sugar.", 0),
      ("Salz", 1),
    ])
  func sentencesAreNoIngredients(line: String, more: Int) throws {
    let draft = try read(
      "Gratin\n\n1 kg potatoes\n3 leeks\n\(more > 0 ? "\(line)\n" : "\n\(line)\n")Layer it all well.")
    #expect(draft.ingredientLines.count == 2 + more)
    #expect(draft.instructionLines.count == 2 - more)
  }

  @Test(arguments: ["Para 4 personas", "Pour 4 personnes", "Per 4 persone", "Voor 4 personen"])
  func forHowManyIsNoGroup(line: String) throws {
    let draft = try read("Pasta\n\(line)\n\n300 g pasta\n1 cipolla\n\nAl dente, en su punto.")
    #expect(draft.groups.map(\.title) == [nil])
    #expect(draft.yieldText != nil)
  }

  @Test func whatNobodyIsAnsweredInStays() {
    #expect(
      MailQuotes.plain(["2 eggs", "1 kg flour", "> Contains nuts.", "Mix."]) == [
        "2 eggs", "1 kg flour", "Contains nuts.", "Mix.",
      ])
    #expect(
      MailQuotes.plain(["2 eggs", "1 kg flour", "On 2 Nov Ben wrote:", "> Send it!", "Mix."]) == [
        "2 eggs", "1 kg flour", "Mix.",
      ])
    #expect(MailQuotes.plain(["[2 tsp or more] chili: to taste"]) == ["[2 tsp or more] chili: to taste"])
    #expect(MailQuotes.plain(["[12.03.24, 18:04] Ann: 2 eggs"]) == ["2 eggs"])
  }
}
