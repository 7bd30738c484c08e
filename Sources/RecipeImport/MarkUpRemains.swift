internal import SourceText

/// What programs leave in texts of other notations than HTML.
enum MarkUpRemains {
  /// Without the short codes of a widespread blog, `[caption id="7"]`, `[/caption]`, but with `[optional]`; and with the
  /// characters that JSON writes as `\\u00e9`, where they were written twice.
  ///
  /// Source: https://codex.wordpress.org/Shortcode_API; RFC 8259 §7.
  static func removed(from text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "[")) { text = withoutShortCodes(text) }
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return escape.replaced(in: text) { match in
      UInt32(match.1, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? String(match.0)
    }
  }
  private static let escape = TextPattern(/\\u([0-9a-fA-F]{4})/)

  /// The most bytes between two brackets that are looked at.
  private static let longest = 300

  private static func withoutShortCodes(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x5B else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let inner = bytes[(index + 1)...].prefix(longest).prefix { $0 != 0x5B && $0 != 0x5D }
      if inner.endIndex < bytes.count, bytes[inner.endIndex] == 0x5D, isShortCode(inner) {
        index = inner.endIndex + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `/caption` and `gallery ids="7"`: a name in small letters, with a slash before or a value behind it.
  private static func isShortCode(_ inner: ArraySlice<UInt8>) -> Bool {
    let isEnd = inner.first == 0x2F
    let name = inner.dropFirst(isEnd ? 1 : 0).prefix {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D
    }
    guard let first = name.first, (0x61...0x7A).contains(first) else { return false }
    let rest = inner[name.endIndex...]
    return isEnd ? rest.isEmpty : rest.first == 0x20 && rest.contains(0x3D)
  }
}
