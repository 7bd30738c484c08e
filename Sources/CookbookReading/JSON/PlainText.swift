internal import SourceText

/// Plain text as other programs hand it over: white space folded, HTML taken out.
package enum PlainText {
  /// Every run of white space and control characters as one space, none at the ends.
  package static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var pending = false
    for scalar in text.unicodeScalars {
      if parts(scalar) {
        pending = !result.isEmpty
      } else {
        if pending { result.append(" ") }
        pending = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func parts(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }

  /// The lines, each folded; empty ones stay, except at the ends and where two follow each other.
  package static func lines(_ text: String) -> [String] {
    var result: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let folded = folded(String(line))
      if !folded.isEmpty || result.last?.isEmpty == false { result.append(folded) }
    }
    if result.last?.isEmpty == true { result.removeLast() }
    return result
  }

  /// The words of a text that may hold HTML tags and entities; blocks and breaks become line ends.
  ///
  /// Tags go first, then entities are decoded once, so that `&lt;b&gt;` is the text `<b>`. A `<` that starts no tag stays.
  package static func withoutHTML(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return text }
    return HTMLEntities.decoded(withoutTags(Array(text.utf8)))
  }

  private static func withoutTags(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    let ends = HTMLEnds(bytes)
    while index < bytes.count {
      guard bytes[index] == 0x3C, let tag = HTMLTag(bytes, at: index, ends) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if tag.breaksLine { result.append(0x0A) }
      index = tag.end
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Where the last tag, comment, script and style sheet of a text end.
///
/// An end is searched for only where there is one further on, so that texts with many beginnings stay linear.
private struct HTMLEnds {
  let tag: Int
  let comment: Int
  let elements: [String: Int]

  init(_ bytes: [UInt8]) {
    tag = Self.last(">", in: bytes)
    comment = tag < 0 ? -1 : Self.last("-->", in: bytes)
    elements = tag < 0 ? [:] : ["script": Self.last("</script>", in: bytes), "style": Self.last("</style>", in: bytes)]
  }

  private static func last(_ text: String, in bytes: [UInt8]) -> Int {
    let pattern = Array(text.utf8)
    return bytes.indices.last { HTMLTag.matches(pattern, bytes, at: $0) } ?? -1
  }
}

/// One tag or comment of an HTML text.
private struct HTMLTag {
  let end: Int
  let breaksLine: Bool

  private static let lineBreaking: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "hr",
  ]
  /// `nil` where `<` starts no tag: no letter behind it, or no `>`.
  init?(_ bytes: [UInt8], at start: Int, _ ends: HTMLEnds) {
    if bytes[start...].starts(with: "<!--".utf8) {
      guard let close = Self.index(after: "-->", last: ends.comment, in: bytes, from: start + 4) else { return nil }
      (end, breaksLine) = (close, false)
      return
    }
    let isEnd = start + 1 < bytes.count && bytes[start + 1] == 0x2F
    let name = bytes[(start + (isEnd ? 2 : 1))...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0.isASCIIDigit }
    guard let first = name.first, !first.isASCIIDigit,
      let close = Self.index(after: ">", last: ends.tag, in: bytes, from: name.endIndex)
    else { return nil }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    if !isEnd, let last = ends.elements[word],
      let close = Self.index(after: "</\(word)>", last: last, in: bytes, from: close)
    {
      (end, breaksLine) = (close, false)
    } else {
      (end, breaksLine) = (close, Self.lineBreaking.contains(word))
    }
  }

  private static func index(after text: String, last: Int, in bytes: [UInt8], from start: Int) -> Int? {
    guard start <= last else { return nil }
    let pattern = Array(text.utf8)
    return (start...last).first { matches(pattern, bytes, at: $0) }.map { $0 + pattern.count }
  }

  /// Whether lower-case text stands at a place, in any case.
  static func matches(_ pattern: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= bytes.count else { return false }
    for (offset, byte) in pattern.enumerated() {
      let found = bytes[index + offset]
      let lower = found >= 0x41 && found <= 0x5A ? found | 0x20 : found
      if lower != byte { return false }
    }
    return true
  }
}
