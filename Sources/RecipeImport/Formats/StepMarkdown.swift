internal import SourceText

/// Steps of programs that keep them as Markdown, as plain text.
enum StepMarkdown {
  /// Without the marks of emphasis, links and code, and without pictures; the words of a link stay.
  ///
  /// Most lines have none: the patterns, which are slow, are tried where a sign that each needs is there.
  static func plain(_ text: String) -> String {
    var result = text
    if has("]", in: text) {
      result = link.replaced(in: result) { $0.0.hasPrefix("!") ? "" : String($0.1) }
    }
    if has("*", in: text) || has("_", in: text) {
      result = strong.replaced(in: result) { String($0.2) }
    }
    if has("`", in: text) { result = code.replaced(in: result) { String($0.1) } }
    return result
  }

  /// With the address of a link behind its words, in brackets: `[Anna’s blog](https://a.example)`.
  static func withAddresses(_ text: String) -> String {
    guard has("]", in: text) else { return text }
    return link.replaced(in: text) { match in
      match.0.hasPrefix("!") || match.1 == match.2 ? String(match.0) : "\(match.1) (\(match.2))"
    }
  }

  /// The addresses of pictures in a text.
  static func pictures(_ text: String) -> [String] {
    guard has("!", in: text), has("]", in: text) else { return [] }
    return link.matches(in: text).map(\.output).filter { $0.0.hasPrefix("!") }.map { String($0.2) }
  }

  private static let link = TextPattern(/!?\[([^\[\]\n]{0,200})\]\(([^()\n]{0,500})\)/)
  private static let strong = TextPattern(/(\*\*|__)(\S(?:[^*_\n]{0,400}\S)?)\1/)
  private static let code = TextPattern(/`([^`\n]{1,200})`/)

  private static func has(_ sign: Unicode.Scalar, in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: sign))
  }
}
