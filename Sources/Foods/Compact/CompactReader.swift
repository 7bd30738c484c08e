/// Reads what `CompactWriter` wrote; anything else is a mistake of the build and stops the program.
struct CompactReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  @inline(__always)
  mutating func number() -> Int {
    let first = next()
    return first < CompactDigit.more ? Int(first) : number(startingWith: first)
  }

  private mutating func number(startingWith first: UInt8) -> Int {
    var value = Int(first - CompactDigit.more)
    var shift = CompactDigit.bits
    while true {
      let digit = next()
      guard digit >= CompactDigit.more else { return value | Int(digit) << shift }
      value |= Int(digit - CompactDigit.more) << shift
      shift += CompactDigit.bits
    }
  }

  mutating func optionalNumber() -> Int? {
    let number = number()
    return number == 0 ? nil : number - 1
  }

  /// Where a text stands.
  mutating func range() -> Range<Int> {
    let count = number()
    precondition(count <= bytes.count - position, "the table of foods is cut off")
    defer { position += count }
    return position..<position + count
  }

  mutating func text() -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range()]), as: UTF8.self)
  }

  @inline(__always)
  private mutating func next() -> UInt8 {
    precondition(position < bytes.count, "the table of foods is cut off")
    defer { position += 1 }
    return bytes[position] &- CompactDigit.zero
  }
}
