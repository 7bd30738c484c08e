/// The measures somebody cooks with.
public enum MeasurementSystem: UInt8, Sendable, Hashable, CaseIterable {
  /// Whatever the recipe has.
  case asWritten
  /// Grams, millilitres, centimetres, degrees Celsius.
  case metric
  /// US customary: cups, spoons, ounces and pounds, inches, degrees Fahrenheit.
  case us
  /// Imperial: pints of 20 fluid ounces, spoons of 5 and 15 ml, ounces and pounds, inches, gas marks.
  case imperial
}

extension KitchenUnit {
  /// Whether somebody who cooks with a system measures with this unit, so that nothing has to be converted.
  ///
  /// Counts, times and what nobody measures anyway (pinch, drop, splash) belong to all systems.
  public func belongs(to system: MeasurementSystem) -> Bool {
    guard let systems else { return true }
    return system == .asWritten || systems.contains(system)
  }

  /// `nil` for all.
  private var systems: [MeasurementSystem]? {
    switch self {
    case .milligram, .gram, .decagram, .kilogram, .metricPound, .millilitre, .centilitre, .decilitre, .litre,
      .metricCup,
      .millimetre, .centimetre, .metre:
      [.metric]
    case .metricTeaspoon, .metricTablespoon: [.metric, .imperial]
    case .ounce, .pound, .inch: [.us, .imperial]
    case .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon: [.us]
    case .imperialFluidOunce, .imperialPint, .imperialQuart, .imperialGallon: [.imperial]
    default: nil
    }
  }
}
