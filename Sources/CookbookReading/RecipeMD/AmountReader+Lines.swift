internal import IngredientLines
internal import Quantities
internal import SourceText

/// Amounts that only the reader of ingredient lines understands.
extension AmountReader {
  /// The amount that a text without digits at its start says, as far as a number stands in it: `two`, `half a`, `max. 200 g`.
  static func amount(inWords text: String) -> Amount? {
    guard text.utf8.count <= longest else { return nil }
    let line = IngredientLineReader.read("\(text) \(food)")
    guard line.name == food, line.amounts.count == 1, let first = line.amounts.first, first.measure != .unmeasured,
      !first.isApproximate, let place = first.place, !place.number.isEmpty
    else { return nil }
    return Amount(first.measure, unit: first.unitText)
  }

  /// The amount whose number has units on both sides, `1 kg – 1,5 kg` and `1 cup minus 1 tbsp`: one in the first of them.
  /// `nil` for what has a single unit, or more than such an amount.
  func wholeAmount(of amount: Amount) -> Amount? {
    guard text.count <= Self.longest, let unit = amount.unit, unit.utf8.contains(where: \.isASCIIDigit) else {
      return nil
    }
    let line = IngredientLineReader.read("\(String(decoding: text, as: UTF8.self)) \(Self.food)")
    guard line.name == Self.food, line.amounts.count == 1, line.comment == nil, let first = line.amounts.first,
      first.content == nil, let place = first.place, place.holdsUnits
    else { return nil }
    return Amount(first.measure, unit: first.unitText)
  }

  /// The sign of `200+ g`: at least so much.
  mutating func readMore() -> Bool {
    guard position < text.count, text[position] == 0x2B else { return false }
    let next = position + 1
    guard next == text.count || text[next] == 0x20 else { return false }
    position = next
    return true
  }

  /// Bytes of the longest amount that is read so: of longer ones nobody knows what they say.
  private static let longest = 200
  /// Any word that names a food in all languages alike, and has no second meaning.
  private static let food = "paprika"
}
