internal import Fingerprints

/// What tells a publication from all others.
public enum EPUBIdentifier: Hashable, Sendable {
  /// A `urn:uuid:` made of everything inside: another edition is another publication.
  case content

  /// A `urn:uuid:` made of a name, which stays the same from edition to edition: such as an address and a title.
  case name(String)

  /// One that was assigned: `urn:isbn:9780000000002`, `https://example.org/book`.
  case uri(String)

  /// A UUID of version 8, whose bits are the program's own (RFC 9562 §5.8): 122 bits of a fingerprint.
  static func uuid(of fingerprint: Fingerprint) -> String {
    let high = fingerprint.high & ~0xF000 | 0x8000
    let low = fingerprint.low & ~(0b11 << 62) | 0b10 << 62
    let digits = Array((hexadecimal(high) + hexadecimal(low)).utf8)
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: digits[$0], as: UTF8.self) }
    return "urn:uuid:" + parts.joined(separator: "-")
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
