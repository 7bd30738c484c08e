public import Quantities

/// Which form of the words for a unit stands beside an amount: `cup` or `cups`, `(15 oz) can` or `(15 oz) cans`, `small
/// bunch` or `small bunches`.
///
/// Three kinds of words have forms: a unit with what stands around it (``UnitPhrase``); in English, a unit with words before
/// it that say what it is like; and what stands for a unit and is none that could be converted, a noun that is counted, as
/// most yields have it. Every other text is alike for any number.
public struct UnitWording: Sendable {
  private let text: String
  private let language: String
  private let phrase: UnitPhrase?

  /// - Parameters:
  ///   - text: the unit of an amount as recipes write it.
  ///   - language: BCP 47 tag of its words; see ``UnitLexicon``.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
    phrase = UnitPhrase(text, language: language)
  }

  /// What is counted or measured; `nil` where only the words are known.
  public var unit: KitchenUnit? { phrase?.unit }

  /// The words for one and for several; `nil` for abbreviations, and where nobody knows the other form.
  ///
  /// What is a unit and has no other form is no noun either.
  public var forms: (one: String, other: String)? {
    guard let phrase else { return Self.described(text, language) }
    return phrase.forms(language: language)
  }

  /// The unit that words stand for, without their forms.
  ///
  /// - Parameter language: BCP 47 tag; `nil` when unknown.
  public static func unit(of text: String, language: String?) -> KitchenUnit? {
    UnitPhrase(text, language: language)?.unit
  }

  /// The words that fit a number; as written where only one form is known.
  public func text(for measure: Amount.Measure) -> String {
    guard let forms else { return text }
    return UnitForms.isOne(measure, language: language) ? forms.one : forms.other
  }
}
