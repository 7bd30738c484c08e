/// Texts as words that can be compared: what `search-words.js` does with what somebody types.
public enum SearchWords {
  /// Runs of letters, marks and digits of a folded text; everything else only separates them, so that `one-pot` and `one pot`
  /// are the same.
  public static func words(of text: String) -> [Substring] {
    let folded = TextFolding.foldedBytes(text)
    var words: [Substring] = []
    visit(folded) { words.append(Substring(String(decoding: folded[$0], as: UTF8.self))) }
    return words
  }

  /// Adds the words of a text, in both spellings of its umlauts, to those of a table.
  public static func insert(wordsOf text: String, into table: inout WordTable) {
    for spelling in spellings(of: text) {
      let folded = TextFolding.foldedBytes(spelling)
      visit(folded) { _ = table.insert(folded, in: $0) }
    }
  }

  /// Calls with the place of each word of a folded text.
  private static func visit(_ folded: [UInt8], _ body: (Range<Int>) -> Void) {
    var (start, index) = (0, 0)
    while index < folded.count {
      let place = index
      if isPart(folded, at: &index) { continue }
      if place > start { body(start..<place) }
      start = index
    }
    if index > start { body(start..<index) }
  }

  /// Whether the scalar that starts at an index is part of a word; moves the index behind it.
  private static func isPart(_ bytes: [UInt8], at index: inout Int) -> Bool {
    let byte = bytes[index]
    guard byte >= 0x80 else {
      index += 1
      return byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39
    }
    return isPart(bytes.withUnsafeBufferPointer { TextFolding.scalar($0, at: &index) })
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
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
