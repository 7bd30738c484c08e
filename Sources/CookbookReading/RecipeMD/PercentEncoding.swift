/// Link destinations in the form that URIs allow.
public enum PercentEncoding {
  /// Encodes what a URI cannot hold and leaves escapes that are already there alone: `./foo bar.md` → `./foo%20bar.md`.
  ///
  /// Reserved and unreserved characters of RFC 3986 §2.2–2.3 stay, except brackets.
  static func normalized(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if bytes.allSatisfy({ isKept($0) }) { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if isKept(byte) || (byte == 0x25 && isEscape(bytes, at: index)) {
        result.append(byte)
      } else {
        result += [0x25, hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  public static func normalized(_ text: String) -> String {
    Array(text.utf8).withUnsafeBufferPointer { normalized($0) }
  }

  /// The text with its percent signs and angle brackets encoded, so that decoding gives it back.
  package static func escapingPercent(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("<", with: "%3C").replacing(">", with: "%3E")
  }

  /// The text an encoded one stands for; escapes that are not valid stay as they are.
  public static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == 0x25, bytes.count >= 2, let high = value(bytes[bytes.startIndex]),
        let low = value(bytes[bytes.startIndex + 1])
      {
        result.append(high << 4 | low)
        bytes = bytes.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23, 0x24, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F: true
    case 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func isEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && value(bytes[index + 1]) != nil && value(bytes[index + 2]) != nil
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
