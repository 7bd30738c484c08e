internal import CZlib

/// The method “deflate” (RFC 1951) and the checksum that goes with it in archives.
enum Deflate {
  /// A raw stream, without the frame of zlib or gzip, as small as zlib makes it.
  static func compressed(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    guard let count = UInt32(exactly: bytes.count) else { throw .tooLarge }
    var stream = z_stream()
    // Negative: no frame. 15: the largest window. 8: zlib's own choice of memory.
    let started = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw .refused(started) }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(count)))
    guard let room = UInt32(exactly: bound) else { throw .tooLarge }
    var input = bytes
    var status = Z_OK
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { output, written in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = count
        stream.next_out = output.baseAddress
        stream.avail_out = room
        status = deflate(&stream, Z_FINISH)
      }
      written = bound - Int(stream.avail_out)
    }
    guard status == Z_STREAM_END else { throw .refused(status) }
    return packed
  }

  /// CRC-32 as archives use it (ISO 3309, polynomial 0xEDB88320).
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}
