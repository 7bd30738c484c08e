import Quantities
import Testing

@testable import KitchenUnits

@Suite struct DescribedUnitTests {
  @Test(
    "the unit of a phrase has both forms",
    arguments: [
      ("small bunch", "small bunch", "small bunches"), ("large cloves", "large clove", "large cloves"),
      ("heaped tablespoons", "heaped tablespoon", "heaped tablespoons"),
      ("good-sized piece", "good-sized piece", "good-sized pieces"),
    ])
  func findsForms(text: String, one: String, other: String) {
    let forms = DescribedUnit.forms(of: text, language: "en-GB")
    #expect(forms?.one == one && forms?.other == other)
  }

  @Test func agreesWhenItIsScaled() {
    #expect(Amount(Rational(3), unit: "small bunch").presented(language: "en").unit == "small bunches")
    #expect(Amount(.one, unit: "big handfuls").presented(language: "en").unit == "big handful")
    #expect(Amount(Rational(3), unit: "kleiner Bund").presented(language: "de").unit == "kleiner Bund")
  }

  @Test(
    "what is a unit alone, counts two things or is of another language stays",
    arguments: [
      ("bunch", "en"), ("big, generous handful", "en"), ("cup or mug", "en"), ("bunch small", "en"),
      ("15-oz can", "en"), ("cup bunch", "en"),
      ("small flurb", "en"), ("heaped tbsp", "en"), ("kleiner Bund", "de"), ("petite botte", "fr"), ("", "en"),
    ])
  func leavesOthers(text: String, language: String) {
    #expect(DescribedUnit.forms(of: text, language: language) == nil)
    #expect(DescribedUnit.text(text, for: .exact(Rational(2)), language: language) == text)
  }
}
