import Cookbook
import KitchenUnits
import Quantities
import SourceText
import Testing

@testable import CookbookReading

@Suite struct NutritionReaderTests {
  @Test(
    "reads energy and masses in four languages",
    arguments: [
      ("412 kcal", StatedNutrition(energy: 412)),
      ("412 kcal, 18 g protein, 58 g carbs, 11 g fat", .init(energy: 412, protein: 18, carbohydrate: 58, fat: 11)),
      ("18 g protein, 412 kcal", .init(energy: 412, protein: 18)),
      ("protein: 18 g, 412 kcal", .init(energy: 412, protein: 18)),
      ("412 calories, 18g of protein", .init(energy: 412, protein: 18)),
      (
        "412 kcal, 18 g Eiweiß, 58 g Kohlenhydrate, 11 g Fett",
        .init(energy: 412, protein: 18, carbohydrate: 58, fat: 11)
      ),
      (
        "412 kcal, 18 g de protéines, 58 g de glucides, 11 g de lipides",
        .init(energy: 412, protein: 18, carbohydrate: 58, fat: 11)
      ),
      (
        "412 kcal, 18 g de proteínas, 58 g de hidratos, 11 g de grasas",
        .init(energy: 412, protein: 18, carbohydrate: 58, fat: 11)
      ),
      ("412.4 kcal, 10.5 g fat", .init(energy: 412, fat: 11)), ("412,5 kcal", .init(energy: 413)),
      ("0 kcal", .init(energy: 0)),
      ("400-420 kcal", .init(energy: 410)),
      ("1.250 kcal, 1.5 g fat", .init(energy: 1250, fat: 2)), ("1,250 kcal", .init(energy: 1250)),
      ("1 250 kcal", .init(energy: 1250)), ("1\u{202F}250 kcal", .init(energy: 1250)),
      ("1’250 kcal", .init(energy: 1250)),
      ("650 kcal; Eiweiß 25 g; KH 60 g | Fett: 30 g", .init(energy: 650, protein: 25, carbohydrate: 60, fat: 30)),
      ("2720 kJ / 650 kcal / 25 g protein", .init(energy: 650, protein: 25)), ("2092 kJ", .init(energy: 500)),
      ("450 Kalorien", .init(energy: 450)), ("412 kcal pro Portion", .init(energy: 412)),
      ("400 kcal (protein 30 g, carbs 40 g, fat 12 g)", .init(energy: 400, protein: 30, carbohydrate: 40, fat: 12)),
      ("400 kcal (30 g protein)", .init(energy: 400, protein: 30)),
      ("400 kcal (1674 kJ), 5 g fat", .init(energy: 400, fat: 5)),
      ("412 kcal,, 18 g protein,", .init(energy: 412, protein: 18)),
    ])
  func reads(text: String, nutrition: StatedNutrition) {
    let reading = NutritionReader.read(text)
    #expect(reading.nutrition == nutrition && reading.unread.isEmpty, "\(reading)")
  }

  @Test(
    "reads what figures are for",
    arguments: [
      ("400 kcal per 100 g, 20 g protein", NutritionBasis.hundred(.mass), 400),
      ("400 kcal/100 g", .hundred(.mass), 400),
      ("je 100 g: 400 kcal, 20 g Eiweiß", .hundred(.mass), 400),
      ("400 kcal / 100 g, 20 g protein", .hundred(.mass), 400),
      ("pour 100 g : 400 kcal", .hundred(.mass), 400), ("400 kcal por 100ml", .hundred(.volume), 400),
      ("1600 kcal total", .whole, 1600), ("Total: 1600 kcal, 80 g protein", .whole, 1600),
      ("1600 kcal insgesamt", .whole, 1600), ("1600 kcal au total", .whole, 1600), ("1600 kcal en total", .whole, 1600),
      ("1600 kcal (total)", .whole, 1600), ("1600 kcal for 4 servings", .servings(Rational(4)), 1600),
      ("400 kcal per 100 g; 250 kcal per serving", .serving, 250), ("412 kcal pro Portion", .serving, 412),
      ("412 kcal, total fat 11 g", .serving, 412), ("100 g protein, 412 kcal", .serving, 412),
      ("1600 kcal in total, 400 kcal per serving, 20 g protein", .serving, 400),
    ])
  func readsWhatFiguresAreFor(text: String, basis: NutritionBasis, energy: Int) {
    let reading = NutritionReader.read(text)
    #expect(reading.basis == basis && reading.nutrition?.energy == energy, "\(reading)")
  }

  @Test func figuresOfMoreThanAServingAreThoseOfOneWhereItIsKnownHowMany() throws {
    func read(_ nutrition: String, yields: String) throws -> (StatedNutrition?, [String]) {
      let text = "# A\n\nNutrition: \(nutrition)\n\n\(yields)\n\n---\n\n- flour\n"
      let entry = MetadataReader.read(try #require(readRecipe(text).value))
      return (entry.value.facts.nutrition, entry.diagnostics.map(\.message))
    }
    #expect(try read("1600 kcal total, 82 g protein", yields: "**4 servings**").0 == .init(energy: 400, protein: 21))
    #expect(try read("400 kcal per 100 g", yields: "**4 servings, 800 g**").0 == .init(energy: 800))
    #expect(try read("1600 kcal for 4 servings", yields: "**2 loaves**").0 == .init(energy: 400))
    let unknown = try read("400 kcal per 100 g", yields: "**4 servings**")
    #expect(unknown.0 == nil)
    #expect(
      unknown.1 == ["“400 kcal per 100 g” is not said of a serving, and the yields do not say what a serving is of it"])
    #expect(try read("1600 kcal total", yields: "**1 loaf**").0 == nil)
  }

  @Test func readsNoStatementThatNobodyWrites() {
    let text = "412 kcal" + String(repeating: ", a", count: 4_000)
    #expect(NutritionReader.read(text).nutrition == nil)
    #expect(NutritionReader.read(text).unread == [text])
  }

  @Test(
    "keeps what it understands and names the rest",
    arguments: [
      ("412 kcal, 3 g salt, 18 g protein", StatedNutrition(energy: 412, protein: 18), ["3 g salt"]),
      ("412 kcal, 11 g fat, 3 g saturated fat", .init(energy: 412, fat: 11), ["3 g saturated fat"]),
      ("412 kcal, protein", .init(energy: 412), ["protein"]),
      ("412 kcal, 18 protein", .init(energy: 412), ["18 protein"]),
      ("412 kcal, 300 kcal", .init(energy: 412), ["300 kcal"]),
      ("412 kcal, 1000000000000000 g protein", .init(energy: 412), ["1000000000000000 g protein"]),
    ])
  func namesTheRest(text: String, nutrition: StatedNutrition, unread: [String]) {
    let reading = NutritionReader.read(text)
    #expect(reading.nutrition == nutrition && reading.unread == unread, "\(reading)")
  }

  @Test(
    "reads nothing without an energy",
    arguments: [
      "", "18 g protein", "412", "many kcal", "-5 kcal", "1/0 kcal", "9223372036854775807 kcal",
      "4611686018427387904 1/2 kcal", "1000001 kcal",
    ])
  func refuses(text: String) {
    #expect(NutritionReader.read(text).nutrition == nil)
  }
}
