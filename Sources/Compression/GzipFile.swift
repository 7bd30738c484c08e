internal import CZlib
internal import Glibc

/// A file read from its start to its end, unpacked on the way where it is packed with gzip (RFC 1952).
public struct GzipFile: ~Copyable {
  private let file: gzFile

  /// - Throws: the reason in the system's words.
  public init(_ path: String) throws(CompressionError) {
    guard let file = gzopen(path, "rb") else {
      throw .unreadable("the file cannot be read: \(String(cString: strerror(errno)))")
    }
    self.file = file
    gzbuffer(file, 1 << 18)
  }

  deinit { gzclose(file) }

  /// How far into the file itself, in bytes, packed as it may be.
  public var offset: Int { Int(gzoffset(file)) }

  /// Fills the beginning of a buffer with what comes next.
  ///
  /// - Returns: how many bytes were read; 0 at the end of the file.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(CompressionError) -> Int {
    let count = gzread(file, buffer.baseAddress, UInt32(clamping: min(buffer.count, Int(Int32.max))))
    guard count >= 0 else {
      var code: Int32 = 0
      let message = gzerror(file, &code).map { String(cString: $0) } ?? "unknown error"
      throw .unreadable("the file cannot be unpacked: \(message)")
    }
    return Int(count)
  }
}
