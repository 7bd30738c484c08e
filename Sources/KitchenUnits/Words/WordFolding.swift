/// Takes the case and the accents off words, so that `Pincée`, `PINCEE` and a decomposed `pincée` are one word.
///
/// Covers the letters of English, German, French and Spanish (`ß` is `ss`, `œ` is `oe`); other letters stay.
public enum WordFolding {
  /// Adds the folded form of the scalar that starts at an index, and moves the index behind it.
  @inline(__always)
  public static func appendScalar(_ bytes: [UInt8], at index: inout Int, to folded: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    if byte < 0x80 {
      folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      return
    }
    guard index < bytes.count else { return folded.append(byte) }
    let next = bytes[index]
    switch byte {
    case 0xC3:
      index += 1
      appendLatin1(next, to: &folded)
    case 0xC5 where next == 0x92 || next == 0x93:
      index += 1
      folded += [0x6F, 0x65]
    case 0xC2 where next == 0xAD:
      // The soft hyphen.
      index += 1
    case 0xCC where next >= 0x80, 0xCD where next < 0xB0:
      // Combining marks.
      index += 1
    default:
      folded.append(byte)
    }
  }

  public static func folded(_ word: some StringProtocol) -> String {
    let bytes = Array(word.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count { appendScalar(bytes, at: &index, to: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The letters U+00C0 to U+00FF, by their second byte.
  private static func appendLatin1(_ second: UInt8, to folded: inout [UInt8]) {
    switch second | 0x20 {
    case 0xA0...0xA5: folded.append(0x61)
    case 0xA6: folded += [0x61, 0x65]
    case 0xA7: folded.append(0x63)
    case 0xA8...0xAB: folded.append(0x65)
    case 0xAC...0xAF: folded.append(0x69)
    case 0xB1: folded.append(0x6E)
    case 0xB2...0xB6, 0xB8: folded.append(0x6F)
    case 0xB9...0xBC: folded.append(0x75)
    case 0xBF where second == 0x9F: folded += [0x73, 0x73]
    default: folded += [0xC3, second]
    }
  }
}
