/// A text as lowercase ASCII words: accents dropped, ß and œ spelled out, everything else a gap.
///
/// Letters of other scripts are gaps too, since no lexicon word is written in them. Only the first 256 folded bytes are
/// kept; no name of a dish needs more.
struct FoldedText {
  private(set) var bytes: [UInt8] = []
  private(set) var words: [Range<Int>] = []
  private static let limit = 256

  init(_ text: String, upTo isEnd: (UInt8) -> Bool = { _ in false }) {
    bytes.reserveCapacity(64)
    var start = 0
    var lead: UInt8 = 0
    var tailBytes = 0
    for byte in text.utf8 {
      if isEnd(byte) || bytes.count >= Self.limit { break }
      if byte < 0x80 {
        fold(ascii: byte, wordStart: &start)
      } else if byte >= 0xC0 {
        lead = byte
        tailBytes = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
        if tailBytes > 1 { endWord(&start) }
      } else if tailBytes == 1 {
        tailBytes = 0
        fold(lead: lead, tail: byte, wordStart: &start)
      }
    }
    endWord(&start)
  }

  private mutating func fold(ascii byte: UInt8, wordStart: inout Int) {
    switch byte {
    case 0x61...0x7A: bytes.append(byte)
    case 0x41...0x5A: bytes.append(byte + 32)
    default: endWord(&wordStart)
    }
  }

  /// Two-byte sequences: Latin-1 letters (C3), œ (C5 92/93), combining accents (CC, CD) which follow their letter.
  private mutating func fold(lead: UInt8, tail: UInt8, wordStart: inout Int) {
    switch (lead, tail) {
    case (0xC3, 0x9F): bytes.append(contentsOf: [0x73, 0x73])
    case (0xC3, _) where Self.latin[Int(tail & 31)] != 0: bytes.append(Self.latin[Int(tail & 31)])
    case (0xC5, 0x92), (0xC5, 0x93): bytes.append(contentsOf: [0x6F, 0x65])
    case (0xCC, _), (0xCD, _): break
    default: endWord(&wordStart)
    }
  }

  /// À…ß and à…ÿ, which differ in one bit; 0 where there is no letter.
  private static let latin: [UInt8] = Array("aaaaaaaceeeeiiii\u{0}nooooo\u{0}ouuuuy\u{0}y".utf8)

  private mutating func endWord(_ start: inout Int) {
    if bytes.count > start { words.append(start..<bytes.count) }
    start = bytes.count
  }
}
