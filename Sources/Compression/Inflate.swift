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
    guard let count = UInt32(exactly: bytes.count) else { throw .tooLarge }
    var stream = z_stream()
    let windowBits: Int32 = frame == .gzip ? 15 + 16 : -15
    let started = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw .refused(started) }
    defer { inflateEnd(&stream) }
    var input = Array(bytes)
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var status = Z_OK
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = count
      while status == Z_OK, output.count <= limit {
        status = step(&stream, &chunk, into: &output)
      }
    }
    guard output.count <= limit else { throw .unreadable("it would unpack to more than \(limit) bytes") }
    guard status == Z_STREAM_END else { throw .unreadable("its packed bytes are damaged or cut off") }
    return output
  }

  private static func step(_ stream: inout z_stream, _ chunk: inout [UInt8], into output: inout [UInt8]) -> Int32 {
    let size = chunk.count
    let status = chunk.withUnsafeMutableBufferPointer { chunk in
      stream.next_out = chunk.baseAddress
      stream.avail_out = UInt32(size)
      return inflate(&stream, Z_NO_FLUSH)
    }
    output += chunk[..<(size - Int(stream.avail_out))]
    return status
  }
}
