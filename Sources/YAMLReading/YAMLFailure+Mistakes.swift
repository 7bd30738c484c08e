import SourceText

/// What a text can have wrong that is YAML all the same.
extension YAMLFailure {
  static func severalDocuments(at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-documents", at: range, "found a second document, expected the end of the text",
      hint: "remove the “---” line, or move the second document to a file of its own")
  }

  static func tooDeep(at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-too-deep", at: range, "lists and mappings are nested deeper than \(YAMLReader.maximumDepth) levels",
      hint: "make the text flatter")
  }

  static func tooLarge(at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-too-large", at: range, "aliases stand for more than \(YAMLReader.maximumAliasedNodes) nodes",
      hint: "write the values out instead of repeating them by aliases")
  }

  static func tooMany(_ limit: Int, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-too-large", at: range, "found more than \(limit) keys and values", hint: "leave out what is not needed")
  }

  static func unknownAlias(_ name: String, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-alias", at: range, "alias “*\(name)” has no anchor “&\(name)” before it",
      hint: "put quotes around text that starts with “*”, or write the anchor first")
  }

  static func aliasInsideItself(_ name: String, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-alias", at: range, "alias “*\(name)” stands inside the node it names", hint: "write the value out here")
  }

  static func keyIsNoText(_ key: YAMLNode) -> YAMLFailure {
    let kind = key.sequence == nil ? "mapping" : "list"
    return YAMLFailure(
      "yaml-key", at: key.range, "key is a \(kind), expected text",
      hint: "put quotes around text that starts with “{” or “[”")
  }

  static func duplicateKey(_ entry: YAMLEntry, first: SourcePosition) -> YAMLFailure {
    YAMLFailure(
      "yaml-duplicate-key", at: entry.keyRange,
      "key “\(YAMLShown.line(entry.key.text))” is already used at line \(first.line), column \(first.column)",
      hint: "keep one of the two, or rename one")
  }

  static func unknownTag(_ tag: String, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-tag", at: range, "tag “\(YAMLTag.shown(tag))” is not known here",
      hint: "remove it, or put quotes around text that starts with “!”")
  }

  static func contradictsTag(_ text: String, _ tag: String, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-tag", at: range, "“\(YAMLShown.line(text))” is not what its tag “\(YAMLTag.shown(tag))” says",
      hint: "change the value, or remove the tag")
  }

  static func tooManyMistakes(at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-too-many", at: range, "reading ends here, after \(YAMLReader.maximumMistakes) mistakes",
      hint: "correct the mistakes before this one")
  }

  static func unexpectedEvent(at range: Range<Int>) -> YAMLFailure {
    YAMLFailure("yaml-syntax", at: range, "found something that is no value")
  }
}
