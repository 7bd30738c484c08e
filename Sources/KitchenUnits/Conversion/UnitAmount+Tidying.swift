internal import Quantities

extension UnitAmount {
  /// The same amount, exactly, in the unit of its own kind that a cook would take: 1500 g are 1.5 kg, 3 tsp are 1 tbsp,
  /// 16 tbsp are 1 cup, 1/8 cup is 2 tbsp.
  ///
  /// It stays as it is where no other unit gives a number that can be measured.
  public var tidied: UnitAmount {
    guard let upper = measure.upperBound, upper > .zero, let ladder = Self.ladders[unit] else { return self }
    for rung in ladder {
      guard let other = converted(to: rung.unit) else { continue }
      if other.numbers.allSatisfy(rung.holds) { return other }
    }
    return self
  }

  private var numbers: [Rational] { [measure.lowerBound, measure.upperBound].compactMap(\.self) }

  /// For each unit those to try, the one to prefer first.
  private static let ladders: [KitchenUnit: [MeasuringSet]] = {
    let spoons = [
      MeasuringSet(.cup, fraction(4)...most, parts: [4, 3]), MeasuringSet(.tablespoon, .one...few, parts: [2]),
      MeasuringSet(.teaspoon, fraction(16)...few, parts: [16]),
    ]
    let metricSpoons = [
      MeasuringSet(.metricTablespoon, .one...most, parts: [2]),
      MeasuringSet(.metricTeaspoon, fraction(16)...few, parts: [16]),
    ]
    let ounces = MeasuringSet(.ounce, fraction(8)...most, parts: [8, 3])
    let grams = MeasuringSet(.gram, .one...most, parts: [10])
    let millilitres = MeasuringSet(.millilitre, fraction(10)...most, parts: [20])
    return [
      .cup: spoons, .tablespoon: spoons, .teaspoon: spoons,
      .metricTablespoon: metricSpoons, .metricTeaspoon: metricSpoons,
      .ounce: [MeasuringSet(.pound, .one...most, parts: [4]), ounces],
      .pound: [MeasuringSet(.pound, fraction(4)...most, parts: [4, 3]), ounces],
      .milligram: [grams, MeasuringSet(.milligram, .one...most)],
      .gram: [MeasuringSet(.kilogram, .one...most, parts: [100]), grams],
      .kilogram: [MeasuringSet(.kilogram, .one...most, parts: [100]), grams],
      .millilitre: [MeasuringSet(.litre, .one...most, parts: [100]), millilitres],
      .litre: [
        MeasuringSet(.litre, .one...most, parts: [100]), MeasuringSet(.litre, fraction(4)...most, parts: [4]),
        millilitres,
      ],
    ]
  }()

  /// More spoons than these nobody counts.
  private static let few = Rational(8)
  private static let most = Rational(Int(Int32.max))

  private static func fraction(_ denominator: Int) -> Rational { Rational(1, denominator) ?? .one }
}
