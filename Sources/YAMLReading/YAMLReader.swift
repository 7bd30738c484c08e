public import SourceText

/// Reads YAML 1.2 documents, with the place of every node.
///
/// Anchors and aliases are followed, within limits: a text of a few lines can otherwise stand for billions of nodes.
/// The merge key `<<` of YAML 1.1 is an ordinary key. As in YAML 1.1, the rare line breaks U+0085, U+2028 and U+2029 end
/// a line for libyaml, so text that holds them needs escapes in double quotes. Limits: 64 levels of nesting, 10,000 nodes out of aliases,
/// 100,000 nodes, or in a longer text one for each six bytes.
///
///     let checked = YAMLReader.read(SourceFile(path: "galley.yaml", text: "title: Soups"))
///     checked.value?["title"]?.scalar?.text  // "Soups"
public enum YAMLReader {
  static let maximumDepth = 64
  static let maximumAliasedNodes = 10_000
  static let maximumMistakes = 20

  /// The most nodes in a text of so many bytes: a node takes some hundred bytes, and `a,` two hundred thousand times a
  /// hundred times what the text does. Tables of foods have one for each eight bytes.
  static func maximumNodes(bytes: Int) -> Int { max(100_000, bytes / 6) }

  /// Reads the one document of a file, or of the part of it that is YAML (front matter, without its `---` lines).
  ///
  /// `nil` without a diagnostic means that there is no document: the text is empty, or comments only.
  /// Errors: `text-merge`, `yaml-encoding`, `yaml-syntax`, `yaml-documents`, `yaml-too-deep`, `yaml-too-large` and `yaml-alias` end
  /// the reading and leave `nil`; `yaml-duplicate-key` (the first value is kept), `yaml-key` (an entry whose key is a
  /// list or mapping is left out) and `yaml-tag` (the tag is ignored) leave the rest to be
  /// used, until there are twenty of them: then `yaml-too-many` ends the reading.
  public static func read(_ file: SourceFile, range: Range<Int>? = nil) -> Checked<YAMLNode?> {
    if range == nil, let problem = file.unsettledMerge { return Checked(nil, [problem]) }
    let text = YAMLText(file, range: range)
    var mistakes: [YAMLFailure] = []
    let value: YAMLNode?
    do throws(YAMLFailure) {
      try text.checkCharacters()
      value = try compose(text, file: file, mistakes: &mistakes)
    } catch {
      mistakes.append(error)
      value = nil
    }
    return Checked(
      value,
      mistakes.map { file.diagnostic(.error, $0.identifier, at: $0.range, message: $0.message, hint: $0.hint) })
  }

  private static func compose(
    _ text: YAMLText, file: SourceFile, mistakes: inout [YAMLFailure]
  ) throws(YAMLFailure) -> YAMLNode? {
    try file.bytes.withUnsafeBufferPointer { bytes throws(YAMLFailure) in
      var composer = try YAMLComposer(UnsafeBufferPointer(rebasing: bytes[text.range]), text: text, file: file)
      defer { mistakes = composer.mistakes }
      return try composer.document()
    }
  }
}
