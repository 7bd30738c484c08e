/// What programs leave in texts of other notations than HTML.
enum MarkUpRemains {
  /// Without the short codes of a widespread blog, `[caption id="7"]`, `[/caption]`, but with `[optional]`; and with the
  /// characters that JSON writes as `\\u00e9`, where they were written twice.
  ///
  /// Source: https://codex.wordpress.org/Shortcode_API; RFC 8259 §7.
  static func removed(from text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "[")) {
      text = text.replacing(/\[(?:\/[a-z][a-z0-9_-]*|[a-z][a-z0-9_-]*\s[^\[\]]*=[^\[\]]*)\]/, with: "")
    }
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing(/\\u([0-9a-fA-F]{4})/) { match in
      UInt32(match.1, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
