/// The way from the root of a JSON text to one of its values: `/recipes/0/name`.
///
/// Each part is a key or, for arrays, an index from 0 in decimal digits without leading zeros. In the text form `~`
/// is written `~0` and `/` is written `~1`; the root is the empty text. Source: RFC 6901.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  public private(set) var parts: [String]

  public static let root = JSONPointer(parts: [])

  public init(parts: [String]) {
    self.parts = parts
  }

  /// Reads the text form; `nil` unless it is empty or starts with `/`, and each `~` is followed by `0` or `1`.
  public init?(_ text: String) {
    guard let first = text.utf8.first else {
      self = .root
      return
    }
    guard first == UInt8(ascii: "/") else { return nil }
    parts = []
    for part in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let unescaped = Self.unescaped(part) else { return nil }
      parts.append(unescaped)
    }
  }

  public func appending(_ key: String) -> JSONPointer {
    JSONPointer(parts: parts + [key])
  }

  public func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  public var description: String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(UInt8(ascii: "/"))
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
        case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part {
      switch (isEscape, byte) {
      case (false, UInt8(ascii: "~")): isEscape = true
      case (false, _): bytes.append(byte)
      case (true, UInt8(ascii: "0")): (isEscape, bytes) = (false, bytes + [UInt8(ascii: "~")])
      case (true, UInt8(ascii: "1")): (isEscape, bytes) = (false, bytes + [UInt8(ascii: "/")])
      case (true, _): return nil
      }
    }
    return isEscape ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
