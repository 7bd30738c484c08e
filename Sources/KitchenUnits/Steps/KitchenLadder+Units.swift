internal import Quantities

extension KitchenLadder {
  /// The ladder of a unit; `nil` stands for pieces, and for units that no table has.
  ///
  /// Measuring cups and spoons are those sold as sets in the United States (1/4, 1/3, 1/2, 2/3, 3/4 and 1 cup; 1/8,
  /// 1/4, 1/2, 3/4 and 1 teaspoon; 1/2 and 1 tablespoon), and spoons are filled by eye to quarters and thirds; nobody
  /// counts more than five teaspoons, `2¼ tbsp` is quicker than 6¾ tsp; kitchen scales show whole grams.
  public static func of(_ unit: KitchenUnit?) -> KitchenLadder {
    guard let unit else { return pieces }
    return table[unit] ?? KitchenLadder(counted(unit))
  }

  private static let table: [KitchenUnit: KitchenLadder] = {
    var table: [KitchenUnit: KitchenLadder] = [:]
    for unit in [KitchenUnit.cup, .tablespoon, .teaspoon] { table[unit] = KitchenLadder(cups + usSpoons) }
    for unit in [KitchenUnit.metricTablespoon, .metricTeaspoon] { table[unit] = KitchenLadder(metricSpoons) }
    table[.metricCup] = KitchenLadder(own(.metricCup, to: 8, steps: [4, 3]) + own(.metricCup, steps: [2]))
    for unit in [KitchenUnit.gram, .kilogram] { table[unit] = KitchenLadder(grams) }
    table[.milligram] = KitchenLadder(grams + own(.milligram, steps: [1]))
    table[.millilitre] = KitchenLadder(litres + millilitres)
    table[.litre] = KitchenLadder(litres + own(.litre, from: fraction(4), steps: [4]) + millilitres)
    table[.decilitre] = KitchenLadder(own(.decilitre, from: fraction(4), steps: [4]) + litres + millilitres)
    table[.centilitre] = KitchenLadder(own(.centilitre, from: fraction(2), steps: [2]) + litres + millilitres)
    table[.ounce] = KitchenLadder([KitchenRung(.pound, .one...most, steps: parts([4]))] + ounces)
    table[.pound] = KitchenLadder(own(.pound, from: fraction(4), steps: [4, 3]) + ounces)
    for unit in [KitchenUnit.fluidOunce, .pint, .quart, .gallon] {
      table[unit] = KitchenLadder(own(unit, from: fraction(2), steps: [4]) + cups + usSpoons)
    }
    for unit in [KitchenUnit.imperialFluidOunce, .imperialPint, .imperialQuart, .imperialGallon] {
      table[unit] = KitchenLadder(
        own(unit, from: fraction(2), steps: [4]) + own(.imperialFluidOunce, from: .one, steps: [2]) + metricSpoons)
    }
    for unit in [KitchenUnit.dash, .pinch, .smidgen, .drop, .knifeTip, .splash] {
      table[unit] = KitchenLadder(own(unit, to: 2, steps: [2]) + own(unit, steps: [1]))
    }
    // Nobody cuts a clove of garlic by the third.
    for unit in [KitchenUnit.clove, .leaf, .sprig, .tablet, .cube] {
      table[unit] = KitchenLadder(own(unit, from: .one, steps: [1]) + own(unit, to: 1, steps: [4]))
    }
    return table
  }()

  private static let pieces = KitchenLadder(counted(nil))

  /// Quarters and thirds of a few, halves of some, and no parts of many; of what is a fifth or less its number, since a tenth
  /// of an egg is far from a quarter.
  private static func counted(_ unit: KitchenUnit?) -> [KitchenRung] {
    [
      KitchenRung(unit, fraction(4)...Rational(4), steps: parts([4, 3])),
      KitchenRung(unit, .one...Rational(10), steps: parts([2])), KitchenRung(unit, .one...most, steps: parts([1])),
      KitchenRung(unit, fraction(100)...fraction(5), steps: parts([6, 8, 100])),
    ]
  }

  private static let cups = [KitchenRung(.cup, fraction(4)...most, steps: parts([4, 3]))]
  private static let usSpoons = [
    KitchenRung(.tablespoon, .one...Rational(8), steps: parts([2])),
    KitchenRung(.teaspoon, fraction(4)...Rational(3), steps: parts([4, 3])),
    KitchenRung(.teaspoon, .one...Rational(5), steps: parts([1])),
    KitchenRung(.teaspoon, fraction(8)...Rational(1), steps: parts([8])),
    KitchenRung(.tablespoon, .one...Rational(8), steps: parts([4, 3])),
    KitchenRung(.teaspoon, fraction(4)...Rational(8), steps: parts([4, 3])),
    KitchenRung(.pinch, fraction(2)...Rational(2), steps: parts([2])),
    // Between half a cup and a cup spoons are nearer than any cup, and above it eighths are what recipes write.
    KitchenRung(.cup, .one...Rational(3), steps: parts([8])),
    KitchenRung(.tablespoon, Rational(9)...Rational(11), steps: parts([1])),
    KitchenRung(.tablespoon, Rational(14)...Rational(15), steps: parts([1])),
  ]
  private static let metricSpoons = [
    KitchenRung(.metricTablespoon, .one...most, steps: parts([2])),
    KitchenRung(.metricTeaspoon, fraction(4)...Rational(3), steps: parts([4, 3])),
    KitchenRung(.metricTeaspoon, .one...Rational(5), steps: parts([1])),
    KitchenRung(.metricTeaspoon, fraction(8)...Rational(1), steps: parts([8])),
    KitchenRung(.metricTablespoon, .one...most, steps: parts([4, 3])),
    KitchenRung(.metricTeaspoon, fraction(4)...Rational(8), steps: parts([4, 3])),
    KitchenRung(.pinch, fraction(2)...Rational(2), steps: parts([2])),
  ]
  private static let grams =
    own(.kilogram, from: .one, to: 10, steps: [100]) + own(.kilogram, from: Rational(10), steps: [10])
    + small(.gram)
  private static let litres =
    own(.litre, from: .one, to: 10, steps: [100]) + own(.litre, from: Rational(10), steps: [10])
  private static let millilitres = small(.millilitre)
  private static let ounces =
    own(.ounce, from: Rational(4), steps: [2]) + own(.ounce, from: fraction(2), steps: [4, 3])
    + own(.ounce, from: fraction(8), to: 1, steps: [8])

  /// Whole ones from twenty on, halves below, then tenths and hundredths.
  private static func small(_ unit: KitchenUnit) -> [KitchenRung] {
    own(unit, from: Rational(20), steps: [1]) + own(unit, from: Rational(10), to: 20, steps: [2])
      + own(unit, from: .one, to: 10, steps: [10]) + own(unit, from: fraction(100), to: 1, steps: [100])
  }

  private static func own(
    _ unit: KitchenUnit, from low: Rational = fraction(8), to high: Int = Int(Int32.max), steps: [Int]
  ) -> [KitchenRung] {
    [KitchenRung(unit, low...Rational(high), steps: parts(steps))]
  }

  private static func parts(_ denominators: [Int]) -> [Rational] { denominators.map(fraction) }
  private static let most = Rational(Int(Int32.max))
  private static func fraction(_ denominator: Int) -> Rational { Rational(1, denominator) ?? .one }
}
