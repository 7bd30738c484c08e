internal import Quantities

/// What a kitchen measures with, in the order in which a cook would try.
///
/// Measuring cups and spoons are those sold as sets in the United States: 1/4, 1/3, 1/2, 2/3, 3/4 and 1 cup; 1/8, 1/4,
/// 1/2, 3/4 and 1 teaspoon; 1/2 and 1 tablespoon.
enum MeasuringSets {
  static let usVolume: [MeasuringSet] = [
    MeasuringSet(.gallon, number(4)...most, parts: [4]),
    MeasuringSet(.quart, number(4)...number(16), parts: [4]),
    MeasuringSet(.cup, number(1, 4)...number(16), parts: [4, 3]),
    MeasuringSet(.tablespoon, number(1)...number(15, 2), parts: [2]),
    MeasuringSet(.teaspoon, number(1, 8)...number(9), parts: [4]),
    MeasuringSet(.teaspoon, number(1, 8)...number(1), parts: [8]),
  ]
  /// Tried where no cup or spoon is near.
  static let usFluidOunces = [MeasuringSet(.fluidOunce, number(1)...number(64), parts: [2])]

  static let imperialVolume: [MeasuringSet] = [
    MeasuringSet(.imperialPint, number(1, 4)...most, parts: [4]),
    MeasuringSet(.imperialFluidOunce, number(1)...number(20)),
    MeasuringSet(.imperialFluidOunce, number(1)...number(20), parts: [2]),
    MeasuringSet(.metricTablespoon, number(1)...number(4), parts: [2]),
    MeasuringSet(.metricTeaspoon, number(1, 8)...number(9), parts: [4]),
    MeasuringSet(.metricTeaspoon, number(1, 8)...number(1), parts: [8]),
  ]

  static let ounces: [MeasuringSet] = [
    MeasuringSet(.pound, number(1)...most, parts: [4]),
    MeasuringSet(.ounce, number(1)...most),
    MeasuringSet(.ounce, number(1)...most, parts: [2]),
    MeasuringSet(.ounce, number(1, 4)...most, parts: [4]),
    MeasuringSet(.ounce, number(1, 8)...number(4), parts: [8]),
  ]

  static let inches: [MeasuringSet] = [
    MeasuringSet(.inch, number(1)...most),
    MeasuringSet(.inch, number(1, 2)...most, parts: [2]),
    MeasuringSet(.inch, number(1, 4)...most, parts: [4]),
    MeasuringSet(.inch, number(1, 8)...most, parts: [8]),
    MeasuringSet(.inch, number(1, 16)...number(1), parts: [16]),
  ]

  private static let most = Rational(Int(Int32.max))

  private static func number(_ numerator: Int, _ denominator: Int = 1) -> Rational {
    Rational(numerator, denominator) ?? .one
  }
}
