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
    guard let temperature = found.temperature,
      case let converted = found.isDifference ? temperature.difference(in: system) : temperature.converted(to: system),
      converted != temperature, !reading.isSaidTwice(found, wanted: converted.scale)
    else { return nil }
    let number = AmountText(decimalSign: decimalSign, range: found.words).text(Amount(converted.measure))
    return Self.plain(number) + (converted.scale == .celsius ? " °C" : " °F")
  }

  /// `20 × 30 cm`, `9-inch`; `nil` where the text stays as it is.
  public func text(of length: StepLength, in reading: StepReading) -> String? {
    let sides = length.sides.map { UnitAmount($0, length.unit).converted(to: system).amount }
    guard let unit = sides.first?.unit, unit != length.unit, sides.allSatisfy({ $0.unit == unit }),
      !reading.isSaidTwice(length)
    else { return nil }
    let forms = UnitForms.of(unit, language: language)
    let numbers = sides.map { number($0, forms, length.words) }.joined(separator: " × ")
    if unit == .inch, length.isJoined { return numbers + "-" + forms.one }
    let word = sides.count == 1 ? forms.word(for: sides[0].measure, language: language) : forms.other
    return numbers + " " + (unit == .inch ? word : forms.symbol ?? word)
  }

  /// `425-g`; `nil` where the text stays as it is. What is printed on a pack is no estimate.
  public func text(of size: StepSize, in reading: StepReading) -> String? {
    let amount = UnitAmount(size.measure, size.unit)
    let converted = amount.converted(to: system).amount
    guard converted != amount, !reading.isSaidTwice(size) else { return nil }
    let text = AmountText(decimalSign: decimalSign, space: size.isJoined ? "-" : " ", range: size.words)
    return text.text(converted.written(in: language))
  }

  /// The article before what is converted to a text, `an` before `8-inch tin`; `nil` where it stays as it is.
  public func text(of article: StepArticle, before text: String?) -> String? {
    guard let text else { return nil }
    let digits = text.prefix { $0.isNumber }
    let isVowel = digits.hasPrefix("8") || digits.hasPrefix("⅛") || digits == "11" || digits == "18"
    let form = isVowel ? "an" : "a"
    guard form != article.text.lowercased() else { return nil }
    return article.text.first == "A" ? "A" + form.dropFirst() : form
  }

  /// Decimals go by the unit, which is written once only, behind the last side.
  private func number(_ side: UnitAmount, _ forms: UnitForms, _ words: RangeWords?) -> String {
    let text = AmountText(decimalSign: decimalSign, range: words)
    guard side.unit != .inch, let symbol = forms.symbol else { return Self.plain(text.text(Amount(side.measure))) }
    return Self.plain(String(text.text(Amount(side.measure, unit: symbol)).dropLast(symbol.count + 1)))
  }

  /// People break lines between number and unit in their files.
  public static func plain(_ text: String) -> String { text.split(separator: "\u{A0}").joined(separator: " ") }
}
