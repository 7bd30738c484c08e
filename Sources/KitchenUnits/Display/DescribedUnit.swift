public import Quantities

/// A unit with words before it that say what it is like: `small bunch`, `large cloves`, `heaped tablespoon`.
///
/// It is no unit that could be converted; only its word agrees with a number. English alone: in the other languages the words
/// before it would have to agree, too.
public enum DescribedUnit {
  /// The phrase for one and for several; `nil` for what is no such phrase, and for abbreviations.
  ///
  /// - Parameter language: BCP 47 tag; see ``UnitLexicon``.
  public static func forms(of text: String, language: String) -> (one: String, other: String)? {
    guard UnitForms.primary(language) == "en",
      let gap = text.lastIndex(of: " "), !text.contains(where: \.isNumber)
    else { return nil }
    let described = text[..<gap].split(separator: " ").allSatisfy { word in
      word.allSatisfy { $0.isLetter || $0 == "-" } && !joining.contains(word.lowercased())
        && UnitLexicon.word(String(word), language: language)?.unit == nil
    }
    let start = text.index(after: gap)
    guard described, let forms = UnitPhrase(String(text[start...]), language: language)?.forms(language: language)
    else {
      return nil
    }
    return (text[..<start] + forms.one, text[..<start] + forms.other)
  }

  /// The phrase that fits a number; any other text as it is.
  public static func text(_ text: String, for measure: Amount.Measure, language: String) -> String {
    guard let forms = forms(of: text, language: language) else { return text }
    return UnitForms.isOne(measure, language: language) ? forms.one : forms.other
  }

  /// Words that make two things of a phrase, of which nobody knows which is counted.
  private static let joining: Set<String> = [
    "or", "and", "of", "to", "per", "plus", "with", "in", "x", "from", "about",
  ]
}
