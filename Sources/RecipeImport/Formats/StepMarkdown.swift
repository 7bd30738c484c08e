internal import SourceText

/// Steps of programs that keep them as Markdown, as plain text.
enum StepMarkdown {
  /// Without the marks of emphasis, links and code; the words of a link stay.
  ///
  /// Most lines have none: the patterns, which are slow, are tried where a sign that each needs is there.
  static func plain(_ text: String) -> String {
    var result = text
    if has("]", in: text) {
      result = link.replaced(in: result) { String($0.1) }
    }
    if has("*", in: text) || has("_", in: text) {
      result = strong.replaced(in: result) { String($0.2) }
    }
    if has("`", in: text) { result = code.replaced(in: result) { String($0.1) } }
    return result
  }

  private static let link = TextPattern(/!?\[([^\[\]\n]{0,200})\]\([^()\n]{0,500}\)/)
  private static let strong = TextPattern(/(\*\*|__)(\S(?:[^*_\n]{0,400}\S)?)\1/)
  private static let code = TextPattern(/`([^`\n]{1,200})`/)

  private static func has(_ sign: Unicode.Scalar, in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: sign))
  }
}
