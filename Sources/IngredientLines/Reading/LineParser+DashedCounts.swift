internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// How many packs there are, and what one holds.
  struct DashedCount {
    var count: Rational
    var content: LineAmount.Content
    /// The token behind the dash.
    var start: Int
    /// The token of the word for the pack.
    var vessel: Int
  }

  /// `2 - 8 oz. pkgs. cream cheese`, `1-14 oz can broth`: the dash parts how many there are from what one holds. A range would
  /// leave packs of a plural uncounted, or reach from one to many times as much.
  func dashedCount(at start: Int) -> DashedCount? {
    guard kind(start) == .number, kind(start + 1) == .dash, kind(start + 2) == .number,
      let inner = measure(at: start + 2), case .exact(let size) = inner.measure,
      let unit = unit(at: inner.end(skippingDashIn: self)), unit.word.role == .measure, let measure = unit.word.unit,
      measure.dimension == .mass || measure.dimension == .volume
    else { return nil }
    let vessel = kind(unit.end) == .dash ? unit.end + 1 : unit.end
    guard let pack = self.unit(at: vessel), pack.word.role == .container, followedByFood(pack.end) else { return nil }
    let count = numbers[tokens[start].link]
    let isCounted = count == .one ? !isPlural(pack) && size >= Self.leastOfOne : isPlural(pack)
    guard count.isInteger, count < size, isCounted else { return nil }
    return DashedCount(
      count: count, content: LineAmount.Content(measure: inner.measure, unit: measure), start: start + 2, vessel: vessel
    )
  }

  /// Bags hold `1-2 lb`, and one pack that holds a few ounces is told so.
  private static let leastOfOne = Rational(4)

  mutating func readDashedCount() -> Bool {
    guard let found = dashedCount(at: position) else { return false }
    let measured = Measured(measure: .exact(found.count), start: position, end: position + 1)
    position = found.vessel
    appendCount(measured, found.content, .first)
    return true
  }
}
