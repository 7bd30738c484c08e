import Cookbook
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
      ("400-420 kcal", .init(energy: 420)),
      ("1.250 kcal, 1.5 g fat", .init(energy: 1250, fat: 2)), ("1,250 kcal", .init(energy: 1250)),
      ("1 250 kcal", .init(energy: 1250)), ("1\u{202F}250 kcal", .init(energy: 1250)),
      ("1’250 kcal", .init(energy: 1250)),
      ("650 kcal; Eiweiß 25 g; KH 60 g | Fett: 30 g", .init(energy: 650, protein: 25, carbohydrate: 60, fat: 30)),
      ("2720 kJ / 650 kcal / 25 g protein", .init(energy: 650, protein: 25)), ("2092 kJ", .init(energy: 500)),
      ("450 Kalorien", .init(energy: 450)), ("412 kcal pro Portion", .init(energy: 412)),
      ("412 kcal,, 18 g protein,", .init(energy: 412, protein: 18)),
    ])
  func reads(text: String, nutrition: StatedNutrition) {
    let reading = NutritionReader.read(text)
    #expect(reading.nutrition == nutrition && reading.unread.isEmpty, "\(reading)")
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
