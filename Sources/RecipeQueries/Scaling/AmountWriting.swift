internal import KitchenUnits
internal import Quantities

/// How amounts are written into texts.
struct AmountWriting {
  let precision: RecipeAdjustment.Precision
  let decimalSign: String

  /// For files: every number exact, and such that it is read again.
  static let exact = AmountWriting(precision: .exact, decimalSign: ".")

  /// An amount that was scaled, in the steps of a kitchen where people read it.
  func written(_ amount: Amount, language: String?) -> Amount {
    if precision == .readable { return amount.presented(language: language ?? "en") }
    guard let unit = amount.unit else { return amount }
    let word = UnitWording(unit, language: language ?? "en").text(for: amount.measure)
    return Amount(amount.measure, unit: word, isApproximate: amount.isApproximate)
  }

  /// The number alone; people break lines between number and unit in their files.
  func number(_ measure: Amount.Measure, unit: String?) -> String {
    switch (precision, measure) {
    case (.exact, .exact(let value)): NumberText.plain(value)
    case (.exact, .range(let low, let high)): "\(NumberText.plain(low))-\(NumberText.plain(high))"
    default: AmountText(decimalSign: decimalSign, space: " ").number(measure, unit: unit) ?? ""
    }
  }

  /// The form of a noun that fits the number as it is shown.
  func text(_ noun: CountedNoun, for measure: Amount.Measure, language: String?) -> String {
    noun.text(for: written(Amount(measure), language: language).measure, language: language)
  }

  func text(_ amount: Amount) -> String {
    let start = (amount.isApproximate ? "≈ " : "") + number(amount.measure, unit: amount.unit)
    guard let unit = amount.unit else { return start }
    return start.isEmpty ? unit : start + (unit.hasPrefix("-") ? "" : " ") + unit
  }
}
