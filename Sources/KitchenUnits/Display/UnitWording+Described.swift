/// What stands for a unit and is none that could be converted: only its word agrees with a number.
extension UnitWording {
  /// The phrase for one and for several; `nil` for what is no such phrase, and for abbreviations.
  ///
  /// A unit with words before it that say what it is like, `small bunch`, `large cloves`, `heaped tablespoon`, in English
  /// alone: in the other languages the words before it would have to agree, too. Or a noun that is counted: `cakes`,
  /// `small cookies`, `Brötchen`.
  static func described(_ text: String, _ language: String) -> (one: String, other: String)? {
    likened(text, language) ?? counted(text, language)
  }

  private static func likened(_ text: String, _ language: String) -> (one: String, other: String)? {
    guard UnitForms.primary(language) == "en",
      let gap = text.lastIndex(of: " "), !text.contains(where: \.isNumber)
    else { return nil }
    let start = text.index(after: gap)
    guard describes(text[..<gap], language),
      let forms = UnitPhrase(String(text[start...]), language: language)?.forms(language: language)
    else {
      return nil
    }
    return (text[..<start] + forms.one, text[..<start] + forms.other)
  }

  private static func counted(_ text: String, _ language: String) -> (one: String, other: String)? {
    let bytes = Array(text.utf8)
    guard let noun = CountedNoun.named(in: bytes, language: language) else { return nil }
    let before = String(decoding: bytes[..<noun.range.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[noun.range.upperBound...], as: UTF8.self)
    return describes(before[...], language) ? (before + noun.one + after, before + noun.other + after) : nil
  }

  /// Words that say what something is like, and count nothing themselves: one more of `dozen cookies` is one more dozen.
  private static func describes(_ words: Substring, _ language: String) -> Bool {
    words.split(separator: " ").allSatisfy { word in
      word.allSatisfy { $0.isLetter || $0 == "-" } && !joining.contains(word.lowercased())
        && UnitLexicon.word(String(word), language: language)?.unit == nil
    }
  }

  /// Words that make two things of a phrase, of which nobody knows which is counted.
  private static let joining: Set<String> = [
    "or", "and", "of", "to", "per", "plus", "with", "in", "x", "from", "about",
  ]
}
