public import KitchenUnits
internal import Quantities

/// Temperatures, lengths and sizes of packs in a step in the measures of another system; they never scale.
public struct StepConversion: Sendable {
  private let system: MeasurementSystem
  private let language: String
  private let decimalSign: String

  /// - Parameter language: BCP 47 tag of the recipe, for the words of units.
  public init(to system: MeasurementSystem, language: String, decimalSign: String) {
    self.system = system
    self.language = language
    self.decimalSign = decimalSign
  }

  /// `350 °F`; `nil` where the text stays as it is.
  public func text(of found: StepTemperature, in reading: StepReading) -> String? {
    guard let temperature = found.temperature, case let converted = temperature.converted(to: system),
      converted != temperature, !reading.isSaidTwice(found)
    else { return nil }
    let number = AmountText(decimalSign: decimalSign).text(Amount(converted.measure))
    return Self.plain(number) + (converted.scale == .celsius ? " °C" : " °F")
  }

  /// `20 × 30 cm`, `9-inch`; `nil` where the text stays as it is.
  public func text(of length: StepLength, in reading: StepReading) -> String? {
    let sides = length.sides.map { UnitAmount($0, length.unit).converted(to: system).amount }
    guard let unit = sides.first?.unit, unit != length.unit, sides.allSatisfy({ $0.unit == unit }),
      !reading.isSaidTwice(length)
    else { return nil }
    let forms = UnitForms.of(unit, language: language)
    let numbers = sides.map { number($0, forms) }.joined(separator: " × ")
    if unit == .inch { return numbers + (length.isJoined ? "-" + forms.one : " " + forms.other) }
    return numbers + " " + (forms.symbol ?? forms.other)
  }

  /// `425-g`; `nil` where the text stays as it is. What is printed on a pack is no estimate.
  public func text(of size: StepSize, in reading: StepReading) -> String? {
    let amount = UnitAmount(size.measure, size.unit)
    let converted = amount.converted(to: system).amount
    guard converted != amount, !reading.isSaidTwice(size) else { return nil }
    let text = AmountText(decimalSign: decimalSign, space: size.isJoined ? "-" : " ")
    return text.text(converted.written(in: language))
  }

  /// Decimals go by the unit, which is written once only, behind the last side.
  private func number(_ side: UnitAmount, _ forms: UnitForms) -> String {
    let text = AmountText(decimalSign: decimalSign)
    guard side.unit != .inch, let symbol = forms.symbol else { return Self.plain(text.text(Amount(side.measure))) }
    return Self.plain(String(text.text(Amount(side.measure, unit: symbol)).dropLast(symbol.count + 1)))
  }

  /// People break lines between number and unit in their files.
  public static func plain(_ text: String) -> String { text.split(separator: "\u{A0}").joined(separator: " ") }
}
