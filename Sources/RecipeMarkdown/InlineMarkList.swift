/// Stretches of a paragraph's text that are wrapped in elements.
///
/// A paragraph may have a hundred thousand: their tags stand in one row of bytes, and a mark says where.
public struct InlineMarkList: Sendable {
  private(set) var marks: [InlineMark] = []
  private(set) var tags: [UInt8] = []

  public init() {}

  /// - Parameters:
  ///   - range: bytes of the text that the paragraph's nodes hold, breaks being one byte each.
  ///   - open: the start tag, safe to show.
  ///   - close: the end tag.
  public mutating func append(_ range: Range<Int>, open: String, close: StaticString) {
    let start = tags.count
    tags.append(contentsOf: open.utf8)
    let middle = tags.count
    close.withUTF8Buffer { tags.append(contentsOf: $0) }
    marks.append(InlineMark(range, open: start..<middle, close: middle..<tags.count))
  }

  /// Brings the marks into reading order, which whoever renders them relies on.
  public mutating func sort() { marks.sort { $0.start < $1.start } }
}

/// A stretch of a paragraph's text, and where its tags stand in their list.
struct InlineMark: Sendable {
  fileprivate let start: UInt32
  private let end: UInt32
  private let tags: (start: UInt32, middle: UInt32, end: UInt32)

  init(_ range: Range<Int>, open: Range<Int>, close: Range<Int>) {
    (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    tags = (UInt32(open.lowerBound), UInt32(open.upperBound), UInt32(close.upperBound))
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var open: Range<Int> { Int(tags.start)..<Int(tags.middle) }
  var close: Range<Int> { Int(tags.middle)..<Int(tags.end) }
}
