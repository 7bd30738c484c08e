internal import KitchenUnits

/// What the language of a line decides about its numbers and units.
public struct LineLanguage: Sendable, Hashable {
  /// `1,5` is one and a half and `1.500` fifteen hundred.
  let hasDecimalComma: Bool
  /// Pints and fluid ounces are imperial.
  let isBritish: Bool

  /// - Parameter tag: a BCP 47 tag; `nil` when the language is unknown.
  public init(_ tag: String?) {
    let primary = tag.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    hasDecimalComma = primary == "de" || primary == "fr" || primary == "es"
    isBritish = UnitLexicon.isBritish(tag)
  }
}
