internal import CZlib
internal import Glibc

/// A file read from its start to its end, unpacked on the way where it is packed with gzip.
final class ByteStream {
  let path: String
  private let file: gzFile
  private let buffer: UnsafeMutableRawBufferPointer
  private var position = 0
  private var end = 0

  init(_ path: String) throws(DatabaseError) {
    guard let file = gzopen(path, "rb") else {
      throw DatabaseError(path: path, message: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    self.path = path
    self.file = file
    gzbuffer(file, 1 << 18)
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
  }

  deinit {
    gzclose(file)
    buffer.deallocate()
  }

  /// How far into the file itself, packed as it may be.
  var offset: Int { Int(gzoffset(file)) }

  /// The next byte; `nil` at the end.
  func next() throws(DatabaseError) -> UInt8? {
    if position == end, try !fill() { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  /// Appends everything up to one of two bytes, which is taken and returned; `nil` at the end of the file.
  func read(upTo first: UInt8, or second: UInt8, into bytes: inout [UInt8]) throws(DatabaseError) -> UInt8? {
    while true {
      if position == end, try !fill() { return nil }
      var index = position
      while index < end, buffer[index] != first, buffer[index] != second { index += 1 }
      bytes.append(contentsOf: buffer[position..<index])
      position = index
      if index < end {
        position += 1
        return buffer[index]
      }
    }
  }

  func peek() throws(DatabaseError) -> UInt8? {
    if position == end, try !fill() { return nil }
    return buffer[position]
  }

  private func fill() throws(DatabaseError) -> Bool {
    let count = gzread(file, buffer.baseAddress, UInt32(buffer.count))
    guard count >= 0 else {
      var code: Int32 = 0
      let message = gzerror(file, &code).map { String(cString: $0) } ?? "unknown error"
      throw DatabaseError(path: path, message: "the file cannot be unpacked: \(message)")
    }
    position = 0
    end = Int(count)
    return count > 0
  }
}
