extension ByteBuffer {
  /// Appends an integer in decimal digits.
  public mutating func append(decimal number: Int) {
    guard number < 0 || number > 9 else { return append(0x30 + UInt8(number)) }
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { room in
      var start = room.count
      var rest = number.magnitude
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        start -= 1
        room[start] = 0x30 + UInt8(digit)
        rest = quotient
      } while rest > 0
      if number < 0 {
        start -= 1
        room[start] = 0x2D
      }
      append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room.bindMemory(to: UInt8.self))[start...]))
    }
  }

  /// Appends text with `&`, `<`, `>`, `"` and `'` written as HTML references.
  public mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends UTF-8 bytes with `&`, `<`, `>`, `"` and `'` written as HTML references; all else goes over in runs.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    var copied = 0
    var index = 0
    while index < bytes.count {
      guard ByteBuffer.needsReference(start[index]) else {
        index += 1
        continue
      }
      append(start + copied, count: index - copied)
      appendReference(for: start[index])
      index += 1
      copied = index
    }
    append(start + copied, count: index - copied)
  }

  /// All five special characters lie below 64, so one word holds the whole table.
  @inline(__always)
  private static func needsReference(_ byte: UInt8) -> Bool {
    let special: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    return byte < 64 && (special &>> UInt64(byte)) & 1 == 1
  }

  private mutating func appendReference(for byte: UInt8) {
    switch byte {
    case 0x22: append("&quot;" as StaticString)
    case 0x26: append("&amp;" as StaticString)
    case 0x27: append("&#39;" as StaticString)
    case 0x3C: append("&lt;" as StaticString)
    default: append("&gt;" as StaticString)
    }
  }
}
