/// One chunk of a RIFF file: a name, a size, the payload, and a zero byte when the size is odd (RFC 9649 section 2.3).
struct RIFFChunk {
  let name: String
  let payload: Range<Int>

  /// Header, payload and padding.
  var whole: Range<Int> { payload.lowerBound - 8..<payload.upperBound + payload.count % 2 }

  /// Name and size of a chunk to be written.
  static func header(_ name: String, _ size: Int) -> [UInt8] {
    Array(name.utf8) + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: size >> $0) }
  }
}

extension ByteCursor {
  /// The next chunk; `nil` when it or its padding does not fit.
  mutating func riffChunk() -> RIFFChunk? {
    guard let name = take(4), let size = littleEndian(4), let payload = take(size), take(size % 2) != nil else {
      return nil
    }
    return RIFFChunk(name: String(decoding: bytes[name], as: UTF8.self), payload: payload)
  }
}
