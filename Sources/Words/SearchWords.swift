/// Texts as words that can be compared: what `search-words.js` does with what somebody types.
public enum SearchWords {
  /// Runs of letters, marks and digits of a folded text; everything else only separates them, so that `one-pot` and `one pot`
  /// are the same.
  public static func words(of text: String) -> [Substring] {
    let folded = TextFolding.folded(text)
    if folded.utf8.allSatisfy({ $0 < 0x80 }) {
      return folded.utf8.split { !isPart(Unicode.Scalar($0)) }.map(Substring.init)
    }
    return folded.unicodeScalars.split { !isPart($0) }.map(Substring.init)
  }

  /// A text and, because umlauts can be typed as two letters, its other spelling: `Käse` → `Käse`, `Kaese`.
  public static func spellings(of text: String) -> [String] {
    // The first byte of all umlauts: few texts have it, and this is asked of every one.
    guard text.utf8.contains(0xC3), text.unicodeScalars.contains(where: isUmlaut) else { return [text] }
    var other = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      other.append(scalar)
      if isUmlaut(scalar) { other.append("e") }
    }
    return [text, String(other)]
  }

  private static func isUmlaut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ä", "ö", "ü", "Ä", "Ö", "Ü": true
    default: false
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
