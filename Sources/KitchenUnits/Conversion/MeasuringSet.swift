internal import Quantities

/// One measure of a set, and the numbers that can be measured with it.
struct MeasuringSet {
  let unit: KitchenUnit
  /// The smallest and greatest number that is written with it.
  let numbers: ClosedRange<Rational>
  /// What may follow a whole number; zero is among them.
  let fractions: [Rational]

  /// - Parameter parts: the denominators of the fractions.
  init(_ unit: KitchenUnit, _ numbers: ClosedRange<Rational>, parts: [Int] = []) {
    self.unit = unit
    self.numbers = numbers
    var fractions: Set<Rational> = [.zero]
    for part in parts { fractions.formUnion((1..<part).compactMap { Rational($0, part) }) }
    self.fractions = fractions.sorted() + [.one]
  }

  /// Whether a number can be measured exactly.
  func holds(_ value: Rational) -> Bool { numbers.contains(value) && nearest(value) == value }

  /// The nearest number that can be measured, if it lies within the numbers of the measure.
  func nearest(_ value: Rational) -> Rational? {
    guard !value.isNegative else { return nil }
    let whole = Rational(value.roundedDown)
    var best: (value: Rational, distance: Rational)?
    for fraction in fractions {
      guard let candidate = whole.adding(fraction), let difference = candidate.subtracting(value) else { continue }
      let distance = difference.isNegative ? difference.negated ?? difference : difference
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best.flatMap { numbers.contains($0.value) ? $0.value : nil }
  }

  /// A measure with each of its numbers the nearest that can be measured; `nil` when that is further off than allowed.
  func nearest(_ measure: Amount.Measure, within tolerance: Rational) -> Amount.Measure? {
    measure.mapped { value in
      guard let rounded = nearest(value), let error = ConvertedAmount.error(of: rounded, exact: value) else {
        return nil
      }
      return error <= tolerance ? rounded : nil
    }
  }
}
