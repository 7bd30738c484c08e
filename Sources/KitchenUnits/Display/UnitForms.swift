public import Quantities

/// How a unit is written in a language.
public struct UnitForms: Sendable, Hashable {
  /// For one of it: `cup`, `Tasse`.
  public let one: String
  /// For several: `cups`, `Tassen`.
  public let other: String
  /// What cooks write instead, whatever the number: `g`, `tbsp`, `EL`, `c. à s.`; `nil` where they write the word.
  public let symbol: String?

  init(_ one: String, _ other: String, symbol: String? = nil) {
    self.one = one
    self.other = other
    self.symbol = symbol
  }

  /// The forms of a unit in a language, by its BCP 47 tag: English, German, French, Spanish; English for any other.
  public static func of(_ unit: KitchenUnit, language: String) -> UnitForms {
    table(language)[unit] ?? UnitForms("\(unit)", "\(unit)")
  }

  /// The symbol, or else the word for that many: `½ cup`, `1 cup`, `1½ cups`; `1½ tasse` in French.
  public func text(for measure: Amount.Measure, language: String) -> String {
    symbol ?? word(for: measure, language: language)
  }

  /// The word for that many.
  ///
  /// Source: CLDR plural rules, with fractions up to one counted as one, as they are read: half a cup.
  public func word(for measure: Amount.Measure, language: String) -> String {
    Self.isOne(measure, language: language) ? one : other
  }

  static func isOne(_ measure: Amount.Measure, language: String) -> Bool {
    guard let number = measure.upperBound else { return true }
    return primary(language) == "fr" ? number < Rational(2) : number > .zero && number <= .one
  }

  private static func table(_ language: String) -> [KitchenUnit: UnitForms] {
    switch primary(language) {
    case "de": german
    case "fr": french
    case "es": spanish
    default: english
    }
  }

  /// The language of a BCP 47 tag, `de` of `de-CH`.
  static func primary(_ language: String) -> String {
    // Most are nothing else, and this is asked of each unit.
    if language.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return language }
    return String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
