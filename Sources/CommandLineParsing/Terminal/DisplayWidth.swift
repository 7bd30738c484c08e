/// How many columns of a terminal text takes.
public enum DisplayWidth {
  /// Columns of a text on one line; escape sequences (`ESC [ … letter`) take none.
  ///
  /// Wide and full-width East Asian characters and emoji take two columns (Unicode Standard Annex 11), combining marks
  /// and control characters none. A cluster of several scalars is as wide as its widest.
  public static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    var columns = 0
    var inEscape = false
    for character in text {
      if inEscape {
        inEscape = !(character.isASCII && character.isLetter)
      } else if character == "\u{1B}" {
        inEscape = true
      } else {
        columns += character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
      }
    }
    return columns
  }

  /// The longest start of an unstyled text that fits, ending in `…` where something was cut off.
  public static func truncated(_ text: String, to limit: Int) -> String {
    guard columns(text) > limit else { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      used += columns(String(character))
      if used > limit - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  static func width(of scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return scalar.value == 0xFE0F ? 2 : 0
    default: return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }
  }

  /// The blocks whose characters are wide in EastAsianWidth.txt, without those that are emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
