internal import Quantities

extension UnitAmount {
  /// The amount as a cook of another system would write it.
  ///
  /// What belongs to the system already stays as it is. To metric, masses become grams or kilograms and volumes
  /// millilitres or litres, rounded to a round number within 2.5 %; to US customary and imperial, the first measure of
  /// a usual set that is within 2.5 %, or else within 6 %. Both ends of a range get one unit. What no measure is near
  /// to stays as it is, and so do volumes below a quarter of a teaspoon, which nobody measures in millilitres.
  ///
  /// - Parameters:
  ///   - system: whose units are wanted.
  ///   - weights: of the food in question. With them a volume becomes a mass in metric, and a mass a volume in
  ///     US customary; without, neither does.
  public func converted(to system: MeasurementSystem, weights: [UnitWeight] = []) -> ConvertedAmount {
    guard !unit.belongs(to: system), let upper = measure.upperBound, upper > .zero,
      let converted = SystemConversion(system: system, weights: weights).convert(self)
    else { return ConvertedAmount(unchanged: self) }
    return converted
  }
}

struct SystemConversion {
  let system: MeasurementSystem
  let weights: [UnitWeight]

  /// In millilitres, with a margin.
  static let quarterTeaspoon = Rational(6, 5) ?? .one

  func convert(_ amount: UnitAmount) -> ConvertedAmount? {
    switch (amount.unit.dimension, system) {
    case (.volume, .metric):
      if let (grams, weight) = amount.grams(by: weights) { return metric(grams, .gram, .kilogram, weight) }
      return metric(amount, .millilitre, .litre)
    case (.mass, .us):
      if let (volume, weight) = amount.volume(by: weights) { return usVolume(volume, weight) }
      return measured(amount, with: [MeasuringSets.ounces])
    case (.volume, .us): return usVolume(amount)
    case (.volume, .imperial): return measured(amount, with: [MeasuringSets.imperialVolume])
    case (.mass, .metric): return metric(amount, .gram, .kilogram)
    case (.mass, .imperial): return measured(amount, with: [MeasuringSets.ounces])
    case (.length, .metric): return length(amount)
    case (.length, .us), (.length, .imperial): return measured(amount, with: [MeasuringSets.inches])
    default: return nil
    }
  }

  /// Round numbers of the small unit; of the large one from a thousand on.
  private func metric(
    _ amount: UnitAmount, _ small: KitchenUnit, _ large: KitchenUnit, _ weight: UnitWeight? = nil
  ) -> ConvertedAmount? {
    guard let exact = amount.converted(to: small), let upper = exact.measure.upperBound,
      small == .gram || upper >= Self.quarterTeaspoon,
      let rounded = exact.measure.mapped(RoundNumber.nearest)
    else { return nil }
    let unit = rounded.upperBound.map { $0 >= Rational(1000) } ?? false ? large : small
    return inUnit(unit, UnitAmount(rounded, small), exact: exact, weight)
  }

  private func length(_ amount: UnitAmount) -> ConvertedAmount? {
    guard let exact = amount.converted(to: .centimetre), let upper = exact.measure.upperBound else { return nil }
    let unit: KitchenUnit = upper < .one ? .millimetre : .centimetre
    guard let inUnit = exact.converted(to: unit),
      let rounded = inUnit.measure.mapped({ unit == .millimetre ? $0.rounded(to: .one) : RoundNumber.nearest($0) })
    else { return nil }
    return ConvertedAmount(UnitAmount(rounded, unit), exact: inUnit.measure, weight: nil)
  }

  private func usVolume(_ amount: UnitAmount, _ weight: UnitWeight? = nil) -> ConvertedAmount? {
    measured(amount, with: [MeasuringSets.usVolume, MeasuringSets.usFluidOunces], weight)
  }

  /// The first measure that is near, of the first sets that have one.
  private func measured(
    _ amount: UnitAmount, with sets: [[MeasuringSet]], _ weight: UnitWeight? = nil
  ) -> ConvertedAmount? {
    for kit in sets {
      for tolerance in [RoundNumber.tight, RoundNumber.wide] {
        for set in kit {
          guard let exact = amount.converted(to: set.unit),
            let rounded = set.nearest(exact.measure, within: tolerance)
          else { continue }
          return ConvertedAmount(UnitAmount(rounded, set.unit), exact: exact.measure, weight: weight)
        }
      }
    }
    return nil
  }

  private func inUnit(
    _ unit: KitchenUnit, _ rounded: UnitAmount, exact: UnitAmount, _ weight: UnitWeight?
  ) -> ConvertedAmount? {
    guard let rounded = rounded.converted(to: unit), let exact = exact.converted(to: unit) else { return nil }
    return ConvertedAmount(rounded, exact: exact.measure, weight: weight)
  }
}
