import KitchenUnits
import Quantities
import Testing

@Suite struct UnitTextTests {
  @Test(
    "number and unit agree as a cook would write them",
    arguments: [
      ("1/2 cup", "en", "½ cup"), ("1 cup", "en", "1 cup"), ("1+1/2 cup", "en", "1½ cups"), ("2 cup", "en", "2 cups"),
      ("1/2-1 cup", "en", "½–1 cup"), ("1/16 teaspoon", "en", "1⁄16 tsp"), ("2 metricTablespoon", "de", "2 EL"),
      ("1 metricTeaspoon", "de", "1 TL"), ("3 metricCup", "de", "3 Tassen"), ("1.5 kilogram", "en", "1.5 kg"),
      ("2 metricTablespoon", "fr", "2 c. à s."), ("1+1/2 cup", "fr", "1½ tasse"), ("2 cup", "fr", "2 tasses"),
      ("1 metricTablespoon", "es", "1 cda."), ("3 clove", "de-AT", "3 Zehen"), ("2 leaf", "en", "2 leaves"),
      ("2.5 millilitre", "en", "2.5 ml"), ("2 can", "it", "2 cans"),
    ])
  func writesAmounts(amount: String, language: String, expected: String) throws {
    let text = UnitText(language: language, decimalSign: ".").text(try unitAmount(amount))
    #expect(text.replacing("\u{A0}", with: " ") == expected)
  }

  @Test func theDecimalSignIsTheCallers() throws {
    let text = UnitText(language: "de", decimalSign: ",").text(try unitAmount("1.5 kilogram"), isApproximate: true)
    #expect(text.replacing("\u{A0}", with: " ") == "≈ 1,5 kg")
  }

  @Test("every unit has words in every language", arguments: ["en", "de", "fr", "es"])
  func namesEveryUnit(language: String) {
    for unit in KitchenUnit.allCases {
      let forms = UnitForms.of(unit, language: language)
      #expect(!forms.one.isEmpty && !forms.other.isEmpty)
    }
  }

}
