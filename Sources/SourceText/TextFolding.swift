/// Text without what makes equal words look different: case, accents, ligatures.
///
/// The folding is that of the Unicode root collation's primary level for the Latin letters of European languages;
/// other scripts are lowercased. It is the same on every machine, whatever its locale.
public enum TextFolding {
  /// For comparing and sorting: `Crème Brûlée` → `creme brulee`, `Käsespätzle` → `kasespatzle`, `Straße` → `strasse`.
  public static func folded(_ text: String) -> String {
    if let ascii = foldedASCII(text) { return ascii }
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
      } else if let letters = letters[scalar] {
        result.append(contentsOf: letters.unicodeScalars)
      } else if !(0x300...0x36F).contains(scalar.value) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Almost all text is ASCII, where folding is a matter of one bit.
  private static func foldedASCII(_ text: String) -> String? {
    var isASCII = true
    var hasUppercase = false
    for byte in text.utf8 {
      if byte >= 0x80 { isASCII = false }
      if byte >= 0x41 && byte <= 0x5A { hasUppercase = true }
    }
    guard isASCII else { return nil }
    guard hasUppercase else { return text }
    return String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var index = 0
      for byte in text.utf8 {
        buffer[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        index += 1
      }
      return index
    }
  }

  /// What stands for a letter that is not ASCII, lowercase or uppercase: its letters, nothing for a combining accent,
  /// or `nil` when the letter is folded into no other and only its case may change.
  public static func folded(_ scalar: Unicode.Scalar) -> String? {
    (0x300...0x36F).contains(scalar.value) ? "" : letters[scalar] ?? capitals[scalar]
  }

  private static let capitals: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (scalar, letter) in letters {
      guard let capital = scalar.properties.uppercaseMapping.unicodeScalars.first, capital != scalar else { continue }
      if !capital.isASCII { result[capital] = letter }
    }
    return result
  }()

  private static let letters: [Unicode.Scalar: String] = {
    let rows = [
      "a": "àáâãäåāăąǎ", "ae": "æǽ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř",
      "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]
    var result: [Unicode.Scalar: String] = [:]
    for (letter, accented) in rows {
      for scalar in accented.unicodeScalars { result[scalar] = letter }
    }
    return result
  }()
}
