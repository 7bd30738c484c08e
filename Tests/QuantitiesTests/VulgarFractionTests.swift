import Quantities
import Testing

@Suite struct VulgarFractionTests {
  /// Every character of Unicode that stands for a fraction by itself.
  private static let all: [(Unicode.Scalar, Int, Int)] = [
    ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3), ("⅔", 2, 3),
    ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅛", 1, 8), ("⅜", 3, 8),
    ("⅝", 5, 8), ("⅞", 7, 8), ("↉", 0, 3),
  ]

  @Test func knowsEveryFractionCharacter() {
    for (character, numerator, denominator) in Self.all {
      #expect(VulgarFraction.value(of: character) == Rational(numerator, denominator), "\(character)")
    }
  }

  @Test func agreesWithTheNumericValuesOfUnicode() throws {
    // Number Forms and Latin-1 hold all characters whose decomposition is a fraction.
    for value in Array(UInt32(0xBC)...0xBE) + Array(0x2150...0x215E) + [0x2189] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(VulgarFraction.value(of: scalar)?.approximateDouble == scalar.properties.numericValue, "\(scalar)")
    }
  }

  @Test func findsTheCharacterOfAFraction() {
    for (character, numerator, denominator) in Self.all where numerator > 0 {
      #expect(Rational(numerator, denominator).flatMap(VulgarFraction.character) == character)
    }
    #expect(Rational(4, 7).flatMap(VulgarFraction.character) == nil)
    #expect(Rational(3, 2).flatMap(VulgarFraction.character) == nil)
    #expect(VulgarFraction.character(for: .zero) == nil)
  }

  @Test func knowsNothingElse() {
    for character in ["1", "a", "²", "⅟", "⁄", "Ⅷ", "一"] as [Unicode.Scalar] {
      #expect(VulgarFraction.value(of: character) == nil, "\(character)")
    }
  }
}
