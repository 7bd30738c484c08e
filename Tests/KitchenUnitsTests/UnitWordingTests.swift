import Quantities
import Testing

@testable import KitchenUnits

@Suite struct UnitWordingTests {
  @Test(
    "the unit of a phrase has both forms",
    arguments: [
      ("small bunch", "small bunch", "small bunches"), ("large cloves", "large clove", "large cloves"),
      ("heaped tablespoons", "heaped tablespoon", "heaped tablespoons"),
      ("good-sized piece", "good-sized piece", "good-sized pieces"),
    ])
  func findsForms(text: String, one: String, other: String) {
    let forms = UnitWording(text, language: "en-GB").forms
    #expect(forms?.one == one && forms?.other == other)
  }

  @Test(
    "yields are nouns that are counted",
    arguments: [
      ("cakes", "en", "cake", "cakes"), ("cake", "en", "cake", "cakes"),
      ("Small cookies", "en", "Small cookie", "Small cookies"),
      ("pizzas (30 cm)", "en", "pizza (30 cm)", "pizzas (30 cm)"),
      ("mangoes", "en", "mango", "mangoes"), ("mangos", "en", "mango", "mangos"),
      ("Brote", "de", "Brot", "Brote"), ("kleine Torten", "de", "kleine Torte", "kleine Torten"),
      ("crêpes", "fr", "crêpe", "crêpes"), ("galletas", "es", "galleta", "galletas"),
    ])
  func findsFormsOfYields(text: String, language: String, one: String, other: String) {
    let forms = UnitWording(text, language: language).forms
    #expect(forms?.one == one && forms?.other == other)
  }

  @Test func agreesWhenItIsScaled() {
    #expect(Amount(.one, unit: "cakes").presented(language: "en").unit == "cake")
    #expect(Amount(Rational(3), unit: "small bunch").presented(language: "en").unit == "small bunches")
    #expect(Amount(.one, unit: "big handfuls").presented(language: "en").unit == "big handful")
    #expect(Amount(Rational(3), unit: "kleiner Bund").presented(language: "de").unit == "kleiner Bund")
  }

  @Test(
    "what counts two things or is of another language stays",
    arguments: [
      ("big, generous handful", "en"), ("cup or mug", "en"), ("bunch small", "en"),
      ("cup bunch", "en"),
      ("small flurb", "en"), ("heaped tbsp", "en"), ("kleiner Bund", "de"), ("petite botte", "fr"), ("", "en"),
      ("dozen cookies", "en"), ("cake or loaf", "en"), ("galettes rouges", "fr"),
    ])
  func leavesOthers(text: String, language: String) {
    let wording = UnitWording(text, language: language)
    #expect(wording.forms == nil)
    #expect(wording.text(for: .exact(Rational(2))) == text)
  }

  @Test func aNumberIsNothingThatDescribes() {
    #expect(UnitWording.described("15-oz can", "en") == nil)
    #expect(UnitWording.described("9-inch cakes", "en") == nil)
  }
}
