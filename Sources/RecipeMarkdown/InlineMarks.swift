/// A stretch of a paragraph's text that is wrapped in an element.
public struct InlineMark: Sendable, Hashable {
  /// Bytes of the text that the paragraph's nodes hold, breaks being one byte each.
  public let range: Range<Int>
  /// The start tag, safe to show.
  public let open: String
  /// The end tag.
  public let close: String

  public init(_ range: Range<Int>, open: String, close: String) {
    self.range = range
    self.open = open
    self.close = close
  }
}

/// The marks of the paragraph that is being rendered, and how far it is.
struct InlineMarks {
  private let marks: [InlineMark]
  private var next = 0
  private var offset = 0

  init(_ marks: [InlineMark]) {
    self.marks = marks
  }

  static func text(of paragraph: MarkdownNode) -> [UInt8] {
    var text: [UInt8] = []
    append(paragraph, to: &text)
    return text
  }

  private static func append(_ node: MarkdownNode, to text: inout [UInt8]) {
    for child in node.children {
      switch child.kind {
      case .text, .htmlInline, .code: text += child.literal
      case .softBreak, .lineBreak: text.append(0x0A)
      // What a picture says of itself is no part of the sentence.
      case .image: text.append(0x2C)
      default: append(child, to: &text)
      }
    }
  }

  mutating func skip(_ count: Int) { offset += count }

  /// The marks that lie wholly within the next bytes, as ranges of these.
  mutating func take(_ count: Int) -> [InlineMark] {
    var taken: [InlineMark] = []
    let end = offset + count
    while next < marks.count, marks[next].range.lowerBound < end {
      let mark = marks[next]
      if mark.range.lowerBound >= offset, mark.range.upperBound <= end {
        let range = (mark.range.lowerBound - offset)..<(mark.range.upperBound - offset)
        taken.append(InlineMark(range, open: mark.open, close: mark.close))
      }
      next += 1
    }
    offset = end
    return taken
  }
}
