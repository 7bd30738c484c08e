/// Words, or phrases, numbered in the order in which they were added, and found by their bytes.
///
/// Words are kept as they are given: whoever compares folded ones folds them (``TextFolding``). Lookups take constant time:
/// open addressing with linear probing, at most half of the slots are taken, and each has the hash of its word beside its
/// number, so that a strange word is told by the slots alone; most are told by a set of bits before that, which stays in the
/// cache of a core while the slots of a large table do not.
public struct WordTable: Sendable {
  /// Where the words of a table stand that was made before; words added later follow in `bytes`.
  private let fixed: StaticString
  private var bytes: [UInt8] = []
  private var words: [Word] = []
  private var slots: [Slot]
  /// Four bits for each slot; that of each word's hash is set.
  private var bits: [UInt64]
  /// Bytes of the longest word: nobody has to hash what is longer, such as every part of a line of a megabyte.
  private var longest = 0

  private struct Word {
    let start: Int32
    let end: Int32
  }

  private struct Slot {
    var hash: UInt32
    /// -1 where there is none.
    var number: Int32

    static let free = Slot(hash: 0, number: -1)
  }

  /// - Parameter fixed: UTF-8 in which words stand that are taken over with ``adopt(_:)``.
  public init(minimumCapacity: Int = 16, adopting fixed: StaticString = "") {
    self.fixed = fixed
    var size = 32
    while size < 2 * minimumCapacity { size *= 2 }
    slots = [Slot](repeating: .free, count: size)
    bits = Self.noBits(for: size)
    words.reserveCapacity(minimumCapacity)
  }

  /// Numbers are places in the list; of equal words the first is found.
  public init(_ list: [String]) {
    self.init(minimumCapacity: list.count)
    for word in list {
      Array(word.utf8).withUnsafeBufferPointer { word in
        let hash = WordHash.value(of: word)
        let isNew = find(word, hash) == nil
        append(word)
        if isNew { place(hash, words.count - 1) }
      }
    }
  }

  public var count: Int { words.count }

  public func word(_ number: Int) -> [UInt8] { withWord(number) { Array($0) } }

  /// The words in their order.
  public var strings: [String] { (0..<count).map { withWord($0) { String(decoding: $0, as: UTF8.self) } } }

  // MARK: Finding

  public func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    word.count > longest ? nil : find(word, WordHash.value(of: word))
  }

  public func number(of text: [UInt8], in range: Range<Int>) -> Int? {
    text.withUnsafeBufferPointer { number(of: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// - Parameter hash: that of the word.
  public func number(of word: ArraySlice<UInt8>, hash: UInt32) -> Int? {
    word.withUnsafeBufferPointer { find($0, hash) }
  }

  public func number(of word: String) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer { number(of: $0) }
  }

  /// The number of two parts of a text written as one word.
  ///
  /// Both are put together only where a word has the hash of both, so that a no costs no memory.
  public func number(of text: [UInt8], in first: Range<Int>, joinedWith second: Range<Int>) -> Int? {
    guard first.count + second.count <= longest else { return nil }
    let hash = text.withUnsafeBufferPointer { text in
      WordHash.value(
        of: UnsafeBufferPointer(rebasing: text[second]),
        after: WordHash.value(of: UnsafeBufferPointer(rebasing: text[first])))
    }
    let (place, bit) = Self.bit(hash, of: bits.count)
    guard bits[place] & bit != 0 else { return nil }
    return number(of: (text[first] + text[second])[...], hash: hash)
  }

  private func find(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int? {
    let (place, bit) = Self.bit(hash, of: bits.count)
    guard bits[place] & bit != 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      var slot = Self.first(hash, of: slots.count)
      while slots[slot].number >= 0 {
        if slots[slot].hash == hash, isEqual(Int(slots[slot].number), word) { return Int(slots[slot].number) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private static func noBits(for slots: Int) -> [UInt64] { [UInt64](repeating: 0, count: slots / 16) }

  /// Other bits of the hash than the slot is found by (Knuth's multiplicative hashing).
  private static func bit(_ hash: UInt32, of count: Int) -> (place: Int, bit: UInt64) {
    let mixed = hash &* 2_654_435_769
    return (Int(mixed >> 8) & (count - 1), 1 << UInt64(mixed & 63))
  }

  /// The low bits of FNV alone are not spread evenly enough.
  private static func first(_ hash: UInt32, of count: Int) -> Int { Int(hash ^ hash >> 15) & (count - 1) }

  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(words[number].end - words[number].start) == word.count else { return false }
    return withWord(number) { own in
      for place in 0..<word.count where own[place] != word[place] { return false }
      return true
    }
  }

  private func withWord<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let (start, end, fixedCount) = (Int(words[number].start), Int(words[number].end), fixed.utf8CodeUnitCount)
    return start < fixedCount
      ? fixed.withUTF8Buffer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
      : bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start - fixedCount..<end - fixedCount])) }
  }

  // MARK: Adding

  /// The number of a word, which is added where it is new.
  public mutating func insert(_ word: [UInt8]) -> Int { word.withUnsafeBufferPointer { insert($0) } }

  /// The number of a part of a text, which is added where it is new.
  public mutating func insert(_ text: [UInt8], in range: Range<Int>) -> Int {
    text.withUnsafeBufferPointer { insert(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The numbers of the words of another table, in their order; those that are new are added.
  public mutating func insert(wordsOf other: WordTable) -> [Int] {
    (0..<other.count).map { number in other.withWord(number) { insert($0) } }
  }

  private mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = WordHash.value(of: word)
    if let found = find(word, hash) { return found }
    append(word)
    place(hash, words.count - 1)
    return words.count - 1
  }

  /// Adds a word that stands in what was adopted, and is not in the table.
  public mutating func adopt(_ range: Range<Int>) {
    words.append(
      Word(start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound)))
    longest = max(longest, range.count)
    let hash = fixed.withUTF8Buffer { WordHash.value(of: UnsafeBufferPointer(rebasing: $0[range])) }
    place(hash, words.count - 1)
  }

  private mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
    let start = Int32(truncatingIfNeeded: fixed.utf8CodeUnitCount + bytes.count)
    bytes += word
    longest = max(longest, word.count)
    words.append(Word(start: start, end: start + Int32(truncatingIfNeeded: word.count)))
  }

  private mutating func place(_ hash: UInt32, _ number: Int) {
    if number * 2 >= slots.count { grow() }
    Self.place(Slot(hash: hash, number: Int32(truncatingIfNeeded: number)), in: &slots)
    note(hash)
  }

  private mutating func note(_ hash: UInt32) {
    let (place, bit) = Self.bit(hash, of: bits.count)
    bits[place] |= bit
  }

  private mutating func grow() {
    var larger = [Slot](repeating: .free, count: slots.count * 2)
    bits = Self.noBits(for: larger.count)
    for slot in slots where slot.number >= 0 {
      Self.place(slot, in: &larger)
      note(slot.hash)
    }
    slots = larger
  }

  private static func place(_ new: Slot, in slots: inout [Slot]) {
    var slot = first(new.hash, of: slots.count)
    while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = new
  }
}
