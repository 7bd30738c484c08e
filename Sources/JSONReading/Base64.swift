/// Bytes as text (RFC 4648 §4, with padding), which is how JSON carries them.
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func encoded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  public enum Failure: Error, Equatable {
    /// A character that is none of the alphabet, by its offset.
    case character(Int)
    /// The text ends within a group, or after too much padding.
    case length
  }

  /// Reads both alphabets of RFC 4648, §4 and §5, with or without padding; anything else is an error.
  public static func decoded(_ text: [UInt8]) throws(Failure) -> [UInt8] {
    let end = text.lastIndex { $0 != UInt8(ascii: "=") }.map { $0 + 1 } ?? 0
    let padding = text.count - end
    if let wrong = text[..<end].firstIndex(where: { value($0) == nil }) { throw .character(wrong) }
    guard padding <= 2, padding == 0 || text.count % 4 == 0, end % 4 != 1 else { throw .length }
    var result: [UInt8] = []
    result.reserveCapacity(end / 4 * 3 + 2)
    var (bits, count) = (0, 0)
    for (offset, byte) in text[..<end].enumerated() {
      guard let value = value(byte) else { throw .character(offset) }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> count))
      bits &= 1 << count - 1
    }
    return result
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x41...0x5A: Int(byte) - 0x41
    case 0x61...0x7A: Int(byte) - 0x61 + 26
    case 0x30...0x39: Int(byte) - 0x30 + 52
    case 0x2B, 0x2D: 62
    case 0x2F, 0x5F: 63
    default: nil
    }
  }
}
