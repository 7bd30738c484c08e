internal import Quantities

/// A share of a whole as it is written in `galley.yaml` and on the command line.
public enum CoverageShare {
  /// The thousandths of a decimal from 0 to 1, more digits rounded to the nearest; `nil` for anything else.
  public static func thousandths(_ text: String) -> Int? {
    guard let share = Rational(decimal: text), share >= .zero, share <= .one else { return nil }
    let doubled = (Int128(share.numerator) * 2000 + Int128(share.denominator)) / Int128(share.denominator)
    return Int(doubled / 2)
  }
}
