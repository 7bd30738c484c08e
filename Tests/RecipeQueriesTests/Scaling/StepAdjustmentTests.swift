import Cookbook
import KitchenUnits
import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct StepAdjustmentTests {
  private func step(
    _ text: String, _ system: MeasurementSystem, factor: Int = 1, of ingredients: String, language: String = "en"
  ) throws -> String? {
    let adjustment = RecipeAdjustment(
      factor: Rational(factor), system: system, language: language, decimalSign: language == "en" ? "." : ",",
      precision: .readable)
    let recipe = try recipe("# Cake\n\n---\n\n\(ingredients)\n\n---\n\n\(text)\n")
    return try #require(adjustment.adjust(recipe)).recipe.instructions
  }

  @Test(
    "behind “between”, both numbers scale",
    arguments: [
      ("Stir in between 2 and 3 tbsp sugar.", "Stir in between 4 and 6 tbsp sugar.", "- *3 tbsp* sugar", "en"),
      ("Take between 1 and 2 eggs.", "Take between 2 and 4 eggs.", "- *2* eggs", "en"),
      ("Stir in between **2** and **3** tbsp sugar.", "Stir in between 4 and 6 tbsp sugar.", "- *3 tbsp* sugar", "en"),
      ("Zwischen 300 und 400 ml Brühe.", "Zwischen 600 und 800 ml Brühe.", "- *400 ml* Brühe", "de"),
      ("Verser entre 20 et 30 g de sucre.", "Verser entre 40 et 60 g de sucre.", "- *30 g* sucre", "fr"),
      ("Entre 20 y 30 g de azúcar.", "Entre 40 y 60 g de azúcar.", "- *30 g* azúcar", "es"),
      ("Mix 2 and 3 tbsp sugar.", "Mix 2 and 6 tbsp sugar.", "- *3 tbsp* sugar", "en"),
      ("Wait between 2 and 3 minutes.", "Wait between 2 and 3 minutes.", "- *3 tbsp* sugar", "en"),
    ])
  func bothNumbersBehindBetweenScale(text: String, expected: String, ingredient: String, language: String) throws {
    #expect(try step(text, .asWritten, factor: 2, of: ingredient, language: language) == expected)
  }

  @Test(
    "behind “between”, both numbers convert",
    arguments: [
      ("Between 170 and 180 °C.", MeasurementSystem.us, "Between 325 and 350 °F."),
      ("between 170° and 180 °C", .us, "between 325 and 350 °F"),
      ("between 2 and 3 cm thick", .us, "between ¾ and 1¼ inches thick"),
      ("Add between 2 and 3 oz chocolate.", .metric, "Add between ≈ 57 and 85 g chocolate."),
      ("between 14- and 15-ounce cans", .metric, "between 14- and 425-g cans"),
    ])
  func bothNumbersBehindBetweenConvert(text: String, system: MeasurementSystem, expected: String) throws {
    #expect(try step(text, system, of: "- *3 oz* chocolate") == expected)
  }

  @Test(
    "heat below zero keeps its sign",
    arguments: [
      ("Freeze at -18 °C.", MeasurementSystem.us, "Freeze at 0 °F."), ("(−18 °C)", .us, "(0 °F)"),
      ("Freeze at –18°C.", .us, "Freeze at 0 °F."), ("Keep at minus 40 °C.", .us, "Keep at −40 °F."),
      ("−5 to −10 °C", .us, "14 to 23 °F"), ("at −20–−25 °C", .us, "at −13 – −4 °F"),
      ("between -20 and -18 °C", .us, "between −4 and 0 °F"), ("Freeze at -4 °F.", .metric, "Freeze at −20 °C."),
      ("Bake – 180 °C.", .us, "Bake – 350 °F."), ("the oven-180 °C", .us, "the oven-350 °F"),
      ("170 °C -180 °C", .us, "325 °F -350 °F"), ("Oven: -180 °C", .us, "Oven: -350 °F"),
    ])
  func heatBelowZeroKeepsItsSign(text: String, system: MeasurementSystem, expected: String) throws {
    #expect(try step(text, system, of: "- *3 oz* chocolate") == expected)
  }

  @Test func whatIsAtLeastSoHotIsNotBelowZero() throws {
    let list = "- *3 g* sel"
    #expect(try step("au moins 70 °C", .us, of: list, language: "fr") == "au moins 158 °F")
    #expect(try step("al menos 70 °C", .us, of: list, language: "es") == "al menos 158 °F")
    #expect(try step("à moins 18 °C", .us, of: list, language: "fr") == "à 0 °F")
    #expect(try step("bei minus 18 °C", .us, of: list, language: "de") == "bei 0 °F")
  }

  @Test(
    "only a neighbour on the scale that is wanted says the same",
    arguments: [
      ("180°C/gas 4", "350 °F/gas 4"), ("180 °C, gas mark 4", "350 °F, gas mark 4"),
      ("gas 4 (180 °C)", "gas 4 (350 °F)"),
      ("180°C/fan 160°C/gas 4", "350 °F/fan 320 °F/gas 4"), ("180°-200°C", "350–400 °F"),
      ("180°C-200°C", "350 °F-400 °F"),
      ("180 °C (160 °C fan) gas 4", "350 °F (320 °F fan) gas 4"), ("at gas 4", "at 350 °F"),
      ("180 °C/350 °F/gas 4", "180 °C/350 °F/gas 4"),
      ("gas 4/180°C", "gas 4/350 °F"), ("Bake at gas 4. At 180 °C", "Bake at 350 °F. At 350 °F"),
    ])
  func gasMarksBesideDegreesStay(text: String, expected: String) throws {
    #expect(try step(text, .us, of: "- *3 oz* chocolate") == expected)
  }

  @Test(
    "a difference of heat has no zero",
    arguments: [
      ("Cool by 10 °C.", "en", "Cool by 18 °F."), ("Turn it 20 °C lower.", "en", "Turn it 36 °F lower."),
      ("Um 10 °C abkühlen.", "de", "Um 18 °F abkühlen."),
      ("Baissez le four de 20 °C.", "fr", "Baissez le four de 36 °F."), ("20 °C de moins", "fr", "36 °F de moins"),
      ("Baja el horno en 20 °C.", "es", "Baja el horno en 36 °F."), ("un four de 80 °C", "fr", "un four de 176 °F"),
    ])
  func aDifferenceOfHeatHasNoZero(text: String, language: String, expected: String) throws {
    #expect(try step(text, .us, of: "- *3 g* sel", language: language) == expected)
  }

  @Test(
    "lengths are written as English writes them",
    arguments: [
      ("Grease a 20 cm tin.", "Grease an 8-inch tin."), ("Use an 18 cm tin.", "Use a 7-inch tin."),
      ("A 20 cm tin.", "An 8-inch tin."), ("a 20 × 30 cm tin", "an 8 × 12-inch tin"), ("2.5cm apart", "1 inch apart"),
      ("1.5 cm thick", "⅝ inch thick"), ("roll 2.5cm pieces", "roll 1-inch pieces"),
      ("20 cm from the grill", "8 inches from the grill"), ("a tin of 20 cm", "a tin of 8 inches"),
      ("a 180 °C oven", "a 350 °F oven"), ("an 80 °C oven", "a 176 °F oven"),
    ])
  func lengthsAreWrittenAsEnglishWritesThem(text: String, expected: String) throws {
    #expect(try step(text, .us, of: "- *3 oz* chocolate") == expected)
  }
}
