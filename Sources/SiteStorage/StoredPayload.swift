import Glibc

/// The caller's own encoding of what it learnt from a file.
public enum StoredPayload: Sendable {
  /// Often a part of the loaded state, not a copy.
  case held(ArraySlice<UInt8>)
  case spooled(PayloadSpool, Range<Int>)

  public var count: Int {
    switch self {
    case .held(let bytes): bytes.count
    case .spooled(_, let range): range.count
    }
  }

  public var bytes: ArraySlice<UInt8> {
    switch self {
    case .held(let bytes): bytes
    case .spooled(let spool, let range): spool.bytes(in: range)[...]
    }
  }
}

extension StoredPayload: Equatable {
  /// Those of one loaded state are compared by their place in it, others byte by byte.
  public static func == (lhs: StoredPayload, rhs: StoredPayload) -> Bool {
    lhs.count == rhs.count
      && lhs.bytes.withUnsafeBytes { left in
        rhs.bytes.withUnsafeBytes { right in
          guard let first = left.baseAddress, let second = right.baseAddress else { return true }
          return first == second || memcmp(first, second, left.count) == 0
        }
      }
  }
}
