public import Quantities

extension KitchenUnit {
  public var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound, .metricPound, .decagram: .mass
    case .millilitre, .centilitre, .decilitre, .litre, .metricTeaspoon, .metricTablespoon, .metricCup: .volume
    case .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon: .volume
    case .imperialFluidOunce, .imperialPint, .imperialQuart, .imperialGallon: .volume
    case .dash, .pinch, .smidgen, .drop, .knifeTip, .splash, .shot: .volume
    case .millimetre, .centimetre, .metre, .inch: .length
    case .second, .minute, .hour, .day: .time
    default: .count
    }
  }

  /// How many grams, millilitres, millimetres or seconds one is, exactly; `nil` for counts.
  ///
  /// Sources: NIST Handbook 44 (2023), Appendix C, for US customary measures (the gallon of 231 cubic inches, the pound
  /// of 0.45359237 kg); Units of Measurement Regulations 1995 (UK), Schedule, for imperial ones (the gallon of
  /// 4.54609 l). The metric cup and spoons and the small measures go by custom, as sets of measuring
  /// spoons have them: a dash is 1/8, a pinch 1/16 and a smidgen 1/32 of a US teaspoon; a drop is 1/20 ml,
  /// a knife tip 1/4 ml, a splash 5 ml and a shot 40 ml.
  public var size: Rational? {
    let teaspoon = Self.millilitresPerTeaspoon
    return switch self {
    case .milligram: Rational(1, 1000)
    case .gram, .millilitre, .millimetre, .second: .one
    case .kilogram, .litre, .metre: Rational(1000)
    case .ounce: Rational(28_349_523_125, 1_000_000_000)
    case .pound: Rational(45_359_237, 100_000)
    case .metricPound: Rational(500)
    case .centilitre, .centimetre, .decagram: Rational(10)
    case .decilitre: Rational(100)
    case .metricTeaspoon: Rational(5)
    case .metricTablespoon: Rational(15)
    case .metricCup: Rational(250)
    case .teaspoon: teaspoon
    case .tablespoon: teaspoon?.multiplied(by: 3)
    case .fluidOunce: teaspoon?.multiplied(by: 6)
    case .cup: teaspoon?.multiplied(by: 48)
    case .pint: teaspoon?.multiplied(by: 96)
    case .quart: teaspoon?.multiplied(by: 192)
    case .gallon: teaspoon?.multiplied(by: 768)
    case .imperialFluidOunce: Rational(284_130_625, 10_000_000)
    case .imperialPint: Rational(56_826_125, 100_000)
    case .imperialQuart: Rational(11_365_225, 10_000)
    case .imperialGallon: Rational(454_609, 100)
    case .dash: teaspoon?.multiplied(by: Rational(1, 8) ?? .zero)
    case .pinch: teaspoon?.multiplied(by: Rational(1, 16) ?? .zero)
    case .smidgen: teaspoon?.multiplied(by: Rational(1, 32) ?? .zero)
    case .drop: Rational(1, 20)
    case .knifeTip: Rational(1, 4)
    case .splash: Rational(5)
    case .shot: Rational(40)
    case .inch: Rational(254, 10)
    case .minute: Rational(60)
    case .hour: Rational(3600)
    case .day: Rational(86400)
    default: nil
    }
  }

  /// 768 teaspoons are a gallon of 231 cubic inches.
  private static let millilitresPerTeaspoon = Rational(492_892_159_375, 100_000_000_000)
}
