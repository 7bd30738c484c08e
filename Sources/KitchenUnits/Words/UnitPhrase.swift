/// The unit of an amount with what stands around its word: `packages`, `15-oz cans`, `(15 oz) can`, `package (8 oz)`.
struct UnitPhrase: Sendable, Hashable {
  private let before: String
  private let word: String
  private let after: String
  /// What is counted or measured.
  let unit: KitchenUnit

  /// `nil` where no word of the text is a unit, and where what stands around it says no size; nor of what is
  /// counted before a size, `× 15 oz can`.
  ///
  /// - Parameters:
  ///   - text: a unit with what stands around it, as recipes write it.
  ///   - language: BCP 47 tag; see ``UnitLexicon``.
  init?(_ text: String, language: String?) {
    if let unit = UnitLexicon.word(text, language: language)?.unit {
      (before, word, after, self.unit) = ("", text, "", unit)
      return
    }
    guard text.contains(where: \.isNumber), !text.hasPrefix("×") else { return nil }
    // `package (8 oz)`
    if text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex {
      let word = text[..<open].drop { $0 == " " }
      guard let found = Self.counted(word.last == " " ? word.dropLast() : word, language) else { return nil }
      (before, self.word, after, unit) = ("", found.word, String(text.dropFirst(found.word.count)), found.unit)
      return
    }
    guard let gap = text.lastIndex(where: { $0 == " " || $0 == "-" }) else { return nil }
    let start = text.index(after: gap)
    guard text[..<gap].contains(where: \.isNumber), let found = Self.counted(text[start...], language) else {
      return nil
    }
    (before, word, after, unit) = (String(text[..<start]), found.word, "", found.unit)
  }

  private static func counted(_ word: Substring, _ language: String?) -> (word: String, unit: KitchenUnit)? {
    guard let found = UnitLexicon.word(String(word), language: language), found.role != .measure, let unit = found.unit
    else { return nil }
    return (String(word), unit)
  }

  /// The phrase for one and for several, in the word that was written; `nil` for abbreviations, and where nobody knows the
  /// other form.
  ///
  /// - Parameter language: BCP 47 tag of the unit's words.
  func forms(language: String) -> (one: String, other: String)? {
    let known = UnitForms.of(unit, language: language)
    let isKnown = word == known.one || word == known.other
    let forms = isKnown ? (known.one, known.other) : UnitLexicon.numbers(of: word, language: language)
    return forms.map { (before + $0.0 + after, before + $0.1 + after) }
  }
}
