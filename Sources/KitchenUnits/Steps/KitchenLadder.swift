public import Quantities

/// The units that a cook would change between, those to prefer first.
///
/// An amount is shown on the first rung that holds it exactly; else on the first where a measurable number is within
/// 2.5 %, else within 6 %; else on the rung whose nearest number is least off. Both ends of a range stand on one rung.
/// It is data, so that a page can follow the same rule in a browser.
public struct KitchenLadder: Sendable, Hashable {
  public let rungs: [KitchenRung]

  /// How far a number may be off before the next rung is tried, one after the other.
  public static let tolerances = [RoundNumber.tight, RoundNumber.wide]
  /// Rounding that moves an amount by more is said: `about`.
  public static let said = Rational(1, 20) ?? .zero

  init(_ rungs: [KitchenRung]) {
    self.rungs = rungs
  }

  /// A measure on its rung, and by what share of the exact number it is off; of a range the greater one.
  struct Place {
    let measure: Amount.Measure
    let unit: KitchenUnit?
    let exact: Amount.Measure
    let error: Rational
  }

  /// - Parameter ratio: how many of a rung's unit one of the amount's own is; `nil` where no rule leads there.
  /// - Returns: `nil` for words without a number, for what is not above zero, and where a number does not fit.
  func place(_ measure: Amount.Measure, ratio: (KitchenUnit?) -> Rational?) -> Place? {
    guard let low = measure.lowerBound, low > .zero else { return nil }
    let places = rungs.compactMap { rung -> (place: Place, isInside: Bool)? in
      guard let ratio = ratio(rung.unit), let exact = measure.mapped({ $0.multiplied(by: ratio) }) else { return nil }
      return place(exact, on: rung)
    }
    for tolerance in [.zero] + Self.tolerances {
      if let found = places.first(where: { $0.isInside && $0.place.error <= tolerance }) { return found.place }
    }
    let inside = places.filter(\.isInside)
    return (inside.isEmpty ? places : inside).min { $0.place.error < $1.place.error }?.place
  }

  private func place(_ exact: Amount.Measure, on rung: KitchenRung) -> (place: Place, isInside: Bool)? {
    guard let rounded = exact.mapped(rung.nearest), let low = rounded.lowerBound, let high = rounded.upperBound,
      let exactLow = exact.lowerBound, let exactHigh = exact.upperBound,
      let first = ConvertedAmount.error(of: low, exact: exactLow),
      let second = ConvertedAmount.error(of: high, exact: exactHigh)
    else { return nil }
    let place = Place(measure: rounded, unit: rung.unit, exact: exact, error: max(first, second))
    return (place, rung.numbers.contains(low) && rung.numbers.contains(high))
  }
}
