internal import Compression

/// A file read from its start to its end, unpacked on the way where it is packed with gzip.
final class ByteStream {
  let path: String
  private let file: GzipFile
  private let buffer: UnsafeMutableRawBufferPointer
  private var position = 0
  private var end = 0

  init(_ path: String) throws(DatabaseError) {
    do throws(CompressionError) {
      file = try GzipFile(path)
    } catch {
      throw DatabaseError(path: path, message: error.message)
    }
    self.path = path
    buffer = .allocate(byteCount: 1 << 18, alignment: 16)
  }

  deinit {
    buffer.deallocate()
  }

  /// How far into the file itself, packed as it may be.
  var offset: Int { file.offset }

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
    do throws(CompressionError) {
      end = try file.read(into: buffer)
    } catch {
      throw DatabaseError(path: path, message: error.message)
    }
    position = 0
    return end > 0
  }
}
