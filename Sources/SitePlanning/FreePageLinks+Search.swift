internal import SourceText

extension FreePageLinks {
  /// Finds destinations in the text, each behind the one before it.
  struct DestinationSearch {
    private let source: SourceFile
    /// Where the last one ends.
    private var end = 0
    /// How many bytes may be looked at: a destination that stands in a definition, or with escapes, is found nowhere, and
    /// of thousands of such links the text is not looked through each time.
    private var left: Int

    init(in source: SourceFile) {
      self.source = source
      left = 32 * source.bytes.count
    }

    /// The destination as it is written, in the block of the link or below; else the block's start.
    mutating func place(of link: Link) -> Range<Int> {
      let start = source.startOfLine(link.line)
      let written = Array(link.written.utf8)
      var place = max(start, end)
      while place < source.bytes.count, left > 0 {
        left -= 1
        defer { place += 1 }
        guard source.bytes[place] == written[0], source.bytes[place...].starts(with: written) else { continue }
        end = place + written.count
        return place..<end
      }
      return start..<start
    }
  }
}
