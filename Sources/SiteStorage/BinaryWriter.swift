public import Fingerprints

/// Appends values to a byte array; `BinaryReader` reads them back in the same order.
///
/// Fixed-size numbers are little endian; lengths and counts are base-128 varints (LEB128), at most ten bytes.
public struct BinaryWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init(reservingCapacity capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  public mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  public mutating func append(flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  public mutating func append(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func append(varint: UInt64) {
    var rest = varint
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A signed number, small whether positive or negative (zigzag).
  public mutating func append(integer: Int) {
    let wide = Int64(integer)
    append(varint: UInt64(bitPattern: wide << 1 ^ wide >> 63))
  }

  /// A number of elements or bytes; not negative.
  public mutating func append(count: Int) {
    append(varint: UInt64(count))
  }

  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(count: utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Length, then the bytes.
  public mutating func append(blob: ArraySlice<UInt8>) {
    append(count: blob.count)
    bytes.append(contentsOf: blob)
  }

  public mutating func append(blob: [UInt8]) {
    append(blob: blob[...])
  }

  public mutating func append(_ fingerprint: Fingerprint) {
    append(word: fingerprint.high)
    append(word: fingerprint.low)
  }
}
