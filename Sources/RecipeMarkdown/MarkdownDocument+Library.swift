internal import CCmarkGFM

extension MarkdownDocument {
  /// The version of the library that parses, such as `0.29.0.gfm.6`.
  public static var libraryVersion: String { String(cString: cmark_version_string()) }
}
