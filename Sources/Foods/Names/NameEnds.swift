internal import Words

/// How the names of foods end: a cheap no for most runs of words of a text, of which hardly any is a name.
///
/// Of every name of several words one bit is set, at the place of the hash of its last word, and of every name that of each of
/// its last bytes, up to four. What ends no name has its bit set in one case of ten; what does always.
struct NameEnds: Sendable {
  private var lastWords = [UInt64](repeating: 0, count: size)
  private var suffixes = [UInt64](repeating: 0, count: size)

  private static let size = 1 << 10
  private static let longestSuffix = 4

  /// - Parameter name: as `NameWords` has it.
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    if let space = name.lastIndex(of: 0x20) { Self.set(&lastWords, Self.hash(name, space + 1..<name.count)) }
    for count in 1...Self.longestSuffix where count <= name.count {
      Self.set(&suffixes, Self.hash(name, name.count - count..<name.count))
    }
  }

  /// Whether a name of several words may end with a word of a text.
  func mayEndApart(_ text: [UInt8], _ word: Range<Int>) -> Bool { Self.has(lastWords, Self.hash(text, word)) }

  /// Whether a name may end with the bytes of a word of a text.
  func mayEndJoined(_ text: [UInt8], _ word: Range<Int>) -> Bool {
    Self.has(suffixes, Self.hash(text, max(word.lowerBound, word.upperBound - Self.longestSuffix)..<word.upperBound))
  }

  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt32 {
    text.withUnsafeBufferPointer { hash($0, range) }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    WordHash.value(of: UnsafeBufferPointer(rebasing: bytes[range]))
  }

  private static func place(_ hash: UInt32) -> Int { Int((hash ^ hash >> 15) & UInt32(size * 64 - 1)) }

  private static func has(_ bits: [UInt64], _ hash: UInt32) -> Bool {
    let place = place(hash)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  private static func set(_ bits: inout [UInt64], _ hash: UInt32) {
    let place = place(hash)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }
}
