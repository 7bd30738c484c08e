import Cookbook
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageRendering
@testable import Themes

@Suite struct InterfaceTextTests {
  @Test(
    "counts as the language does",
    arguments: [
      ("en", 0, "0 recipes"), ("en", 1, "1 recipe"), ("en", 2, "2 recipes"), ("de", 0, "0 Rezepte"),
      ("de", 1, "1 Rezept"),
      ("de", 12345, "12.345 Rezepte"), ("fr", 0, "0 recette"), ("fr", 1, "1 recette"), ("fr", 2, "2 recettes"),
      ("es", 0, "0 recetas"),
      ("es", 1, "1 receta"), ("es", 2, "2 recetas"), ("fr-CA", 0, "0 recette"), ("de-AT", 1, "1 Rezept"),
    ])
  func counts(language: String, count: Int, text: String) throws {
    #expect(try interfaceText(language).counted(.recipeCount, count) == text)
  }

  @Test(
    "groups digits from ten thousand on",
    arguments: [
      ("en", 9999, "9999"), ("en", 10000, "10,000"), ("en", 1_234_567, "1,234,567"), ("de", 10000, "10.000"),
      ("fr", 10000, "10\u{202F}000"),
      ("es", 123456, "123\u{202F}456"), ("en", -12345, "−12,345"), ("de-AT", 10000, "10.000"), ("en", 0, "0"),
    ])
  func groups(language: String, value: Int, text: String) {
    #expect(DigitGrouping.text(value, language: language) == text)
  }

  @Test(
    "writes dates as the language does",
    arguments: [
      ("en", "14 March 2026"), ("de", "14. März 2026"), ("fr", "14 mars 2026"), ("es", "14 de marzo de 2026"),
    ])
  func writesDates(language: String, text: String) throws {
    let day = try #require(CalendarDate("2026-03-14"))
    let written = try interfaceText(language).date(day)
    #expect(written.replacing("\u{A0}", with: " ") == text)
  }

  @Test(
    "writes durations with hours and minutes",
    arguments: [(0, "0 min"), (5, "5 min"), (60, "1 h"), (90, "1 h 30 min"), (1500, "25 h")])
  func writesDurations(minutes: Int, text: String) throws {
    let written = try interfaceText("en").duration(minutes: minutes)
    #expect(written.replacing("\u{A0}", with: " ") == text)
  }

  @Test func namesLanguagesByTagThenByPrimarySubtag() throws {
    let text = try interfaceText("de")
    #expect(text.name(ofLanguage: "fr") == "Französisch" && text.name(ofLanguage: "fr-CA") == "Französisch")
    #expect(text.name(ofLanguage: "tlh") == "tlh")
  }

  @Test(
    "fills placeholders and leaves unknown ones",
    arguments: [
      ("{a} and {b}", "1 and {b}"), ("{a}{a}", "11"), ("plain", "plain"), ("{a", "{a"), ("a}", "a}"), ("", ""),
    ])
  func fills(template: String, text: String) {
    #expect(InterfaceText.fill(template, ["a": "1"]) == text)
  }

  @Test func everyRequiredStringMustBeThere() {
    let file = SourceFile(path: "languages/en.yaml", text: "recipes: Recipes\nmonths: [a, b]\n")
    let problems = InterfaceTextReader.read(file, language: "en").diagnostics
    #expect(problems.count == RequiredText.allCases.count - 1 + RequiredPlural.allCases.count + 1)
    #expect(problems.allSatisfy { $0.identifier == "theme-language" && $0.severity == .error })
    #expect(problems.map(\.message).contains("the string “months” is missing"))
    #expect(problems.map(\.message).contains("the string “recipeCount” is missing"))
  }

  @Test("a language file holds a mapping", arguments: ["", "- a", "a"])
  func needsStrings(text: String) {
    let checked = InterfaceTextReader.read(SourceFile(path: "languages/en.yaml", text: text), language: "en")
    #expect(checked.value == nil && checked.diagnostics.map(\.message) == ["the language file holds no strings"])
  }
}
