internal import Cookbook
internal import Quantities

/// Reads stated nutrition of one serving: `412 kcal, 18 g protein, 58 g carbs, 11 g fat`, in four languages.
enum NutritionReader {
  /// `nil` unless every part is understood and the energy is among them; amounts are rounded half up.
  static func read(_ text: String) -> StatedNutrition? {
    var values: [Nutrient: Int] = [:]
    let bytes = Array(text.utf8)
    for part in CommaList.parts(of: bytes) {
      guard let (nutrient, value) = self.part(String(decoding: bytes[part], as: UTF8.self)), values[nutrient] == nil
      else { return nil }
      values[nutrient] = value
    }
    guard let energy = values[.energy] else { return nil }
    return StatedNutrition(
      energy: energy, protein: values[.protein], carbohydrate: values[.carbohydrate], fat: values[.fat])
  }

  private enum Nutrient { case energy, protein, carbohydrate, fat }

  /// `18 g protein` or `protein 18 g`; `kcal` alone names the energy.
  private static func part(_ text: String) -> (Nutrient, Int)? {
    var words = text.split { $0 == " " || $0 == "\u{A0}" || $0 == ":" }.map { $0.lowercased() }
    words.removeAll { ["of", "de", "d’", "an"].contains($0) }
    guard let index = words.firstIndex(where: { $0.first?.isNumber == true }),
      let reading = try? AmountReader.read(words[index].utf8), let value = reading.amount.upperBound
    else { return nil }
    words.remove(at: index)
    if let unit = reading.amount.unit { words.append(unit) }
    let rounded = value.roundedToNearest
    guard StatedNutrition.limits.contains(rounded) else { return nil }
    if words.contains("kcal") || words.contains("calories") { return (.energy, rounded) }
    guard words.contains("g"), let name = words.first(where: { $0 != "g" }), let nutrient = nutrients[name]
    else { return nil }
    return (nutrient, rounded)
  }

  private static let nutrients: [String: Nutrient] = [
    "protein": .protein, "proteins": .protein, "eiweiß": .protein, "protéines": .protein, "proteínas": .protein,
    "carbs": .carbohydrate, "carbohydrate": .carbohydrate, "carbohydrates": .carbohydrate,
    "kohlenhydrate": .carbohydrate, "glucides": .carbohydrate, "hidratos": .carbohydrate,
    "carbohidratos": .carbohydrate, "fat": .fat, "fett": .fat, "lipides": .fat, "grasas": .fat, "grasa": .fat,
  ]
}
