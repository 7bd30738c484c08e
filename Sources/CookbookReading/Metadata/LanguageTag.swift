internal import SourceText

/// Language names and tags as people write them.
public enum LanguageTag {
  /// A BCP 47 tag, or the English or own name of a common language; `nil` for anything else.
  public static func read(_ text: String) -> String? { names[text.lowercased()] ?? tag(text.replacingUnderscores) }

  /// A BCP 47 tag (RFC 5646 §2.1: a primary subtag of two or three letters, further subtags of up to eight letters or
  /// digits) with its letters as §2.1.1 has them, `DE-at` as `de-AT`; `nil` for anything else.
  public static func tag(_ text: String) -> String? {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let primary = subtags.first, (2...3).contains(primary.utf8.count), primary.utf8.allSatisfy(isLetter),
      subtags.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return nil }
    // Behind a single letter stands what is private, or of an extension.
    let end = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.endIndex
    let named = subtags[1..<end].map(written) + subtags[end...].map { $0.lowercased() }
    return ([primary.lowercased()] + named).joined(separator: "-")
  }

  /// A region in capitals, a script with one, everything else without.
  private static func written(_ subtag: Substring) -> String {
    guard subtag.utf8.allSatisfy(isLetter) else { return subtag.lowercased() }
    switch subtag.utf8.count {
    case 2: return subtag.uppercased()
    case 4: return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: return subtag.lowercased()
    }
  }

  /// The primary subtag: `de` of `de-AT`.
  public static func primary(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }

  /// The sign between whole numbers and decimals in texts of a language, `.` or `,`.
  public static func decimalSign(_ tag: String) -> String {
    ["en", "ja", "zh", "ko"].contains(primary(tag)) ? "." : ","
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || byte.isASCIIDigit }

  private static let names = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
    "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "português": "pt", "dutch": "nl",
    "nederlands": "nl", "swedish": "sv", "svenska": "sv", "danish": "da", "dansk": "da", "polish": "pl", "polski": "pl",
  ]
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
