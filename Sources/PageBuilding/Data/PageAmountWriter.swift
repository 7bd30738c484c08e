internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import KitchenUnits
internal import Quantities
internal import RecipeQueries

/// Writes amounts as the data block of a recipe page has them.
struct PageAmountWriter {
  private static let systems: [MeasurementSystem] = [.metric, .us, .imperial]

  /// BCP 47 tag of the recipe.
  let language: String

  /// An object of the amount; `more` adds to it.
  ///
  /// - Parameter noun: the unit's word where it is a noun that is counted.
  func write(
    _ amount: Amount, _ unit: KitchenUnit?, _ noun: CountedNoun? = nil, to json: inout JSONWriter,
    more: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    switch amount.measure {
    // Nobody cooks with less than nothing: such an amount stays as it is written.
    case .exact(let value) where value < .zero, .range(let value, _) where value < .zero: break
    case .exact(let value): json.member("value", Self.text(value))
    case .range(let lower, let upper):
      json.member("value", Self.text(lower))
      json.member("to", Self.text(upper))
    case .unmeasured: break
    }
    json.optionalMember("unit", unit?.name)
    json.optionalMember("word", amount.unit)
    if let noun {
      json.member("forms", [noun.one, noun.other])
    } else {
      writeForms(of: amount, unit, to: &json)
    }
    if amount.isApproximate { json.member("isApproximate", true) }
    more(&json)
    json.endObject()
  }

  /// That the amount is what one vessel holds, and what that is in other systems, where it is another: `425 g can`.
  func writeSize(of ingredient: Ingredient, to json: inout JSONWriter) {
    json.member("isSize", true)
    for system in Self.systems {
      guard let size = adjustment(system).size(of: ingredient), size != ingredient.amount else { continue }
      json.member("\(system)", AmountText(decimalSign: LanguageTag.decimalSign(language)).text(size))
    }
  }

  /// `3/2`, `4`.
  static func text(_ value: Rational) -> String {
    value.isInteger ? String(value.numerator) : "\(value.numerator)/\(value.denominator)"
  }

  /// A word that is none of its unit's own, for one and for several of it, `package` and `packages`; and those with
  /// the size of other systems, `425-g can`.
  private func writeForms(of amount: Amount, _ unit: KitchenUnit?, to json: inout JSONWriter) {
    guard let text = amount.unit else { return }
    let known = unit.map { UnitForms.of($0, language: language) }
    if let known, text == known.symbol || text == known.one || text == known.other { return }
    let wording = UnitWording(text, language: language)
    if let forms = wording.forms,
      forms.one != known?.one || forms.other != known?.other
    {
      json.member("forms", [forms.one, forms.other])
    }
    guard wording.unit != nil, text.contains(where: \.isNumber) else { return }
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
