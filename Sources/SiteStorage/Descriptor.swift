import Glibc

/// An open file or folder, closed when it goes out of use.
struct Descriptor: ~Copyable, Sendable {
  let raw: Int32

  init(_ raw: Int32) {
    self.raw = raw
  }

  /// Opens a path below a folder (`AT_FDCWD`: the working folder); never inherited by child processes.
  static func open(
    _ path: String, at folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> Descriptor {
    while true {
      let raw = openat(folder, path, flags | O_CLOEXEC, mode)
      if raw >= 0 { return Descriptor(raw) }
      if errno != EINTR { throw .last }
    }
  }

  /// Another descriptor of something that stays open.
  static func copy(of raw: Int32) throws(SystemError) -> Descriptor {
    let copy = fcntl(raw, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .last }
    return Descriptor(copy)
  }

  /// Reads until the buffer is full or the file ends; gives the number of bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count, let start = buffer.baseAddress {
      let count = Glibc.read(raw, start + filled, buffer.count - filled)
      if count == 0 { break }
      if count > 0 { filled += count } else if errno != EINTR { throw .last }
    }
    return filled
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress {
      let count = Glibc.write(raw, start + done, bytes.count - done)
      if count >= 0 { done += count } else if errno != EINTR { throw .last }
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    let result = bytes.withUnsafeBytes { raw -> Result<Void, SystemError> in
      do throws(SystemError) { return .success(try write(raw)) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// Writes at a place of the file, wherever others read and write.
  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try Self.whole(bytes.count) { done in
      bytes.withUnsafeBytes { pwrite(raw, $0.baseAddress.map { $0 + done }, bytes.count - done, offset + done) }
    }
  }

  /// Reads from a place of the file, wherever others read and write; one that ends before is an error.
  func bytes(in range: Range<Int>) throws(SystemError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    var bytes = [UInt8](repeating: 0, count: range.count)
    try Self.whole(range.count) { done in
      bytes.withUnsafeMutableBytes {
        pread(raw, $0.baseAddress.map { $0 + done }, range.count - done, range.lowerBound + done)
      }
    }
    return bytes
  }

  /// Calls until all is done; a call that does nothing has come to the end.
  private static func whole(_ count: Int, _ call: (Int) -> Int) throws(SystemError) {
    var done = 0
    while done < count {
      let step = call(done)
      if step > 0 { done += step } else if step == 0 { throw SystemError(EIO) } else if errno != EINTR { throw .last }
    }
  }

  deinit { close(raw) }
}
