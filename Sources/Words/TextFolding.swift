/// Text without what makes equal words look different: case, accents, ligatures, soft hyphens.
///
/// The folding is that of the Unicode root collation's primary level for the Latin letters of European languages and of
/// Vietnamese. Greek letters lose their accents, and so do Cyrillic ones, where those do not make another letter of them:
/// `μέλι` → `μελι`, `мёд` → `мед`, `йогурт`. Other scripts are lowercased. It is the same on every machine, whatever its locale.
public enum TextFolding {
  /// For comparing and sorting: `Crème Brûlée` → `creme brulee`, `Käsespätzle` → `kasespatzle`, `Straße` → `strasse`.
  public static func folded(_ text: String) -> String {
    isPlain(text) ? text : String(decoding: foldedBytes(text), as: UTF8.self)
  }

  /// The UTF-8 of the folded text, for whoever reads it byte by byte.
  public static func foldedBytes(_ text: String) -> [UInt8] {
    var folded = Array(text.utf8)
    let start = lowercaseASCII(&folded)
    guard start < folded.count else { return folded }
    let rest = Array(folded[start...])
    folded.removeSubrange(start...)
    var index = 0
    while index < rest.count { appendScalar(rest, at: &index, to: &folded) }
    return folded
  }

  /// Whether a text is the folded one already, as most that are compared are: ASCII without capitals.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (all, capitals) = (UInt8(0), UInt8(0))
      for byte in bytes {
        all |= byte
        capitals |= byte &- 0x41 < 26 ? 1 : 0
      }
      return all < 0x80 && capitals == 0
    }
  }

  /// Makes small letters of the capitals before the first byte outside ASCII, where folding is a matter of one bit.
  ///
  /// - Returns: the place of that byte, or the count.
  private static func lowercaseASCII(_ bytes: inout [UInt8]) -> Int {
    bytes.withUnsafeMutableBufferPointer { bytes in
      let end = bytes.firstIndex { $0 >= 0x80 } ?? bytes.count
      for index in 0..<end where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
      return end
    }
  }

  // MARK: Bytes

  /// Adds the folded form of the scalar that starts at an index of UTF-8, and moves the index behind it.
  public static func appendScalar(_ bytes: [UInt8], at index: inout Int, to folded: inout [UInt8]) {
    let byte = bytes[index]
    guard byte >= 0x80 else {
      folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      index += 1
      return
    }
    let start = index
    let scalar = bytes.withUnsafeBufferPointer { Self.scalar($0, at: &index) }
    if let letters = Self.folded(scalar) {
      if letters.isEmpty { join(scalar, to: &folded) }
      folded += letters.utf8
    } else if scalar.properties.changesWhenLowercased {
      folded += scalar.properties.lowercaseMapping.utf8
    } else {
      folded += bytes[start..<index]
    }
  }

  /// Makes another Cyrillic letter of the last one where an accent that stands apart does so: й, ў, ї, ѓ, ќ.
  private static func join(_ accent: Unicode.Scalar, to folded: inout [UInt8]) {
    guard folded.count >= 2 else { return }
    let last = folded.count - 2
    let letter: (UInt8, UInt8)
    switch (accent.value, folded[last], folded[last + 1]) {
    case (0x306, 0xD0, 0xB8): letter = (0xD0, 0xB9)
    case (0x306, 0xD1, 0x83): letter = (0xD1, 0x9E)
    case (0x308, 0xD1, 0x96): letter = (0xD1, 0x97)
    case (0x301, 0xD0, 0xB3): letter = (0xD1, 0x93)
    case (0x301, 0xD0, 0xBA): letter = (0xD1, 0x9C)
    default: return
    }
    (folded[last], folded[last + 1]) = letter
  }

  /// The scalar that starts at an index of UTF-8, and moves the index behind it. What is no UTF-8 is U+FFFD.
  public static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let first = UInt32(bytes[index])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let end = min(index + length, bytes.count)
    var value = length == 1 ? first : first & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for next in index + 1..<max(end, index + 1) { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    index = end
    return length == 1 && first >= 0x80 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  // MARK: Scalars

  /// What stands for a letter that is not ASCII, lowercase or uppercase: its letters, nothing for a combining accent or a
  /// soft hyphen, or `nil` when the letter is folded into no other and only its case may change.
  public static func folded(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC0..<0x180: letters[Int(scalar.value) - 0xC0]
    case 0xAD, 0x300...0x36F: ""
    case 0x180..<0x250, 0x1E00..<0x1F00: accented(scalar)
    case 0x370..<0x530: easternLetters[Int(scalar.value) - 0x370]
    case 0x1F00..<0x2000: ancient(scalar)
    default: nil
    }
  }

  /// The letter of which Unicode's name of a rarer one says which accents it has.
  private static func accented(_ scalar: Unicode.Scalar) -> String? {
    if scalar == "ẞ" { return "ss" }
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 6, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].utf8.count == 1 || words[3] == "AE", words.last != "HOOK", words[5...].allSatisfy(accents.contains)
    else { return nil }
    return words[3].lowercased()
  }

  /// The Greek letter of which Unicode's name of one of ancient texts says which accents it has.
  private static func ancient(_ scalar: Unicode.Scalar) -> String? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count >= 6, words[0] == "GREEK",
      words[2] == "LETTER", words[4] == "WITH"
    else { return nil }
    return greekVowels[words[3]]
  }

  private static let greekVowels: [Substring: String] = [
    "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ", "OMEGA": "ω", "RHO": "ρ",
  ]

  /// The words in names of letters that come apart into a letter and combining accents.
  private static let accents: Set<Substring> = Set(
    """
    ABOVE ACUTE AND BELOW BREVE CARON CEDILLA CIRCUMFLEX COMMA DIAERESIS DOT DOUBLE GRAVE HOOK HORN INVERTED LINE MACRON \
    OGONEK RING TILDE
    """.split(separator: " "))

  /// The letters from U+00C0 to U+017F.
  private static let letters = table(
    0xC0..<0x180,
    [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįıİ",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř", "s": "śŝşš", "ss": "ß",
      "t": "ţťŧ", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ])

  /// The Greek and Cyrillic letters from U+0370 to U+052F that are others with an accent, and the final sigma.
  private static let easternLetters = table(
    0x370..<0x530,
    [
      "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "σ": "ς", "υ": "ύϋΰ", "ω": "ώ", "е": "ѐё", "и": "ѝ",
    ])

  /// - Parameter rows: The lowercase letters that are folded into some, with their capitals.
  private static func table(_ range: Range<UInt32>, _ rows: [String: String]) -> [String?] {
    var result = [String?](repeating: nil, count: range.count)
    for (letter, accented) in rows {
      for scalar in accented.unicodeScalars {
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        for one in capital.count == 1 ? [scalar, capital.first ?? scalar] : [scalar]
        where range.contains(one.value) { result[Int(one.value - range.lowerBound)] = letter }
      }
    }
    return result
  }
}
