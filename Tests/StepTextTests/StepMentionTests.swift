import Cookbook
import StepText
import Testing

/// What the words around a name, or in place of it, mean.
@Suite struct StepMentionTests {
  @Test(
    "everything is the whole list where nothing was named before",
    arguments: [
      ("oil, salt, lime juice", ["Whisk everything together."], ["oil, salt, lime juice"]),
      ("oil, salt", ["Heat the oil.", "Stir everything."], ["oil", ""]),
      ("oil, onion", ["Chop everything that needs chopping."], [""]),
      ("oil, salt", ["Warm the oil, then mix everything."], ["oil"]),
      ("oil, salt", ["Mix everything except the salt."], ["oil"]),
    ])
  func everythingIsTheWholeList(list: String, steps: [String], used: [String]) {
    #expect(StepIngredientsTests.outline(list, steps) == used)
  }

  @Test(
    "the rest of the list may stand beside something else",
    arguments: [
      ("de", "Knoblauch, Essig, Salz", ["Knoblauch hacken.", "Übrige Zutaten und 120 g Kochwasser zugeben."]),
      ("en", "garlic, vinegar, salt", ["Chop the garlic.", "Add the remaining ingredients and mix."]),
    ])
  func theRestStandsBesideOthers(language: String, list: String, steps: [String]) {
    #expect(
      StepIngredientsTests.mentions(list, [.init(steps: steps.map { .init($0) })], language).map {
        $0.map(\.ingredient)
      }
        == [[0], [1, 2]])
  }

  @Test func theMeatIsTheOneThatWasNamed() {
    let list = "rôti de bœuf, bacon"
    #expect(
      StepIngredientsTests.outline(list, ["Déposer le rôti.", "Réserver la viande.", "Ajouter le bacon."], "fr")
        == ["rôti de bœuf", "(rôti de bœuf)", "bacon"])
    #expect(StepIngredientsTests.outline(list, ["Couper la viande."], "fr") == [""])
  }

  @Test(
    "spoons and biscuits are no food of the list",
    arguments: [
      ("soupe à l’oignon, beurre", "Ajouter 2 c. à soupe de beurre.", "beurre"),
      ("beurre, œufs", "Écraser les petits-beurre.", ""),
      ("café, lait", "Verser une cuillère à café de lait.", "=lait"),
      ("café, lait", "Verser le café.", "café"),
    ])
  func spoonsAreNoFood(list: String, step: String, used: String) {
    #expect(StepIngredientsTests.outline(list, [step], "fr") == [used])
  }

  @Test(
    "words for foods that names end in or begin with",
    arguments: [
      ("paleo flour blend, sugar", "Add the flour.", "paleo flour blend"),
      ("vanilla bean powder, milk", "Stir in the vanilla.", "vanilla bean powder"),
      ("chili powder, smoked paprika, salt", "Mix the oil with all spices.", "chili powder, smoked paprika"),
      ("allspice, salt", "Add the allspice.", "allspice"),
    ])
  func namesGoByTheirFirstWord(list: String, step: String, used: String) {
    #expect(StepIngredientsTests.outline(list, [step]) == [used])
  }

  @Test func whatIsMeltedWasNamedBefore() {
    let list = "butter, onions, butter"
    #expect(
      StepIngredientsTests.mentions(
        list,
        [
          .init(
            steps: ["Melt the butter.", "Once the butter is melted, add onions.", "Brush with butter."].map {
              .init($0)
            })
        ],
        "en"
      ).map { $0.map(\.ingredient) } == [[0], [0, 1], [2]])
  }
}
