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
