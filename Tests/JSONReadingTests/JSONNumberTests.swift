import JSONReading
import Testing

@Suite struct JSONNumberTests {
  @Test(
    "whole numbers are exact however they are written",
    arguments: [
      ("0", 0), ("-0", 0), ("-0.00", 0), ("42", 42), ("3.0", 3), ("3e0", 3), ("1.5e1", 15), ("2500e-2", 25),
      ("1E3", 1000),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("-9.223372036854775808e18", .min), ("0e999", 0),
      ("9223372036854775808", nil), ("1.5", nil), ("1e-1", nil), ("1e19", nil), ("1e999", nil), ("1e-999", nil),
      ("9.223372036854775808e18", nil),
    ] as [(String, Int?)])
  func givesWholeNumbers(literal: String, expected: Int?) throws {
    #expect(try #require(JSONNumber(literal)).integer == expected)
  }

  @Test(
    "decimals keep every digit",
    arguments: [
      ("0.10", false, "10", -2), ("-12.5e3", true, "125", 2), ("2e3", false, "2", 3), ("0.05", false, "5", -2),
      ("0.00", false, "0", -2), ("100", false, "100", 0), ("1E-7", false, "1", -7), ("10.0e+05", false, "100", 4),
    ])
  func splitsDecimals(literal: String, isNegative: Bool, digits: String, exponent: Int) throws {
    let decimal = try #require(JSONNumber(literal)).decimal
    #expect(decimal.isNegative == isNegative)
    #expect(String(decoding: decimal.digits, as: UTF8.self) == digits)
    #expect(decimal.exponent == exponent)
  }

  @Test func givesTheDigitsAsASignedNumber() throws {
    #expect(try #require(JSONNumber("-12.50")).decimal.significand == -1250)
    #expect(try #require(JSONNumber("92233720368547758.08")).decimal.significand == nil)
    #expect(try #require(JSONNumber("-92233720368547758.08")).decimal.significand == .min)
  }

  @Test(
    "what is no JSON number is no number", arguments: ["", "1 ", " 1", "01", "1.", ".5", "1e", "--1", "NaN", "1e1000"])
  func refusesOtherTexts(literal: String) {
    #expect(JSONNumber(literal) == nil)
  }

  @Test func takesIntegers() {
    #expect(JSONNumber(.min).literal == "-9223372036854775808")
  }
}

@Suite struct JSONThousandthsTests {
  @Test(arguments: [
    (0, "0"), (7, "0.007"), (50, "0.05"), (1000, "1"), (1250, "1.25"), (-1, "-0.001"), (-12_340, "-12.34"),
    (Int.max, "9223372036854775.807"),
  ])
  func thousandthsAreTheShortestDecimal(value: Int, expected: String) {
    #expect(JSONNumber(thousandths: value).literal == expected)
    #expect(JSONNumber(expected)?.literal == expected)
    var json = JSONWriter()
    json.number(thousandths: value)
    #expect(json.finish() == Array(expected.utf8))
  }
}
