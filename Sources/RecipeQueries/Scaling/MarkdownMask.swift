/// Hides what is no text of a Markdown source from whoever reads it as text, every byte keeping its place.
enum MarkdownMask {
  /// Commas stand for link destinations, code spans and tags, and a space for what escapes a sign: `\+ 1 tsp`.
  static func masked(_ source: [UInt8]) -> [UInt8] {
    var result = source
    var index = 0
    var ends = LineEnds()
    while index < source.count {
      if source[index] == 0x5C, index + 1 < source.count, isSign(source[index + 1]) {
        result[index] = 0x20
        index += 2
        continue
      }
      let end = hiddenEnd(source, index, &ends)
      if let end { for hidden in index..<end { result[hidden] = comma } }
      index = end ?? index + 1
    }
    return result
  }

  private static let comma: UInt8 = 0x2C

  /// Punctuation of ASCII, which a backslash makes text.
  private static func isSign(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte & 0xDF)
  }

  private static func hiddenEnd(_ source: [UInt8], _ index: Int, _ ends: inout LineEnds) -> Int? {
    switch source[index] {
    case 0x60: ends.tick.end(of: 0x60, in: source, from: index + 1)
    case 0x3C: ends.angle.end(of: 0x3E, in: source, from: index + 1)
    case 0x5D where index + 1 < source.count && source[index + 1] == 0x28:
      ends.parenthesis.end(of: 0x29, in: source, from: index + 2)
    default: nil
    }
  }

  /// What is known of the bytes that may end something hidden.
  private struct LineEnds {
    var tick = LineEnd()
    var angle = LineEnd()
    var parenthesis = LineEnd()
  }

  /// Remembers up to where there is no such byte, so that a line of a hundred thousand openings is read once.
  private struct LineEnd {
    private var barrenUntil = 0

    /// Behind the next such byte of the same line.
    mutating func end(of byte: UInt8, in source: [UInt8], from start: Int) -> Int? {
      if start < barrenUntil { return nil }
      var index = start
      while index < source.count, source[index] != 0x0A {
        if source[index] == byte { return index + 1 }
        index += 1
      }
      barrenUntil = index
      return nil
    }
  }
}
