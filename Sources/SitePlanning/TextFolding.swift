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

/// Names of pages: lowercase letters and digits of ASCII with hyphens between words.
public enum Slug {
  /// `Käsespätzle & Co.` → `kaesespaetzle-co`; letters of other scripts stay; `untitled` when nothing is left.
  ///
  /// German umlauts become two letters, as German readers expect in an address, whatever the language of the site.
  public static func make(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var needsHyphen = false
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : TextFolding.folded(withUmlauts(text))
    for scalar in text.unicodeScalars {
      guard isKept(scalar) else {
        needsHyphen = !result.isEmpty && scalar != "'" && scalar != "’" || needsHyphen
        continue
      }
      if needsHyphen { result.append("-") }
      needsHyphen = false
      let isUppercase = scalar.value >= 0x41 && scalar.value <= 0x5A
      result.append(isUppercase ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    }
    return result.isEmpty ? "untitled" : String(result)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20)
      : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func withUmlauts(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "ä", "Ä": result += "ae"
      case "ö", "Ö": result += "oe"
      case "ü", "Ü": result += "ue"
      default: result.append(character)
      }
    }
    return result
  }
}
