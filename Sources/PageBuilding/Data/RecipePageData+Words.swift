internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import KitchenUnits
internal import Quantities
internal import RecipeQueries

/// What scripts cannot know of the words of units.
extension RecipePageData {
  private static let systems: [MeasurementSystem] = [.metric, .us, .imperial]

  /// That the amount is what one vessel holds, and what that is in other systems, where it is another: `425 g can`.
  func writeSize(of ingredient: Ingredient, to json: inout JSONWriter) {
    json.member("isSize", true)
    for system in Self.systems {
      guard let size = adjustment(system).size(of: ingredient), size != ingredient.amount else { continue }
      json.member("\(system)", AmountText(decimalSign: LanguageTag.decimalSign(language)).text(size))
    }
  }

  /// A word that is none of its unit's own, for one and for several of it, `package` and `packages`; and those with
  /// the size of other systems, `425-g can`.
  func writeForms(of amount: Amount, _ unit: KitchenUnit?, to json: inout JSONWriter) {
    guard let text = amount.unit, let unit else { return }
    let known = UnitForms.of(unit, language: language)
    if text == known.symbol || text == known.one || text == known.other { return }
    guard let phrase = UnitPhrase(text, language: language) else { return }
    if let forms = phrase.forms(language: language), forms.one != known.one || forms.other != known.other {
      json.member("forms", [forms.one, forms.other])
    }
    guard text.contains(where: \.isNumber) else { return }
    let sized = Self.systems.compactMap { system in adjustment(system).sizedForms(of: text).map { (system, $0) } }
    guard !sized.isEmpty else { return }
    json.key("sized")
    json.beginObject()
    for (system, forms) in sized { json.member("\(system)", [forms.one, forms.other]) }
    json.endObject()
  }

  private func adjustment(_ system: MeasurementSystem) -> RecipeAdjustment {
    RecipeAdjustment(
      system: system, language: language, decimalSign: LanguageTag.decimalSign(language), precision: .readable)
  }
}
