public import Quantities

/// One unit of a ladder, and the numbers of it that a kitchen can measure or count.
///
///     KitchenRung(.cup, from: 1/4, to: 16, steps: [1/4, 1/3])   // ¼, ⅓, ½, ⅔, ¾, 1, 1¼ … 16 cups
public struct KitchenRung: Sendable, Hashable {
  /// `nil` for things that are counted by themselves, or in a unit that no table has.
  public let unit: KitchenUnit?
  /// The smallest and the greatest number that is written with it.
  public let numbers: ClosedRange<Rational>
  /// The numbers are the multiples of each of these: 1/4 and 1/3 stand for quarters and thirds.
  public let steps: [Rational]

  init(_ unit: KitchenUnit?, _ numbers: ClosedRange<Rational>, steps: [Rational]) {
    self.unit = unit
    self.numbers = numbers
    self.steps = steps
  }

  /// Whether a number can be measured as it is.
  func holds(_ value: Rational) -> Bool {
    numbers.contains(value) && steps.contains { value.divided(by: $0)?.isInteger ?? false }
  }

  /// The multiple of a step that is nearest to a number above zero, never zero; the smaller of two as near.
  func nearest(to value: Rational) -> Rational? {
    var best: (value: Rational, error: Rational)?
    for step in steps {
      guard let rounded = value.rounded(to: step) else { continue }
      let candidate = rounded.isZero ? step : rounded
      guard let error = ConvertedAmount.error(of: candidate, exact: value) else { continue }
      if best.map({ error < $0.error || (error == $0.error && candidate < $0.value) }) ?? true {
        best = (candidate, error)
      }
    }
    return best?.value
  }
}
