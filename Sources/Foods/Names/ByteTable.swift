/// Finds the number of a key by its bytes; keys are numbered in the order in which they were added.
///
/// Open addressing with linear probing; at most half of the slots are taken. The hash is FNV-1a, the same in every run.
struct ByteTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each key ends.
  private var ends: [Int32] = [0]
  private var slots: [Int32]

  init(minimumCapacity: Int = 16) {
    var size = 32
    while size < 2 * minimumCapacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    ends.reserveCapacity(minimumCapacity + 1)
    bytes.reserveCapacity(minimumCapacity * 12)
  }

  var count: Int { ends.count - 1 }

  func key(_ number: Int) -> ArraySlice<UInt8> { bytes[Int(ends[number])..<Int(ends[number + 1])] }

  /// The number of a key, which is added where it is new.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let (slot, found) = find(key)
    if let found { return found }
    bytes.append(contentsOf: key)
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    slots[slot] = Int32(truncatingIfNeeded: count - 1)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  mutating func insert(_ key: [UInt8]) -> Int { key.withUnsafeBufferPointer { insert($0) } }

  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? { find(key).found }

  func number(of key: [UInt8], in range: Range<Int>) -> Int? {
    key.withUnsafeBufferPointer { number(of: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>) -> (slot: Int, found: Int?) {
    var slot = Int(truncatingIfNeeded: Self.hash(key)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isEqual(number, key) { return (slot, number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, nil)
  }

  private func isEqual(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(ends[number])
    guard Int(ends[number + 1]) - start == key.count else { return false }
    for index in 0..<key.count where bytes[start + index] != key[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 0..<count {
      let hash = Array(key(number)).withUnsafeBufferPointer { Self.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 29
  }
}
