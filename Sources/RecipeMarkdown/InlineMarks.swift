/// The marks of the paragraph that is being rendered, and how far it is.
struct InlineMarks {
  private let list: InlineMarkList
  /// Those that go around elements, which no text takes.
  private var isSpan: [Bool]
  private var next = 0
  private var offset = 0

  init(_ list: InlineMarkList) {
    self.list = list
    isSpan = [Bool](repeating: false, count: list.marks.count)
  }

  private var marks: [InlineMark] { list.marks }

  /// The bytes of a tag.
  func tag(_ range: Range<Int>) -> ArraySlice<UInt8> { list.tags[range] }

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
  /// - Returns: the marks in reading order, their ranges counted from the first stretch.
  mutating func takeSpans(_ stretches: [Stretch]) -> [InlineMark] {
    var spans: [InlineMark] = []
    let end = offset + stretches.reduce(0) { $0 + $1.count }
    // The first stretch that may still hold a part of a mark: marks come in reading order.
    var (first, place) = (0, 0)
    for index in marks.indices[next...] {
      let mark = marks[index]
      guard mark.range.lowerBound < end else { break }
      guard !isSpan[index], mark.range.lowerBound >= offset else { continue }
      let range = mark.range.lowerBound - offset..<mark.range.upperBound - offset
      while first < stretches.count, place + stretches[first].count <= range.lowerBound {
        place += stretches[first].count
        first += 1
      }
      guard Self.spans(range, stretches[first...], at: place) else { continue }
      isSpan[index] = true
      spans.append(InlineMark(range, open: mark.open, close: mark.close))
    }
    return spans
  }

  /// - Parameter place: where the first of the stretches begins, in which the range does, too.
  private static func spans(_ range: Range<Int>, _ stretches: ArraySlice<Stretch>, at place: Int) -> Bool {
    var end = place
    var touched = 0
    for stretch in stretches {
      if end >= range.upperBound { break }
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
      if !isSpan[next], mark.range.lowerBound >= offset, mark.range.upperBound <= end {
        let range = (mark.range.lowerBound - offset)..<(mark.range.upperBound - offset)
        taken.append(InlineMark(range, open: mark.open, close: mark.close))
      }
      next += 1
    }
    offset = end
    return taken
  }
}
