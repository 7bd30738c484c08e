public import Quantities

/// Amounts with units as they are shown to people: `½ cup`, `1.5 kg`, `2 EL`.
///
/// Metric amounts have decimals, all others the fractions that measuring sets have (`AmountText`).
public struct UnitText: Sendable {
  private let language: String
  private let amounts: AmountText

  /// - Parameters:
  ///   - language: BCP 47 tag of the words for units.
  ///   - decimalSign: stands between whole numbers and decimals, `.` or `,`.
  public init(language: String, decimalSign: String) {
    self.language = language
    amounts = AmountText(decimalSign: decimalSign)
  }

  public func text(_ amount: UnitAmount, isApproximate: Bool = false) -> String {
    amounts.text(amount.written(in: language, isApproximate: isApproximate))
  }
}

extension UnitAmount {
  /// The amount with its unit in words or as a symbol.
  public func written(in language: String, isApproximate: Bool = false) -> Amount {
    let unit = UnitForms.of(unit, language: language).text(for: measure, language: language)
    return Amount(measure, unit: unit, isApproximate: isApproximate)
  }
}
