/// One chunk of a PNG file: length, type, payload and checksum (PNG third edition, 5.3).
struct PNGChunk {
  let name: String
  let payload: Range<Int>

  /// The CRC the file gives for name and payload.
  let checksum: UInt32

  var whole: Range<Int> { payload.lowerBound - 8..<payload.upperBound + 4 }

  /// Whether a decoder that does not know the chunk must give up: a capital first letter (5.4).
  var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }

  func isIntact(in bytes: [UInt8]) -> Bool {
    CRC32.checksum(of: bytes[payload.lowerBound - 4..<payload.upperBound]) == checksum
  }

  /// A new chunk with its checksum.
  static func written(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return bigEndian(UInt32(payload.count)) + body + bigEndian(CRC32.checksum(of: body[...]))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension ByteCursor {
  /// The next chunk; `nil` when it does not fit or its type is not four letters.
  mutating func pngChunk() -> PNGChunk? {
    guard let length = bigEndian(4), let name = take(4), bytes[name].allSatisfy({ 0x41...0x5A ~= $0 & 0xDF }),
      let payload = take(length), let checksum = bigEndian(4)
    else { return nil }
    return PNGChunk(
      name: String(decoding: bytes[name], as: UTF8.self), payload: payload,
      checksum: UInt32(truncatingIfNeeded: checksum))
  }
}
