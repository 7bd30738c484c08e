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
  private var marks: [InlineMark]
  private var next = 0
  private var offset = 0

  init(_ marks: [InlineMark]) {
    self.marks = marks
  }

  static func text(of paragraph: MarkdownNode) -> [UInt8] {
    text(of: paragraph.children)
  }

  static func text(of nodes: some Sequence<MarkdownNode>) -> [UInt8] {
    var text: [UInt8] = []
    append(nodes, to: &text)
    return text
  }

  private static func append(_ nodes: some Sequence<MarkdownNode>, to text: inout [UInt8]) {
    for child in nodes {
      switch child.kind {
      case .text, .htmlInline, .code: text += child.literal
      case .softBreak, .lineBreak: text.append(0x0A)
      // What a picture says of itself is no part of the sentence.
      case .image: text.append(0x2C)
      default: append(child.children, to: &text)
      }
    }
  }

  /// What the next bytes of a paragraph are, and how many.
  enum Stretch {
    /// Text, in which marks may begin and end.
    case text(Int)
    /// An element that a mark may hold as a whole.
    case whole(Int)
    /// An element that no mark goes around.
    case closed(Int)

    var count: Int {
      switch self {
      case .text(let count), .whole(let count), .closed(let count): count
      }
    }
  }

  /// Takes out the marks that go beyond one of these stretches and may.
  ///
  /// - Returns: the marks, their ranges counted from the first stretch.
  mutating func takeSpans(_ stretches: [Stretch]) -> [InlineMark] {
    var spans: [InlineMark] = []
    let start = offset
    marks.removeAll { mark in
      guard mark.range.lowerBound >= start else { return false }
      let range = mark.range.lowerBound - start..<mark.range.upperBound - start
      guard Self.spans(range, stretches) else { return false }
      spans.append(InlineMark(range, open: mark.open, close: mark.close))
      return true
    }
    return spans
  }

  private static func spans(_ range: Range<Int>, _ stretches: [Stretch]) -> Bool {
    var end = 0
    var touched = 0
    for stretch in stretches {
      let place = end..<end + stretch.count
      end = place.upperBound
      guard place.overlaps(range) else { continue }
      touched += 1
      switch stretch {
      case .text: break
      case .whole: if range.lowerBound > place.lowerBound || range.upperBound < place.upperBound { return false }
      case .closed: return false
      }
    }
    return touched > 1 && range.upperBound <= end
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
