internal import IngredientLines
internal import KitchenUnits
internal import Quantities

extension IngredientLine {
  /// How much a line states in a unit: `1 lb 4 oz` are 20 ounces, `2 tins (400 g)` are two tins and 800 grams, `1 cup / 120 g`
  /// are a cup and 120 grams. Of a range the upper bound counts; `nil` where no exact rule leads there.
  func stated(in wanted: KitchenUnit) -> Rational? {
    guard let first = amounts.first else { return nil }
    if var sum = first.stated(in: wanted) {
      for part in amounts.dropFirst() where part.relation == .plus {
        guard let more = part.stated(in: wanted), let next = sum.adding(more) else { return nil }
        sum = next
      }
      return sum
    }
    if let content = first.content, let ratio = content.unit.ratio(to: wanted), let number = first.measure.upperBound {
      return content.measure.upperBound?.multiplied(by: ratio)?.multiplied(by: number)
    }
    return amounts.dropFirst().filter { $0.relation == .same }.lazy.compactMap { $0.stated(in: wanted) }.first
  }
}

extension LineAmount {
  fileprivate func stated(in wanted: KitchenUnit) -> Rational? {
    guard let unit, let ratio = unit.ratio(to: wanted) else { return nil }
    return measure.upperBound?.multiplied(by: ratio)
  }
}
