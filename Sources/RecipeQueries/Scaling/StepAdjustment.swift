internal import KitchenUnits
internal import Quantities
internal import StepText

/// Rewrites the numbers in the steps of a recipe.
struct StepAdjustment {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let adjustment: RecipeAdjustment
  private let ingredients: [StepIngredient]

  init(_ adjustment: RecipeAdjustment, _ ingredients: [StepIngredient]) {
    self.adjustment = adjustment
    self.ingredients = ingredients
  }

  /// - Parameter markdown: link destinations, code and HTML in it stay untouched.
  func adjust(_ markdown: String) -> (text: String, unscaled: [String]) {
    let bytes = Array(markdown.utf8)
    let reading = StepReading(
      MarkdownMask.masked(bytes), ingredients: ingredients, language: adjustment.language)
    let edits =
      reading.amounts.compactMap { edit($0, by: adjustment.factor, in: reading) }
      + reading.unclear.compactMap { edit($0, by: .one, in: reading) }
      + reading.temperatures.compactMap { edit($0, in: reading) } + reading.lengths.compactMap { edit($0, in: reading) }
    let unscaled =
      adjustment.factor == .one ? [] : reading.unclear.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    return (Self.apply(edits, to: bytes), unscaled)
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  // MARK: Amounts

  private func edit(_ amount: StepAmount, by factor: Rational, in reading: StepReading) -> Edit? {
    guard let scaled = amount.measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
    let written = Amount(scaled, unit: amount.unitText.isEmpty ? nil : amount.unitText)
    let others = (reading.amounts + reading.unclear).filter { other in
      other.unit.map { $0.dimension == amount.unit?.dimension && $0 != amount.unit } ?? false
    }
    // `1 cup (240 ml)` says both already; scaling it must not make it say one twice.
    let isStated = isNear(amount.range, others.map(\.range))
    let adjusted = isStated ? written : adjustment.adjusted(written, [])
    guard adjusted != Amount(amount.measure, unit: written.unit) else { return nil }
    return Edit(range: amount.range, text: plain(AmountText(decimalSign: adjustment.decimalSign).text(adjusted)))
  }

  /// People break lines between number and unit in their files.
  private func plain(_ text: String) -> String { text.split(separator: "\u{A0}").joined(separator: " ") }

  private func isNear(_ range: Range<Int>, _ others: [Range<Int>]) -> Bool {
    others.contains { other in
      let gap =
        other.lowerBound >= range.upperBound
        ? other.lowerBound - range.upperBound : range.lowerBound - other.upperBound
      return (0...Self.nearby).contains(gap)
    }
  }

  /// Bytes between two ways to say the same, such as ` / ` or ` (`.
  private static let nearby = 3

  // MARK: Temperatures and lengths

  private func edit(_ found: StepTemperature, in reading: StepReading) -> Edit? {
    guard let temperature = found.temperature, case let converted = temperature.converted(to: adjustment.system),
      converted != temperature
    else { return nil }
    let others = reading.temperatures.filter { $0.temperature?.scale != temperature.scale }.map(\.range)
    guard !isNear(found.range, others) else { return nil }
    let number = AmountText(decimalSign: adjustment.decimalSign).text(Amount(converted.measure))
    return Edit(range: found.range, text: plain(number) + (converted.scale == .celsius ? " °C" : " °F"))
  }

  private func edit(_ length: StepLength, in reading: StepReading) -> Edit? {
    let sides = length.sides.map { UnitAmount($0, length.unit).converted(to: adjustment.system).amount }
    guard let unit = sides.first?.unit, unit != length.unit, sides.allSatisfy({ $0.unit == unit }) else { return nil }
    guard !isNear(length.range, reading.lengths.filter { $0.unit != length.unit }.map(\.range)) else { return nil }
    let text = AmountText(decimalSign: adjustment.decimalSign)
    let forms = UnitForms.of(unit, language: adjustment.language)
    let isDecimal = unit != .inch
    let numbers = sides.map { side in
      // Decimals go by the unit, which is written once only.
      let written = text.text(Amount(side.measure, unit: isDecimal ? forms.symbol : nil))
      return plain(isDecimal ? String(written.dropLast((forms.symbol?.count ?? 0) + 1)) : written)
    }
    let word =
      length.isJoined && unit == .inch ? "-" + forms.one : " " + (isDecimal ? forms.symbol ?? forms.other : forms.other)
    return Edit(range: length.range, text: numbers.joined(separator: " × ") + word)
  }
}
