import Cookbook
import CookbookReading
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageRendering

@Suite struct AmountTextTests {
  private func amount(_ numerator: Int, _ denominator: Int, _ unit: String?) throws -> Amount {
    Amount(try #require(Rational(numerator, denominator)), unit: unit)
  }

  @Test(
    "writes spoons and cups with fractions, metric units with decimals",
    arguments: [
      (3, 2, "tsp", "1½\u{A0}tsp"), (1, 3, "cup", "⅓\u{A0}cup"), (200, 1, "g", "200\u{A0}g"), (3, 2, "l", "1,5\u{A0}l"),
      (1, 4, "kg", "0,25\u{A0}kg"), (1, 3, "l", "⅓\u{A0}l"), (5, 2, nil, "2½"), (-2, 1, "°C", "−2\u{A0}°C"),
      (26, 5, "EL", "5,2\u{A0}EL"), (2, 1, "-inch", "2-inch"),
    ] as [(Int, Int, String?, String)])
  func writes(numerator: Int, denominator: Int, unit: String?, text: String) throws {
    #expect(AmountText(decimalSign: ",").text(try amount(numerator, denominator, unit)) == text)
  }

  @Test func writesRangesAndRoughAmounts() throws {
    let texts = AmountText(decimalSign: ".")
    let range = Amount(.range(Rational(5), Rational(6)), unit: "g", isApproximate: true)
    #expect(texts.text(range) == "≈\u{A0}5–6\u{A0}g")
    #expect(texts.text(Amount(.unmeasured, unit: "a pinch")) == "a pinch")
    #expect(texts.text(Amount(.exact(Rational(90)), unit: "Stück", isApproximate: true)) == "≈\u{A0}90\u{A0}Stück")
  }

  @Test(
    "yields of people lose their word",
    arguments: [
      ("servings", true), ("Portionen", true), ("personnes", true), ("raciones", true), ("loaves", false), ("g", false),
    ])
  func findsPeople(unit: String, isPeople: Bool) {
    let people = ServingWord.people(of: Amount(Rational(4), unit: unit))
    #expect(people == (isPeople ? Amount(Rational(4)) : nil))
    #expect(ServingWord.people(of: Amount(Rational(4))) == nil)
  }

  @Test(
    "writes ISO 8601 durations", arguments: [(0, "PT0M"), (5, "PT5M"), (60, "PT1H"), (90, "PT1H30M"), (1560, "PT26H")])
  func writesDurations(minutes: Int, text: String) {
    #expect(DurationText.iso(minutes: minutes) == text)
  }
}
