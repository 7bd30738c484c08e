/// A fixed set of words, found by their bytes without making a string of them.
///
/// Keys are folded (``WordFolding``). Lookups take constant time on average; a word that is not in the table costs one
/// probe or two, since the table is at most a third full.
public struct WordTable: Sendable {
  private let mask: Int
  /// One more than the position of an entry; 0 where there is none.
  private let slots: [UInt16]
  private let hashes: [UInt32]
  private let ends: [Int32]
  private let bytes: [UInt8]

  /// - Parameter keys: folded words; of equal ones the first counts.
  public init(_ keys: [String]) {
    var capacity = 16
    while capacity < keys.count * 3 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt16](repeating: 0, count: capacity)
    var (hashes, ends, bytes): ([UInt32], [Int32], [UInt8]) = ([], [], [])
    for (position, key) in keys.enumerated() {
      let hash = key.utf8.reduce(WordHash()) { $0.adding($1) }.value
      hashes.append(hash)
      bytes += key.utf8
      ends.append(Int32(bytes.count))
      var slot = Int(hash) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt16(position + 1)
    }
    (self.slots, self.hashes, self.ends, self.bytes) = (slots, hashes, ends, bytes)
  }

  /// The position of a word among the keys.
  public func position(of word: ArraySlice<UInt8>, hash: UInt32) -> Int? {
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if hashes[entry] == hash, equals(word, entry) { return entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The position of a folded word among the keys.
  public func position(of word: String) -> Int? {
    let bytes = Array(word.utf8)
    return position(of: bytes[...], hash: bytes.reduce(WordHash()) { $0.adding($1) }.value)
  }

  private func equals(_ word: ArraySlice<UInt8>, _ entry: Int) -> Bool {
    let start = entry == 0 ? 0 : Int(ends[entry - 1])
    guard word.count == Int(ends[entry]) - start else { return false }
    var index = start
    for byte in word {
      guard byte == bytes[index] else { return false }
      index += 1
    }
    return true
  }
}

/// The hash of a word, byte by byte: FNV-1a, 32 bits.
///
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923). It is the same in every run.
public struct WordHash: Sendable {
  public private(set) var value: UInt32 = 2_166_136_261

  public init() {}

  @inline(__always)
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  @inline(__always)
  public func adding(_ byte: UInt8) -> WordHash {
    var result = self
    result.add(byte)
    return result
  }
}
