/// Amounts as they are shown to people, on pages and in terminals.
public struct AmountText: Sendable {
  let decimalSign: String
  private let space: String
  private let range: RangeWords

  /// - Parameters:
  ///   - decimalSign: stands between whole numbers and decimals, `.` or `,`.
  ///   - space: stands between number and unit, which a no-break space keeps in one line.
  ///   - range: the words of ranges; a dash without any.
  public init(decimalSign: String, space: String = "\u{A0}", range: RangeWords? = nil) {
    self.decimalSign = decimalSign
    self.space = space
    self.range = range ?? Self.dash
  }

  private static let dash = RangeWords(before: "", between: "–")

  /// `1½ tsp`, `5–6 g`, `≈ 90 Stück`; number and unit are kept together by the space.
  public func text(_ amount: Amount) -> String {
    let number = number(amount.measure, unit: amount.unit)
    let words: String
    if case .range = amount.measure { words = range.before } else { words = "" }
    let parts = words + [amount.isApproximate ? "≈" : nil, number].compactMap(\.self).joined(separator: space)
    guard let unit = amount.unit else { return parts }
    // `2-inch`, as it was written.
    return parts.isEmpty ? unit : parts + (unit.hasPrefix("-") ? "" : space) + unit
  }

  /// The number alone, as it stands before a unit; `nil` where there is none.
  public func number(_ measure: Amount.Measure, unit: String?) -> String? {
    switch measure {
    case .exact(let value): number(value, unit: unit)
    case .range(let lower, let upper): number(lower, unit: unit) + range.between + number(upper, unit: unit)
    case .unmeasured: nil
    }
  }

  /// Metric amounts are written with decimals, everything else with fractions.
  private func number(_ value: Rational, unit: String?) -> String {
    // Also `l bag`, the size of which is in litres.
    if let unit, !value.isInteger, isShortDecimal(value),
      Self.metricUnits.contains(unit.prefix { $0 != " " }.lowercased())
    {
      return value.decimalText.split(separator: ".").joined(separator: decimalSign)
    }
    return NumberText.display(value, decimalSign: decimalSign, space: space)
  }

  private func isShortDecimal(_ value: Rational) -> Bool { 1000 % value.denominator == 0 }

  static let metricUnits: Set<String> = ["mg", "g", "kg", "ml", "cl", "dl", "l", "mm", "cm", "gramm", "liter"]
}
