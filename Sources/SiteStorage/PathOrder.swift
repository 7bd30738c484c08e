import Glibc

/// The order and equality of paths: byte by byte, as the file system sees them.
///
/// `String` itself takes `é` in one and in two scalars for equal; on Linux those are two files.
enum PathOrder {
  /// Negative when `first` comes before `second`, zero when they are the same, positive otherwise.
  static func compare(_ first: String, _ second: String) -> Int {
    let fast = first.utf8.withContiguousStorageIfAvailable { left in
      second.utf8.withContiguousStorageIfAvailable { right in compare(left, right) }
    }
    if let fast, let result = fast { return result }
    return Array(first.utf8).withUnsafeBufferPointer { left in
      Array(second.utf8).withUnsafeBufferPointer { right in compare(left, right) }
    }
  }

  static func precedes(_ first: String, _ second: String) -> Bool { compare(first, second) < 0 }

  private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let common = min(left.count, right.count)
    if common > 0, let first = left.baseAddress, let second = right.baseAddress {
      let order = memcmp(first, second, common)
      if order != 0 { return Int(order) }
    }
    return left.count - right.count
  }
}

/// A path as a key of a dictionary: equal only when all bytes are.
struct PathKey: Hashable {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  static func == (lhs: PathKey, rhs: PathKey) -> Bool { PathOrder.compare(lhs.path, rhs.path) == 0 }

  func hash(into hasher: inout Hasher) {
    for byte in path.utf8 { hasher.combine(byte) }
  }
}
