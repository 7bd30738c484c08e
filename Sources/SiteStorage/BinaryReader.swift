public import Fingerprints

/// Reads what `BinaryWriter` wrote. Every step is checked against the end; foreign bytes throw and never trap.
public struct BinaryReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  public init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  /// How many bytes are left.
  public var remaining: Int { bytes.endIndex - position }

  public var isAtEnd: Bool { remaining == 0 }

  public mutating func byte() throws(BinaryFormatError) -> UInt8 {
    guard position < bytes.endIndex else { throw failure }
    defer { position += 1 }
    return bytes[position]
  }

  public mutating func flag() throws(BinaryFormatError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw failure
    }
  }

  public mutating func word() throws(BinaryFormatError) -> UInt64 {
    let raw = try slice(8)
    return raw.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  public mutating func varint() throws(BinaryFormatError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let next = try byte()
      if shift == 63, next > 1 { throw failure }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    throw failure
  }

  public mutating func integer() throws(BinaryFormatError) -> Int {
    let raw = try varint()
    let wide = Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
    guard let value = Int(exactly: wide) else { throw failure }
    return value
  }

  /// A number of elements that take at least `size` bytes each: more than fit into the rest is a broken file.
  public mutating func count(elementsOfAtLeast size: Int = 1) throws(BinaryFormatError) -> Int {
    guard let count = Int(exactly: try varint()), count <= remaining / max(size, 1) else { throw failure }
    return count
  }

  public mutating func text() throws(BinaryFormatError) -> String {
    let raw = try blob()
    guard let text = String(validating: raw, as: UTF8.self) else { throw failure }
    return text
  }

  /// A part of the bytes given to the reader; nothing is copied.
  public mutating func blob() throws(BinaryFormatError) -> ArraySlice<UInt8> {
    try slice(try count())
  }

  public mutating func fingerprint() throws(BinaryFormatError) -> Fingerprint {
    Fingerprint(high: try word(), low: try word())
  }

  /// The next `count` bytes, without a length before them.
  public mutating func slice(_ count: Int) throws(BinaryFormatError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw failure }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Bytes that nobody wrote, where reading stands now; for those who read values made of several.
  public var failure: BinaryFormatError { BinaryFormatError(offset: position - bytes.startIndex) }
}
