/// The path of a request in its decoded parts (RFC 3986, 3.3), none of which can lead out of a folder.
public struct RequestPath: Hashable, Sendable {
  /// Never empty texts, `.` or `..`; without slashes, backslashes and control characters.
  public let parts: [String]
  /// Whether a folder is meant: `/` and `/tags/`.
  public let isFolder: Bool

  /// `nil` where the text is no path, or not one that a page can have.
  ///
  /// - Parameter encoded: as it was sent, with `%` escapes and without the query.
  public init?(_ encoded: String) {
    guard encoded.utf8.first == UInt8(ascii: "/") else { return nil }
    var pieces = encoded.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    isFolder = pieces.last?.isEmpty == true
    if isFolder { pieces.removeLast() }
    var parts: [String] = []
    for piece in pieces {
      guard let part = Self.decode(piece), Self.isSafe(part) else { return nil }
      parts.append(part)
    }
    self.parts = parts
  }

  /// Where the bytes are found: that of a folder is its `index.html`.
  public var file: String { (parts + (isFolder ? ["index.html"] : [])).joined(separator: "/") }

  private static func isSafe(_ part: String) -> Bool {
    guard !part.isEmpty, part != ".", part != ".." else { return false }
    return part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
  }

  /// `nil` after an escape that is none, or bytes that are not UTF-8.
  static func decode(_ encoded: Substring.UTF8View.SubSequence) -> String? {
    var bytes: [UInt8] = []
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
