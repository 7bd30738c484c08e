public import Quantities

/// What the marks of a British gas oven stand for, in the round degrees that cookery books print.
///
/// Source: the conversion table of Delia Smith's cookery books. Its degrees Celsius are rounded to tens and differ by up
/// to 9 from its degrees Fahrenheit.
public enum OvenTable {
  public struct Row: Sendable, Hashable {
    public let mark: Rational
    public let celsius: Rational
    public let fahrenheit: Rational

    func degrees(_ scale: Temperature.Scale) -> Rational {
      switch scale {
      case .celsius: celsius
      case .fahrenheit: fahrenheit
      case .gasMark: mark
      }
    }
  }

  static func row(_ isWanted: (Row) -> Bool) -> Row? { rows.first(where: isWanted) }

  /// The coolest first.
  public static let rows: [Row] = [
    (1, 4, 110, 225), (1, 2, 130, 250), (1, 1, 140, 275), (2, 1, 150, 300), (3, 1, 170, 325), (4, 1, 180, 350),
    (5, 1, 190, 375), (6, 1, 200, 400), (7, 1, 220, 425), (8, 1, 230, 450), (9, 1, 240, 475),
  ].compactMap { numerator, denominator, celsius, fahrenheit in
    Rational(numerator, denominator).map {
      Row(mark: $0, celsius: Rational(celsius), fahrenheit: Rational(fahrenheit))
    }
  }
}
