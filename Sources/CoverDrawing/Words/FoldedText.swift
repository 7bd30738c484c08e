internal import Words

/// A text as lowercase ASCII words with one space between each two: accents dropped, ß and œ spelled out, everything else a
/// gap.
///
/// Letters of other scripts are gaps too, since no lexicon word is written in them. Only the first 256 folded bytes are
/// kept; no name of a dish needs more.
struct FoldedText {
  private(set) var bytes: [UInt8] = []
  private(set) var words: [Range<Int>] = []
  private static let limit = 256

  init(_ text: String) {
    let source = Array(text.utf8.prefix(4 * Self.limit))
    bytes.reserveCapacity(64)
    var start = 0
    var index = 0
    while index < source.count, bytes.count < Self.limit {
      let folded = bytes.count
      TextFolding.appendScalar(source, at: &index, to: &bytes)
      guard !bytes[folded...].allSatisfy({ (0x61...0x7A).contains($0) }) else { continue }
      bytes.removeSubrange(folded...)
      endWord(&start)
    }
    endWord(&start)
    if bytes.last == 0x20 { bytes.removeLast() }
  }

  private mutating func endWord(_ start: inout Int) {
    guard bytes.count > start else { return }
    words.append(start..<bytes.count)
    bytes.append(0x20)
    start = bytes.count
  }
}
