internal import KitchenUnits
public import Quantities
internal import Words

/// Sticks of butter, which only American shops have.
///
/// Source: a stick is a quarter of a pound (SR28 01001, “stick” 113 g).
public enum ButterSticks {
  public static let ounces = Rational(4)

  /// The same in ounces; `nil` for sticks of anything else, such as celery.
  static func inOunces(_ amount: Amount, of name: String, language: String?) -> UnitAmount? {
    guard isButter(amount, of: name, language: language),
      let measure = amount.measure.mapped({ $0.multiplied(by: ounces) })
    else { return nil }
    return UnitAmount(measure, .ounce)
  }

  /// Whether an amount counts sticks of butter, or of what is sold like it.
  public static func isButter(_ amount: Amount, of name: String, language: String?) -> Bool {
    guard let unit = amount.unit, UnitLexicon.word(unit, language: language)?.unit == .stick,
      amount.measure != .unmeasured
    else { return false }
    return TextFolding.folded(name).split { !$0.isLetter }.contains { butters.contains(String($0)) }
  }

  private static let butters: Set<String> = ["butter", "margarine", "shortening", "lard"]
}
