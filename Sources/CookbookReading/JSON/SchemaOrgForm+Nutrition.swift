internal import Cookbook
internal import JSONReading
internal import Quantities
internal import SourceText

/// `NutritionInformation`: each value a number with its unit in one text, `240 calories`, `9 g`.
extension SchemaOrgForm {
  static func nutrition(of place: JSONPlace, report: inout RecipeJSONReport) -> StatedNutrition? {
    guard let node = place.stated("nutrition")?.elementsOrSelf.first, node.value.object != nil else { return nil }
    let energy = value(of: node, "calories", of: .energy, report: &report)
    let protein = value(of: node, "proteinContent", of: .mass, report: &report)
    let carbohydrate = value(of: node, "carbohydrateContent", of: .mass, report: &report)
    let fat = value(of: node, "fatContent", of: .mass, report: &report)
    guard let energy else {
      if protein != nil || carbohydrate != nil || fat != nil {
        report.add(
          .warning, "value", at: node.value.range, "\(node.inWords) has no calories and was left out",
          hint: "add “calories”, as in “240 calories”")
      }
      return nil
    }
    return StatedNutrition(energy: energy, protein: protein, carbohydrate: carbohydrate, fat: fat)
  }

  private static func value(
    of node: JSONPlace, _ key: String, of kind: NutrientText.Kind, report: inout RecipeJSONReport
  ) -> Int? {
    guard let place = node.stated(key)?.elementsOrSelf.first, let text = string(place, report: &report),
      !PlainText.folded(text).isEmpty
    else { return nil }
    let value = NutrientText.read(text, kind)
    if value == nil {
      report.unreadable(
        place, expected: kind == .energy ? "an energy" : "a mass", example: kind == .energy ? "240 calories" : "9 g",
        .warning)
    }
    return value
  }
}

/// One nutrient as a number with a unit.
package enum NutrientText {
  package enum Kind { case energy, mass }

  /// Kilocalories or grams, rounded half up; a number alone has that unit. `nil` when it cannot be read.
  package static func read(_ text: String, _ kind: Kind) -> Int? {
    guard let amount = (try? AmountReader.read(PlainText.folded(text).utf8))?.amount, let value = amount.upperBound,
      !value.isNegative, let factor = factor(of: amount.unit, kind), let product = value.multiplied(by: factor)
    else { return nil }
    let rounded = product.roundedToNearest
    return StatedNutrition.limits.contains(rounded) ? rounded : nil
  }

  /// What a unit counts in kilocalories (4.184 kJ, the thermochemical calorie) or grams; words behind it do not matter.
  private static func factor(of unit: String?, _ kind: Kind) -> Rational? {
    guard let word = unit?.split(separator: " ").first?.lowercased() else { return .one }
    switch (kind, word.hasSuffix(".") ? String(word.dropLast()) : word) {
    case (.energy, "kcal"), (.energy, "calories"), (.energy, "calorie"), (.energy, "cal"), (.energy, "kilocalories"),
      (.energy, "kalorien"), (.energy, "calorías"):
      return .one
    case (.energy, "kj"), (.energy, "kilojoule"), (.energy, "kilojoules"): return Rational(250, 1046)
    case (.mass, "g"), (.mass, "gram"), (.mass, "grams"), (.mass, "gr"), (.mass, "gramm"), (.mass, "grammes"),
      (.mass, "gramme"), (.mass, "gramos"):
      return .one
    case (.mass, "mg"), (.mass, "milligrams"), (.mass, "milligram"): return Rational(1, 1000)
    default: return nil
    }
  }
}
