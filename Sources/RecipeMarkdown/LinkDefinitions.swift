/// The link reference definitions of a document, `[stock]: stock.md`, for those of its texts that are read alone.
///
/// Source: CommonMark 0.30 §4.7. Definitions inside quotes and lists are not looked for.
public struct LinkDefinitions: Sendable, Hashable {
  public static let none = LinkDefinitions(in: [])

  /// The definitions with an empty line behind them; nothing where there are none.
  let source: [UInt8]
  let lineCount: Int

  /// - Parameter texts: Markdown, such as a description and a method; the first definition of a label counts.
  public init(in texts: [String]) {
    var found: [Substring] = []
    for text in texts where text.utf8.contains(0x5D) { Self.collect(from: text, into: &found) }
    source = found.isEmpty ? [] : Array((found.joined(separator: "\n") + "\n\n").utf8)
    lineCount = found.isEmpty ? 0 : found.count + 1
  }

  /// Whether there is anything that looks like one.
  public static func mayStand(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { mayStand(in: $0) }
  }

  static func mayStand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.holds(0x5D) { $0 + 1 < bytes.count && bytes[$0 + 1] == 0x3A }
  }

  private static func collect(from text: String, into found: inout [Substring]) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var fence: Character?
    // A definition cannot interrupt a paragraph, but may follow another one.
    var mayStart = true
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let content = line.drop { $0 == " " }
      if let mark = fenceMark(content), fence == nil || fence == mark {
        fence = fence == nil ? mark : nil
        mayStart = true
      } else if fence == nil {
        let length = mayStart ? definition(at: index, in: lines) : 0
        found += lines[index..<(index + length)]
        index += max(length, 1)
        mayStart = length > 0 || content.isEmpty
        continue
      }
      index += 1
    }
  }

  private static func fenceMark(_ content: Substring) -> Character? {
    content.hasPrefix("```") ? "`" : content.hasPrefix("~~~") ? "~" : nil
  }

  /// How many lines the definition at a line takes: the destination and the title may stand on the next; 0 for none.
  private static func definition(at index: Int, in lines: [Substring]) -> Int {
    guard lines[index].prefix(while: { $0 == " " }).count < 4, let rest = afterLabel(lines[index]) else { return 0 }
    var length = 1
    if rest.allSatisfy(\.isWhitespace) {
      guard index + 1 < lines.count, !lines[index + 1].allSatisfy(\.isWhitespace) else { return 0 }
      length = 2
    }
    let title = behindDestination((length == 1 ? rest : lines[index + 1]).drop(while: \.isWhitespace))
    let hasTitle = !title.allSatisfy(\.isWhitespace)
    // Words behind it are none of a definition: `[1]: Use a big pan.`
    if hasTitle, !isTitle(title) { return 0 }
    if !hasTitle, index + length < lines.count, isTitle(lines[index + length]) { length += 1 }
    return length
  }

  private static func behindDestination(_ text: Substring) -> Substring {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return text.drop { !$0.isWhitespace } }
    return text[text.index(after: end)...]
  }

  private static func afterLabel(_ line: Substring) -> Substring? {
    let content = line.drop { $0 == " " }
    guard content.first == "[", let end = content.firstRange(of: "]:") else { return nil }
    let label = content[..<end.lowerBound].dropFirst()
    // `[^1]: …` is a footnote where those are understood, and words everywhere else.
    let isLabel = !label.isEmpty && label.first != "^" && !label.contains("[") && label.last != "\\"
    return isLabel ? content[end.upperBound...] : nil
  }

  private static func isTitle(_ line: Substring) -> Bool {
    let words = line.trimmingSuffix { $0.isWhitespace }.drop { $0.isWhitespace }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return first == last && (first == "\"" || first == "'") || first == "(" && last == ")"
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isDropped(last) { result.removeLast() }
    return result
  }
}
