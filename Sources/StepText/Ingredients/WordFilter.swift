internal import Words

/// Some words, as a bit for each at the place of its hash: a cheap no for most others, and a yes for all of them.
struct WordFilter: Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  mutating func insert(_ word: ArraySlice<UInt8>) {
    let (part, bit) = Self.place(of: word)
    switch part {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  func mayHave(_ word: ArraySlice<UInt8>) -> Bool {
    let (part, bit) = Self.place(of: word)
    return switch part {
    case 0: bits.0 & bit != 0
    case 1: bits.1 & bit != 0
    case 2: bits.2 & bit != 0
    default: bits.3 & bit != 0
    }
  }

  private static func place(of word: ArraySlice<UInt8>) -> (part: UInt32, bit: UInt64) {
    let hash = WordHash.value(of: word)
    let mixed = hash ^ hash >> 15
    return (mixed >> 6 & 3, 1 << UInt64(mixed & 63))
  }
}
