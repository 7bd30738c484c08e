/// Keeps text of strangers from steering a terminal: the one rule of what may reach it, and what is shown instead.
///
/// Harmful are the control characters (C0, DEL and C1, ECMA-48), with which text could move the cursor, wipe the
/// screen or set the window's title, and the embeddings, overrides and isolates of the bidirectional algorithm (Unicode
/// Standard Annex #9, §2), with which it could read backwards. Line breaks and tabs are layout where a caller means them.
public enum TerminalSafety {
  /// What stands in place of a harmful character: U+FFFD.
  public static let replacement: Unicode.Scalar = "\u{FFFD}"

  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// UTF-8 for a terminal: harmful characters replaced, but for line breaks, tabs and the sequences a style writes.
  public static func harmless(_ bytes: [UInt8], style: TerminalStyle) -> [UInt8] {
    guard let first = bytes.indices.first(where: { harmfulLength(bytes, $0) > 0 }) else { return bytes }
    var result = Array(bytes[..<first])
    result.reserveCapacity(bytes.count + 16)
    var index = first
    while index < bytes.count {
      let sequence = style.sequenceLength(bytes, at: index)
      let harmful = sequence > 0 ? 0 : harmfulLength(bytes, index)
      if harmful > 0 {
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
        index += harmful
      } else {
        let next = index + max(sequence, 1)
        result.append(contentsOf: bytes[index..<next])
        index = next
      }
    }
    return result
  }

  /// Bytes of the harmful character that starts here; 0 where none does.
  private static func harmfulLength(_ bytes: [UInt8], _ index: Int) -> Int {
    switch bytes[index] {
    case 0x09, 0x0A: 0
    case 0..<0x20, 0x7F: 1
    case 0xC2: follows(bytes, index, 0x80...0x9F) ? 2 : 0
    case 0xE2:
      follows(bytes, index, 0x80...0x80) && follows(bytes, index + 1, 0xAA...0xAE)
        || follows(bytes, index, 0x81...0x81) && follows(bytes, index + 1, 0xA6...0xA9) ? 3 : 0
    default: 0
    }
  }

  private static func follows(_ bytes: [UInt8], _ index: Int, _ range: ClosedRange<UInt8>) -> Bool {
    index + 1 < bytes.count && range.contains(bytes[index + 1])
  }
}
