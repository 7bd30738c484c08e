internal import Cookbook
internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import StepText

/// The unit of an amount that says what one vessel holds: the `oz can` of `*15 oz can* beans`.
struct SizedUnit {
  /// Of the size.
  let unit: KitchenUnit
  /// The vessel as written.
  let vessel: String

  init?(_ text: String, language: String?) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let unit = UnitLexicon.word(String(words[0]), language: language)?.unit,
      unit.dimension == .mass || unit.dimension == .volume,
      let last = words[1].split(separator: " ").last.flatMap({ UnitLexicon.word(String($0), language: language) }),
      last.role == .container
    else { return nil }
    self.unit = unit
    vessel = String(words[1])
  }
}

/// Sizes of packs in another system: a can of 15 oz says 425 g. What is printed on it is no estimate.
struct SizeConversion {
  let system: MeasurementSystem
  let language: String
  let decimalSign: String

  /// `425 g can` of `15 oz can`; `nil` where the unit of the amount says no size, or one of the system.
  func converted(_ amount: Amount) -> Amount? {
    guard let text = amount.unit, let sized = SizedUnit(text, language: language),
      let size = size(UnitAmount(amount.measure, sized.unit)), let unit = size.unit
    else { return nil }
    return Amount(size.measure, unit: "\(unit) \(sized.vessel)", isApproximate: amount.isApproximate)
  }

  /// `425-g cans` of `15-oz cans`; `nil` where no size stands in the text, or several.
  func converted(_ text: String) -> String? {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0xC2 }) else { return nil }
    let bytes = Array(text.utf8)
    let reading = StepReading(Self.parted(bytes), ingredients: StepIngredientList(), language: language)
    let amounts = (reading.amounts + reading.unclear).filter {
      $0.unit?.dimension == .mass || $0.unit?.dimension == .volume
    }
    let sizes: [(range: Range<Int>, size: UnitAmount)] =
      amounts.compactMap { amount in amount.unit.map { (amount.range, UnitAmount(amount.measure, $0)) } }
      + reading.sizes.map { ($0.range, UnitAmount($0.measure, $0.unit)) }
    guard sizes.count == 1, let found = sizes.first, let size = size(found.size) else { return nil }
    let isJoined = bytes[found.range].contains(0x2D)
    let plain = AmountText(decimalSign: decimalSign, space: isJoined ? "-" : " ").text(size)
    let shown = EmphasisMarks(in: bytes[found.range]).around(plain)
    let (start, end) = (bytes[..<found.range.lowerBound], bytes[found.range.upperBound...])
    return String(decoding: start, as: UTF8.self) + shown + String(decoding: end, as: UTF8.self)
  }

  /// `15 oz` for `15-oz`, which is no amount in a text.
  private static func parted(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in bytes.indices.dropFirst().dropLast()
    where bytes[index] == 0x2D && (0x30...0x39).contains(bytes[index - 1]) && bytes[index + 1] | 0x20 >= 0x61 {
      result[index] = 0x20
    }
    return result
  }

  /// `nil` where it is of the system already.
  private func size(_ amount: UnitAmount) -> Amount? {
    let converted = amount.converted(to: system).amount
    return converted == amount ? nil : converted.written(in: language)
  }
}
