internal import RecipeMarkdown

extension BookProse {
  /// A file of prose: its level-one heading, where it starts with one, is the title.
  ///
  /// - Parameter name: the title where the file has none.
  static func page(_ bytes: [UInt8], path: String, named name: String) -> BookProse {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(decoding: isMarked ? bytes[3...] : bytes[...], as: UTF8.self)
    let body = text.drop { $0.isWhitespace }
    guard body.hasPrefix("# ") else { return BookProse(title: name, markdown: String(body), path: path) }
    let heading = body.prefix { !$0.isNewline }
    return BookProse(
      title: MarkdownPlainText.text(ofInline: heading.dropFirst(2).description),
      markdown: String(body.dropFirst(heading.count).drop { $0.isNewline }), path: path)
  }
}
