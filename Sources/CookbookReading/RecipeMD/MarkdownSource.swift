internal import RecipeMarkdown
internal import SourceText

/// The raw inline source of a heading, mark-up kept.
struct HeadingSource {
  let text: String
  /// The line of the heading, or of the underline of a setext heading.
  let lastLine: Int
  let isSetext: Bool
  let range: Range<Int>

  init(_ node: MarkdownNode, lines: SourceLines, bytes: [UInt8]) {
    let first = lines.range(of: node.startLine)
    let content = bytes[first].drop { $0 == 0x20 || $0 == 0x09 }
    if content.first == 0x23 {
      let text = Self.atxText(content)
      self.text = String(decoding: text, as: UTF8.self)
      lastLine = node.startLine
      isSetext = false
      range = text.isEmpty ? first : text.startIndex..<text.endIndex
      return
    }
    var line = ParagraphSource.firstLine(of: node, lines: lines, bytes: bytes)
    var parts: [String] = []
    range = lines.range(of: line)
    repeat {
      parts.append(String(decoding: bytes[lines.range(of: line)].trimmingSpaces, as: UTF8.self))
      line += 1
    } while line <= lines.count && !Self.isUnderline(bytes[lines.range(of: line)])
    text = parts.joined(separator: "\n")
    lastLine = min(line, lines.count)
    isSetext = true
  }

  /// CommonMark 0.30 §4.2: the opening run of `#`, and a closing run after white space, are not content.
  private static func atxText(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let inner = content.drop { $0 == 0x23 }.trimmingSpaces
    var end = inner.endIndex
    while end > inner.startIndex, inner[end - 1] == 0x23 { end -= 1 }
    if end == inner.startIndex { return inner[inner.startIndex..<inner.startIndex] }
    guard end < inner.endIndex, inner[end - 1] == 0x20 || inner[end - 1] == 0x09 else { return inner }
    return inner[inner.startIndex..<end].trimmingSpaces
  }

  private static func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
    let trimmed = line.trimmingSpaces
    guard let mark = trimmed.first, mark == 0x3D || mark == 0x2D else { return false }
    return trimmed.allSatisfy { $0 == mark }
  }
}

/// The raw inline source of a paragraph: its lines without the indentation of the block they stand in.
struct ParagraphSource {
  /// The source as one run of bytes, lines joined by LF.
  private(set) var bytes: [UInt8]
  /// For each line of `bytes`: where it starts in `bytes`, and in the file.
  private let lineStarts: [(local: Int, file: Int)]
  /// How much was cut off the front of `bytes` since.
  private var trimmedFront = 0
  let lastLine: Int
  let firstLine: Int

  init(_ node: MarkdownNode, lines: SourceLines, bytes file: [UInt8]) {
    firstLine = Self.firstLine(of: node, lines: lines, bytes: file)
    lastLine = max(min(node.endLine, lines.count), firstLine)
    var joined: [UInt8] = []
    var starts: [(local: Int, file: Int)] = []
    for line in firstLine...lastLine {
      let whole = lines.range(of: line)
      var start = whole.lowerBound
      if line == node.startLine {
        start = lines.offset(line: line, column: node.startColumn)
      } else {
        while start < whole.upperBound, file[start] == 0x20 || file[start] == 0x09 { start += 1 }
      }
      if line > firstLine { joined.append(0x0A) }
      starts.append((joined.count, start))
      joined += file[start..<whole.upperBound]
    }
    while let last = joined.last, last == 0x20 || last == 0x09 { joined.removeLast() }
    bytes = joined
    lineStarts = starts
  }

  var range: Range<Int> { fileRange(of: 0..<bytes.count) }

  /// The range in the file of a range of `bytes`; it ends within the line it starts in.
  func fileRange(of local: Range<Int>) -> Range<Int> {
    let start = local.lowerBound + trimmedFront
    let index = (lineStarts.lastIndex { $0.local <= start }) ?? 0
    let line = lineStarts[index]
    let offset = line.file + start - line.local
    let lineLimit = index + 1 < lineStarts.count ? lineStarts[index + 1].local - 1 : Int.max
    let length = min(local.upperBound + trimmedFront, lineLimit) - start
    return offset..<(offset + max(length, 0))
  }

  /// The offset in `bytes` of a line and column of the tree.
  func localOffset(line: Int, column: Int, of node: MarkdownNode) -> Int? {
    let index = line - node.startLine
    guard lineStarts.indices.contains(index) else { return nil }
    return lineStarts[index].local + column - node.startColumn
  }

  /// The same without `count` delimiter characters at either end, trimmed.
  func trimmingDelimiters(_ count: Int) -> ParagraphSource {
    var result = self
    let inner = bytes.dropFirst(count).dropLast(count)
    result.trimmedFront += inner.startIndex
    result.bytes = Array(inner)
    return result
  }

  /// The line where a paragraph's own text starts, after link reference definitions that the tree has dropped.
  ///
  /// The library keeps the paragraph's first line but numbers its inline nodes as if the definitions were gone, so the
  /// number of lines they span is what is left over.
  static func firstLine(of node: MarkdownNode, lines: SourceLines, bytes: [UInt8]) -> Int {
    let start = lines.offset(line: node.startLine, column: node.startColumn)
    guard start < bytes.count, bytes[start] == 0x5B, node.firstChild != nil,
      LinkDefinition.starts(at: start..<lines.end(of: node.startLine), in: bytes)
    else { return node.startLine }
    let textLines = lastInlineLine(of: node) - node.startLine + 1
    var paragraphEnd = node.endLine
    if node.kind == .heading {
      paragraphEnd = node.startLine
      while paragraphEnd < lines.count, !lines.isBlank(paragraphEnd + 1) { paragraphEnd += 1 }
      paragraphEnd -= 1
    }
    return max(node.startLine, paragraphEnd - textLines + 1)
  }

  private static func lastInlineLine(of node: MarkdownNode) -> Int {
    var last = node.startLine
    var child = node.lastChild
    while let current = child {
      if current.endLine > 0 {
        last = max(last, current.endLine)
        break
      }
      child = current.lastChild
    }
    return last
  }
}

/// Link reference definitions, which are in the source but not in the tree (CommonMark 0.30 §4.7).
enum LinkDefinition {
  /// Whether a line looks like the start of one: at most three spaces, `[label]:`.
  static func starts(at range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, index < range.lowerBound + 3, bytes[index] == 0x20 { index += 1 }
    guard index < range.upperBound, bytes[index] == 0x5B else { return false }
    var isEscaped = false
    var length = 0
    index += 1
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x5B {
        return false
      } else if byte == 0x5D {
        return length > 0 && index < range.upperBound && bytes[index] == 0x3A
      }
      length += 1
    }
    return false
  }
}

/// A list separated by commas, where a comma between two ASCII digits separates nothing (RecipeMD 2.4.0, "Amount").
enum CommaList {
  /// The ranges of the trimmed parts.
  static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x2C {
      let followsDigit = index > 0 && bytes[index - 1].isASCIIDigit
      let precedesDigit = index + 1 < bytes.count && bytes[index + 1].isASCIIDigit
      if followsDigit && precedesDigit { continue }
      result.append(trimmed(start..<index, in: bytes))
      start = index + 1
    }
    result.append(trimmed(start..<bytes.count, in: bytes))
    return result
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let inner = bytes[range].trimmingWhiteSpace
    return inner.isEmpty ? range.lowerBound..<range.lowerBound : inner.startIndex..<inner.endIndex
  }
}
