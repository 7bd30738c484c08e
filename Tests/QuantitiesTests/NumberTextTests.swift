import Quantities
import Testing

@Suite struct NumberTextTests {
  @Test(
    "writes kitchen fractions as fractions, other decimals as decimals",
    arguments: [
      (3, 1, "3", "3"), (-2, 1, "-2", "−2"), (0, 1, "0", "0"),
      (1, 2, "1/2", "½"), (3, 2, "1 1/2", "1½"), (-3, 2, "-1 1/2", "−1½"), (1, 3, "1/3", "⅓"), (7, 8, "7/8", "⅞"),
      (1, 16, "1/16", "1⁄16"), (33, 16, "2 1/16", "2\u{A0}1⁄16"),
      (26, 5, "5.2", "5.2"), (1, 10, "0.1", "0.1"), (-1, 5, "-0.2", "−0.2"), (1, 32, "0.03125", "0.03125"),
      (5, 7, "5/7", "5⁄7"), (12, 7, "1 5/7", "1\u{A0}5⁄7"), (-12, 7, "-1 5/7", "−1\u{A0}5⁄7"), (1, 9, "1/9", "⅑"),
      (Int.min, 3, "-3074457345618258602 2/3", "−3074457345618258602⅔"),
    ])
  func writes(numerator: Int, denominator: Int, plain: String, display: String) throws {
    let value = try #require(Rational(numerator, denominator))
    #expect(NumberText.plain(value) == plain)
    #expect(NumberText.display(value) == display)
  }

  @Test func usesTheDecimalSignOfTheLanguage() throws {
    let value = try #require(Rational(26, 5))
    #expect(NumberText.display(value, decimalSign: ",") == "5,2")
    #expect(NumberText.plain(value) == "5.2")
  }

  @Test(
    "rounds for people what no short fraction says",
    arguments: [
      (473_176_473, 4_000_000_000, "0.118"), (160_000_000, 157_725_491, "1.01"), (500_001, 1_000_003, "½"),
      (1000, 1001, "0.999"), (-9999, 10_007, "−0.999"),
      (2_274_509, 1_000_000_000_001, "0.00000227"), (123_456_789, 1009, "122356"), (10_007, 1009, "9.92"),
      (5, 999, "5⁄999"), (1, 512, "0.001953125"),
    ])
  func roundsLongFractions(numerator: Int, denominator: Int, display: String) throws {
    #expect(NumberText.display(try #require(Rational(numerator, denominator))) == display)
  }

  @Test func doesNotPrintEndlessDigitsOfAShortFraction() throws {
    // 1/2^40 ends, but only after forty digits.
    #expect(NumberText.plain(try #require(Rational(1, 1 << 40))) == "1/1099511627776")
  }
}
