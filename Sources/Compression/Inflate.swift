internal import CZlib

/// Unpacks what Deflate packed, within a limit: a small file may say that it holds terabytes.
public enum Inflate {
  public enum Frame: Sendable {
    /// The bare stream, as archives hold it (RFC 1951).
    case none
    /// A gzip file (RFC 1952).
    case gzip
  }

  /// - Parameter limit: the most bytes that may come out.
  /// - Throws: `unreadable` where the bytes are damaged or cut off, or more would come out.
  public static func expanded(
    _ bytes: ArraySlice<UInt8>, frame: Frame, limit: Int
  ) throws(CompressionError) -> [UInt8] {
    // What is too much is refused before any of it is kept, and the rest takes the room it needs and no more.
    let count = try unpack(bytes, frame, limit) { _ in }
    var output: [UInt8] = []
    output.reserveCapacity(count)
    _ = try unpack(bytes, frame, limit) { output += $0 }
    return output
  }

  /// Hands out what was packed, piece by piece.
  ///
  /// - Returns: how many bytes that was.
  private static func unpack(
    _ bytes: ArraySlice<UInt8>, _ frame: Frame, _ limit: Int, _ body: (ArraySlice<UInt8>) -> Void
  ) throws(CompressionError) -> Int {
    guard let packed = UInt32(exactly: bytes.count) else { throw .tooLarge }
    var stream = z_stream()
    let windowBits: Int32 = frame == .gzip ? 15 + 16 : -15
    let started = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw .refused(started) }
    defer { inflateEnd(&stream) }
    var input = Array(bytes)
    var count = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var status = Z_OK
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = packed
      while status == Z_OK, count <= limit {
        status = step(&stream, &chunk)
        let piece = chunk[..<(chunk.count - Int(stream.avail_out))]
        body(piece)
        count += piece.count
      }
    }
    guard count <= limit else { throw .unreadable("it would unpack to more than \(limit) bytes") }
    guard status == Z_STREAM_END else { throw .unreadable("its packed bytes are damaged or cut off") }
    return count
  }

  private static func step(_ stream: inout z_stream, _ chunk: inout [UInt8]) -> Int32 {
    chunk.withUnsafeMutableBufferPointer { chunk in
      stream.next_out = chunk.baseAddress
      stream.avail_out = UInt32(chunk.count)
      return inflate(&stream, Z_NO_FLUSH)
    }
  }
}
