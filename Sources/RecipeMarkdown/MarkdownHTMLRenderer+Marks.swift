extension MarkdownHTMLRenderer {
  /// A part of a paragraph: the text of one or more lines, or what stands within an element.
  private enum Part {
    case text([UInt8])
    case node(MarkdownNode, count: Int)

    /// Emphasis can stand within a mark, a link cannot: scripts make buttons of marks, and put other texts into them.
    var stretch: InlineMarks.Stretch {
      switch self {
      case .text(let text): .text(text.count)
      case .node(let node, let count): Self.isPlain(node) ? .whole(count) : .closed(count)
      }
    }

    private static func isPlain(_ node: MarkdownNode) -> Bool {
      switch node.kind {
      case .text, .softBreak: true
      case .emphasis, .strong: node.children.allSatisfy(isPlain)
      default: false
      }
    }
  }

  /// What is marked may go on in the next line, `2` at the end of one and `cups` at the start of the other, and beyond
  /// emphasis: `**2** cups`.
  mutating func renderMarkedInlines(of parent: MarkdownNode) {
    let parts = Self.parts(of: parent)
    let spans = marks?.takeSpans(parts.map(\.stretch)) ?? []
    var place = 0
    var next = 0
    for part in parts {
      let end = place + part.stretch.count
      let touching = spans[next...].prefix { $0.range.lowerBound < end }
      for span in touching where span.range.lowerBound == place { appendTag(span.open) }
      switch part {
      case .text(let text): appendMarked(text[...], at: place, touching)
      case .node(let node, _): renderInline(node)
      }
      for span in touching where span.range.upperBound == end { appendTag(span.close) }
      while next < spans.count, spans[next].range.upperBound <= end { next += 1 }
      place = end
    }
  }

  private static func parts(of parent: MarkdownNode) -> [Part] {
    var result: [Part] = []
    var lines: [UInt8] = []
    for child in parent.children {
      switch child.kind {
      case .text: lines += child.literal
      case .softBreak: lines.append(0x0A)
      default:
        if !lines.isEmpty { result.append(.text(lines)) }
        lines.removeAll(keepingCapacity: true)
        result.append(.node(child, count: InlineMarks.text(of: [child]).count))
      }
    }
    if !lines.isEmpty { result.append(.text(lines)) }
    return result
  }

  /// A text in which spans begin or end.
  private mutating func appendMarked(_ text: ArraySlice<UInt8>, at place: Int, _ spans: ArraySlice<InlineMark>) {
    var start = text.startIndex
    for span in spans {
      for (bound, tag) in [(span.range.lowerBound, span.open), (span.range.upperBound, span.close)] {
        let cut = text.startIndex + bound - place
        guard cut > text.startIndex, cut < text.endIndex else { continue }
        appendMarked(text[start..<cut])
        appendTag(tag)
        start = cut
      }
    }
    appendMarked(text[start...])
  }
}
