internal import Quantities

extension UnitAmount {
  /// The amount as a cook would write it in the system it is in: tidied, and rounded only where its numbers cannot be
  /// measured, as 173 11/18 g or 5/7 cup.
  ///
  /// Metric amounts are rounded to three digits, or two below ten; others to the nearest number of a measuring set
  /// within 6 %, or else to a sixteenth. Counts stay exact.
  public var presented: ConvertedAmount {
    let tidy = tidied
    guard unit.dimension == .mass || unit.dimension == .volume, !tidy.isReadable else {
      return ConvertedAmount(unchanged: tidy)
    }
    if unit.belongs(to: .metric), unit != .metricTeaspoon, unit != .metricTablespoon, unit != .metricCup {
      return tidy.inSmallUnit.rounded(Self.threeDigits) ?? ConvertedAmount(unchanged: tidy)
    }
    let sets = unit.dimension == .mass ? MeasuringSets.ounces : unit.belongs(to: .us) ? MeasuringSets.usVolume : []
    return tidy.nearest(in: sets) ?? tidy.rounded(Self.sixteenths) ?? ConvertedAmount(unchanged: tidy)
  }

  private var isReadable: Bool {
    let isDecimal = unit.belongs(to: .metric) && !unit.belongs(to: .imperial) && unit != .metricCup
    return [measure.lowerBound, measure.upperBound].compactMap(\.self).allSatisfy { number in
      isDecimal ? 100 % number.denominator == 0 : [1, 2, 3, 4, 8, 16].contains(number.denominator)
    }
  }

  /// Rounding is by grams and millilitres; tidying makes kilograms and litres of them again.
  private var inSmallUnit: UnitAmount {
    switch unit {
    case .kilogram: converted(to: .gram) ?? self
    case .litre: converted(to: .millilitre) ?? self
    default: self
    }
  }

  private func nearest(in sets: [MeasuringSet]) -> ConvertedAmount? {
    for tolerance in [RoundNumber.tight, RoundNumber.wide] {
      for set in sets {
        guard let exact = converted(to: set.unit), let rounded = set.nearest(exact.measure, within: tolerance)
        else { continue }
        return ConvertedAmount(UnitAmount(rounded, set.unit), exact: exact.measure, weight: nil)
      }
    }
    return nil
  }

  private func rounded(_ rule: (Rational) -> Rational?) -> ConvertedAmount? {
    measure.mapped(rule).flatMap { ConvertedAmount(UnitAmount($0, unit).tidied, exact: measure, from: unit) }
  }

  private static func threeDigits(_ value: Rational) -> Rational? {
    var step = value < Rational(10) ? Rational(1, 10) : .one
    if value < .one { step = Rational(1, 100) }
    var limit = Rational(1000)
    while let current = step, value >= limit, let next = limit.multiplied(by: 10) {
      step = current.multiplied(by: 10)
      limit = next
    }
    return step.flatMap { value.rounded(to: $0) }
  }

  private static func sixteenths(_ value: Rational) -> Rational? {
    Rational(1, 16).flatMap { value.rounded(to: $0) }.flatMap { $0.isZero ? nil : $0 }
  }
}
