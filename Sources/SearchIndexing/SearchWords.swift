internal import Words

/// Texts as words that can be compared: what `search-words.js` does with what somebody types.
enum SearchWords {
  /// Runs of letters, marks and digits of a folded text.
  static func words(of text: String) -> [Substring] {
    TextFolding.folded(text).unicodeScalars.split { !isPart($0) }.map(Substring.init)
  }

  private static let umlauts: Set<Unicode.Scalar> = ["ä", "ö", "ü", "Ä", "Ö", "Ü"]

  /// A text and, because umlauts can be typed as two letters, its other spelling: `Käse` → `Käse`, `Kaese`.
  static func spellings(of text: String) -> [String] {
    guard text.utf8.contains(where: { $0 >= 0x80 }), text.unicodeScalars.contains(where: umlauts.contains) else {
      return [text]
    }
    var other = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      other.append(scalar)
      if umlauts.contains(scalar) { other.append("e") }
    }
    return [text, String(other)]
  }

  /// Whether a character is of a script that puts no spaces between words, so that a word may begin there.
  static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0x20000...0x3FFFF:
      true
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
