import Testing

@testable import KitchenUnits

@Suite struct UnitLexiconTests {
  @Test(
    "words of four languages are units",
    arguments: [
      ("cups", KitchenUnit.cup), ("Tbsp.", .tablespoon), ("T", .tablespoon), ("t", .teaspoon), ("fl. oz.", .fluidOunce),
      ("EL", .metricTablespoon), ("Essl.", .metricTablespoon), ("TL", .metricTeaspoon), ("Tasse", .metricCup),
      ("Messerspitze", .knifeTip), ("Pfund", .metricPound), ("Bund", .bunch), ("Zehen", .clove),
      ("c. à s.", .metricTablespoon), ("cuillères à café", .metricTeaspoon), ("pincée", .pinch), ("PINCEE", .pinch),
      ("gousse", .clove), ("boîtes", .can), ("cda", .metricTablespoon), ("cdta.", .metricTeaspoon),
      ("tazas", .metricCup),
      ("puñado", .handful), ("dientes", .clove), ("imperial pint", .imperialPint), ("tin", .can), ("rasher", .rasher),
    ])
  func knows(word: String, unit: KitchenUnit) {
    #expect(UnitLexicon.word(word)?.unit == unit)
  }

  @Test(
    "spaces and stops of any kind part words, and none counts before the first or behind the last",
    arguments: [" fl. oz. ", "fl\u{A0}oz", "FL.OZ", "fl .\u{A0} oz", "\u{A0}fl oz."])
  func partsWords(word: String) {
    #expect(UnitLexicon.word(word)?.unit == .fluidOunce)
  }

  @Test("words that are no units are none", arguments: ["flour", "", ".", "fl©oz", "Zwiebel", "des", "grand"])
  func knowsNot(word: String) {
    #expect(UnitLexicon.word(word) == nil)
  }

  @Test("labels keep apart what cooks keep apart")
  func keepsLabels() {
    #expect(UnitLexicon.word("tins")?.label == "tin")
    #expect(UnitLexicon.word("Dosen")?.label == "can")
    #expect(UnitLexicon.word("stems")?.label == "stem")
    #expect(UnitLexicon.word("drizzle")?.label == "drizzle")
    #expect(UnitLexicon.word("drizzle")?.unit == nil)
  }

  @Test("pints and fluid ounces are imperial in British English")
  func knowsBritishMeasures() {
    #expect(UnitLexicon.word("pint", language: "en-GB")?.unit == .imperialPint)
    #expect(UnitLexicon.word("pint", language: "en-US")?.unit == .pint)
    #expect(UnitLexicon.word("cup", language: "en-GB")?.unit == .cup)
  }

  @Test("every label is a word of its own unit")
  func labelsAreWords() {
    for label in ["tbsp", "tsp", "cup", "oz", "lb", "g", "kg", "ml", "l", "pt", "qt", "can", "tin", "clove", "sprig"] {
      #expect(UnitLexicon.word(label)?.label == label)
    }
  }
}
