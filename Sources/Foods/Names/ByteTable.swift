/// Finds the number of a key by its bytes; keys are numbered in the order in which they were added.
///
/// Open addressing with linear probing; at most half of the slots are taken. The hash is FNV-1a, the same in every run.
package struct ByteTable: Sendable {
  /// Where the keys of a table stand that was made before; keys added later follow in `bytes`.
  private let fixed: StaticString
  private var bytes: [UInt8] = []
  private var keys: [Key] = []
  private var slots: [Int32]

  private struct Key {
    let start: Int32
    let end: Int32
  }

  package init(minimumCapacity: Int = 16, adopting fixed: StaticString = "") {
    self.fixed = fixed
    slots = [Int32](repeating: -1, count: Self.slotCount(for: minimumCapacity))
    keys.reserveCapacity(minimumCapacity)
  }

  private static func slotCount(for capacity: Int) -> Int {
    var size = 32
    while size < 2 * capacity { size *= 2 }
    return size
  }

  package var count: Int { keys.count }

  func key(_ number: Int) -> [UInt8] {
    let (start, end) = (Int(keys[number].start), Int(keys[number].end))
    let fixedCount = fixed.utf8CodeUnitCount
    return start < fixedCount
      ? fixed.withUTF8Buffer { Array($0[start..<end]) } : Array(bytes[start - fixedCount..<end - fixedCount])
  }

  // MARK: Finding

  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? { find(key).found }

  package func number(of key: [UInt8], in range: Range<Int>) -> Int? {
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
    let start = Int(keys[number].start)
    guard Int(keys[number].end) - start == key.count else { return false }
    let fixedCount = fixed.utf8CodeUnitCount
    guard start < fixedCount else { return bytes[(start - fixedCount)...].starts(with: key) }
    return fixed.withUTF8Buffer { $0[start..<start + key.count].elementsEqual(key) }
  }

  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 29
  }

  // MARK: Adding

  /// The number of a key, which is added where it is new.
  package mutating func insert(_ key: [UInt8]) -> Int {
    let (slot, found) = key.withUnsafeBufferPointer { find($0) }
    if let found { return found }
    let start = Int32(truncatingIfNeeded: fixed.utf8CodeUnitCount + bytes.count)
    bytes += key
    keys.append(Key(start: start, end: start + Int32(truncatingIfNeeded: key.count)))
    slots[slot] = Int32(truncatingIfNeeded: count - 1)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 0..<count {
      let slot = key(number).withUnsafeBufferPointer { find($0).slot }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  // MARK: Made before

  /// The keys in the order of their slots, with which `init(adopting:)` has no key to hash.
  var inSlotOrder: [(slot: Int, number: Int)] {
    slots.enumerated().compactMap { $1 < 0 ? nil : ($0, Int($1)) }
  }

  /// Adds a key that stands in what was adopted, by the slot it has in a table that was made for as many keys.
  mutating func place(_ key: Range<Int>, inSlot slot: Int) {
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(
      Key(start: Int32(truncatingIfNeeded: key.lowerBound), end: Int32(truncatingIfNeeded: key.upperBound)))
  }
}
