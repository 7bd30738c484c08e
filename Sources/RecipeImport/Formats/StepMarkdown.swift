/// Steps of programs that keep them as Markdown, as plain text.
enum StepMarkdown {
  /// Without the marks of emphasis, links and code; the words of a link stay.
  ///
  /// Most lines have none: the patterns, which are slow, are tried where a sign that each needs is there.
  static func plain(_ text: String) -> String {
    var result = text
    if has("]", in: text) {
      result = result.replacing(/!?\[([^\[\]\n]{0,200})\]\([^()\n]{0,500}\)/) { $0.output.1 }
    }
    if has("*", in: text) || has("_", in: text) {
      result = result.replacing(/(\*\*|__)(\S(?:[^*_\n]{0,400}\S)?)\1/) { $0.output.2 }
    }
    if has("`", in: text) { result = result.replacing(/`([^`\n]{1,200})`/) { $0.output.1 } }
    return result
  }

  private static func has(_ sign: Unicode.Scalar, in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: sign))
  }
}
