/// Reads what `CompactWriter` wrote; anything else is a mistake of the build and stops the program.
struct CompactReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func number() -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = next()
      value |= Int(byte & 0x3F) << shift
      if byte & 0x40 == 0 { return value }
      shift += 6
    }
  }

  mutating func optionalNumber() -> Int? {
    let number = number()
    return number == 0 ? nil : number - 1
  }

  mutating func slice() -> UnsafeBufferPointer<UInt8> {
    let count = number()
    precondition(count <= bytes.count - position, "the table of foods is cut off")
    defer { position += count }
    return UnsafeBufferPointer(rebasing: bytes[position..<position + count])
  }

  mutating func text() -> String { String(decoding: slice(), as: UTF8.self) }

  private mutating func next() -> UInt8 {
    precondition(position < bytes.count, "the table of foods is cut off")
    defer { position += 1 }
    return bytes[position]
  }
}
