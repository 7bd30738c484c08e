/// Mends JSON that content management systems break, where its words do not change by it.
///
/// Line breaks and other control characters in texts, quotes in texts that nobody escaped, escapes that JSON does not
/// have, commas too many or too few, comments or marks of CDATA around the text, tags between the values, semicolons behind
/// it, several values in a row, members without a value, and an end that is cut off. Also what a program may write and JSON
/// may not: names without quotes, single and curly quotes, `undefined`, `NaN`, `+8`.
enum JSONRepair {
  /// The mended values of a text, each as JSON text; the reader decides whether they are.
  static func values(in text: String) -> [String] {
    var bytes = Array(text.utf8)
    if !bytes.contains(0x22), text.contains("&quot;") {
      bytes = Array(text.replacing("&quot;", with: "\"").replacing("&amp;", with: "&").utf8)
    }
    var mender = JSONMender(withoutCDATA(bytes))
    return mender.mend()
  }

  /// The mended value that begins at a bracket, and where it ends, whatever stands behind.
  static func value(in bytes: ArraySlice<UInt8>) -> (text: String, end: Int)? {
    var mender = JSONMender(bytes)
    return mender.mendOne().map { ($0, mender.index) }
  }
}

extension JSONRepair {
  /// Without `<![CDATA[` and `]]>`, whose brackets are none of JSON.
  private static func withoutCDATA(_ bytes: [UInt8]) -> [UInt8] {
    guard let mark = bytes.firstRange(of: "<![CDATA[".utf8) else { return bytes }
    let inner = bytes[mark.upperBound...]
    return Array(inner.firstRange(of: "]]>".utf8).map { inner[..<$0.lowerBound] } ?? inner)
  }
}
