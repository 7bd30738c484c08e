/// Hides what is no text of a Markdown source from whoever reads it as text, every byte keeping its place.
enum MarkdownMask {
  /// Commas stand for link destinations, code spans and tags.
  static func masked(_ source: [UInt8]) -> [UInt8] {
    var result = source
    var index = 0
    while index < source.count {
      let end = hiddenEnd(source, index)
      if let end { for hidden in index..<end { result[hidden] = comma } }
      index = end ?? index + 1
    }
    return result
  }

  private static let comma: UInt8 = 0x2C

  private static func hiddenEnd(_ source: [UInt8], _ index: Int) -> Int? {
    switch source[index] {
    case 0x60: return end(of: 0x60, in: source, from: index + 1)
    case 0x3C: return end(of: 0x3E, in: source, from: index + 1)
    case 0x5D where index + 1 < source.count && source[index + 1] == 0x28:
      return end(of: 0x29, in: source, from: index + 2)
    default: return nil
    }
  }

  /// Behind the next such byte of the same line.
  private static func end(of byte: UInt8, in source: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < source.count, source[index] != 0x0A {
      if source[index] == byte { return index + 1 }
      index += 1
    }
    return nil
  }
}
