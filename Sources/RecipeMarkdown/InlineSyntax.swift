/// Whether text can do without a Markdown parser.
public enum InlineSyntax {
  /// Whether a line of text has no mark-up whatever the dialect, so that it shows as it is written.
  ///
  /// Most titles and ingredient names are plain. The answer errs on the side of the parser: letters, digits, spaces
  /// and commas are plain anywhere, hyphens, full stops and colons only where they stand inside a word or end one.
  public static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: break
      case 0x20:
        // A number with a full stop at the start would be a list, two spaces at the end a line break.
        if previous == 0x2E || previous == 0x20 || previous == 0 || previous == 0x2D { return false }
      case 0x2C, 0x27, 0x28, 0x29, 0x3F, 0x25: break
      case 0x2D, 0x2E:
        guard isWordByte(previous) else { return false }
        if byte == 0x2E, previous | 0x20 == 0x77 { return false }
      case 0x2F: if previous == 0x3A || previous == 0x2F { return false }
      default: return false
      }
      previous = byte
    }
    return previous != 0x20
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }
}
