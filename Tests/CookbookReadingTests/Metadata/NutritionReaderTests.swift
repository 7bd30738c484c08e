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
    ])
  func reads(text: String, nutrition: StatedNutrition) {
    #expect(NutritionReader.read(text) == nutrition)
  }

  @Test(
    "reads all of it or nothing",
    arguments: [
      "", "18 g protein", "412", "412 kJ", "412 kcal, 3 g salt", "412 kcal, protein", "412 kcal, 18 protein",
      "412 kcal, 300 kcal",
      "many kcal", "412 kcal,, 18 g protein", "-5 kcal", "1/0 kcal", "9223372036854775807 kcal",
      "4611686018427387904 1/2 kcal", "412 kcal, 1000000000000000 g protein", "1000001 kcal",
    ])
  func refuses(text: String) {
    #expect(NutritionReader.read(text) == nil)
  }
}
