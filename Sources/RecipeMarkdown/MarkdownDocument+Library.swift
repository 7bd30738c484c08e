internal import CCmarkGFM

extension MarkdownDocument {
  /// What the library alone does with a text, for measurements.
  public static func parseInLibrary(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    cmark_node_free(cmark_parser_finish(parser))
  }

  /// The version of the library that parses, such as `0.29.0.gfm.6`.
  public static var libraryVersion: String { String(cString: cmark_version_string()) }
}
