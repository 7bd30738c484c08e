internal import Glibc

/// Looks for single bytes as fast as the C library can: most texts have none of the signs that are asked for.
extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, from an offset on.
  package func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  package func holds(_ byte: UInt8) -> Bool { offset(of: byte) != nil }

  /// Whether a byte stands anywhere where `holds` is true of its offset.
  package func holds(_ byte: UInt8, where holds: (Int) -> Bool) -> Bool {
    var start = 0
    while let found = offset(of: byte, from: start) {
      if holds(found) { return true }
      start = found + 1
    }
    return false
  }
}
