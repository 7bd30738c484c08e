/// One line of an aisle file, by the bytes it stands in.
struct AisleLine {
  enum Kind {
    case blank
    /// The name between the brackets.
    case category(Range<Int>)
    /// The names between the strokes; one of them may be empty.
    case item([Range<Int>])
    /// A bracket that is not closed, or with something behind it.
    case malformed
  }

  /// Without the line ending.
  var content: Range<Int>
  /// With it.
  var whole: Range<Int>
  var kind: Kind

  /// The lines of a file, which end as in `SourceFile`.
  static func lines(of bytes: [UInt8], from start: Int) -> [AisleLine] {
    var lines: [AisleLine] = []
    var start = start
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      var next = min(end + 1, bytes.count)
      if next < bytes.count, bytes[end] == 0x0D, bytes[next] == 0x0A { next += 1 }
      lines.append(AisleLine(content: start..<end, whole: start..<next, kind: kind(bytes, start..<end)))
      start = next
    }
    return lines
  }

  private static func kind(_ bytes: [UInt8], _ content: Range<Int>) -> Kind {
    let text = trimmed(bytes, content.lowerBound..<commentStart(bytes, content))
    guard let first = text.first else { return .blank }
    guard bytes[first] == UInt8(ascii: "[") else { return .item(names(bytes, text)) }
    guard bytes[text.upperBound - 1] == UInt8(ascii: "]"), text.count > 1 else { return .malformed }
    return .category(trimmed(bytes, text.lowerBound + 1..<text.upperBound - 1))
  }

  private static func names(_ bytes: [UInt8], _ text: Range<Int>) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var start = text.lowerBound
    for index in text where bytes[index] == UInt8(ascii: "|") {
      names.append(trimmed(bytes, start..<index))
      start = index + 1
    }
    return names + [trimmed(bytes, start..<text.upperBound)]
  }

  /// Where `//` begins, or the end.
  static func commentStart(_ bytes: [UInt8], _ content: Range<Int>) -> Int {
    content.dropLast().first { bytes[$0] == UInt8(ascii: "/") && bytes[$0 + 1] == UInt8(ascii: "/") }
      ?? content.upperBound
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    guard let first = range.first(where: { !isSpace($0) }), let last = range.last(where: { !isSpace($0) }) else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }
}
