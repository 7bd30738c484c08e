import Quantities
import TestSupport
import Testing

@Suite struct DecimalTextTests {
  @Test(
    "prints up to 28 digits, the last rounded half to even",
    arguments: [
      (1, 2, "0.5"), (1, 10, "0.1"), (-5, 4, "-1.25"), (7, 1, "7"), (0, 5, "0"), (-3, 1, "-3"),
      (1, 3, "0.3333333333333333333333333333"), (2, 3, "0.6666666666666666666666666667"),
      (-1, 3, "-0.3333333333333333333333333333"), (4, 3, "1.333333333333333333333333333"),
      (1, 7, "0.1428571428571428571428571429"), (100_000, 3, "33333.33333333333333333333333"),
      (1, 300, "0.003333333333333333333333333333"),
      // 29 digits end in a five: the digit before it decides.
      (1, 1 << 41, "0.0000000000004547473508864641189575195312"),
      (3, 1 << 40, "0.000000000002728484105318784713745117188"),
      (Int.max, 1, "9223372036854775807"), (Int.min, 1, "-9223372036854775808"),
    ])
  func prints(numerator: Int, denominator: Int, text: String) throws {
    #expect(try #require(Rational(numerator, denominator)).decimalText == text)
  }

  @Test(
    "reads plain numerals with an optional exponent",
    arguments: [
      ("0.5", 1, 2), (".5", 1, 2), ("5.", 5, 1), ("-1.25", -5, 4), ("+3", 3, 1), ("007", 7, 1), ("1e3", 1000, 1),
      ("1.5E+2", 150, 1), ("25e-2", 1, 4), ("0", 0, 1), ("-0.0", 0, 1), ("0.50000000000000000000000000000000000", 1, 2),
      ("9223372036854775807", Int.max, 1), ("-9223372036854775808", Int.min, 1), ("1e18", 1_000_000_000_000_000_000, 1),
    ])
  func reads(text: String, numerator: Int, denominator: Int) {
    #expect(Rational(decimal: text) == Rational(numerator, denominator))
  }

  @Test(
    "takes a long numeral for the simplest fraction that prints like it",
    arguments: [
      ("0.3333333333333333333333333333", 1, 3), ("0.6666666666666666666666666667", 2, 3),
      ("-0.1428571428571428571428571429", -1, 7), ("1.333333333333333333333333333", 4, 3),
      ("0.003333333333333333333333333333", 1, 300),
    ])
  func findsTheFractionAgain(text: String, numerator: Int, denominator: Int) {
    #expect(Rational(decimal: text) == Rational(numerator, denominator))
  }

  @Test(
    "reads nothing else",
    arguments: [
      "", ".", "-", "+", "abc", "1a", "1 2", "1,5", "1.2.3", "1e", "e5", "1e99", "0x10", "NaN", "١", "--1",
      "9223372036854775808", "1e19", "1234567890123456789012345678901234567",
      // Nothing simple prints like this.
      "0.3333333333333333333333333334",
    ])
  func refuses(text: String) {
    #expect(Rational(decimal: text) == nil)
  }

  @Test func readsBackWhatItPrints() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let limit = generator.pick([16, 1000, 1_000_000])
      let numerator = Int.random(in: -1_000_000...1_000_000, using: &generator)
      let value = try #require(Rational(numerator, Int.random(in: 1...limit, using: &generator)))
      #expect(Rational(decimal: value.decimalText) == value, "\(value)")
    }
  }
}
