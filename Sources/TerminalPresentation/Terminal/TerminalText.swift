internal import CommandLineParsing

/// Text from files on its way to a terminal.
package enum TerminalText {
  /// One line without anything that could steer a terminal; line breaks and tabs become spaces.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    // Most text is safe as it stands.
    guard text.unicodeScalars.contains(where: { safe($0) != $0 }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(safe(scalar)) }
    return String(shown)
  }

  static func safe(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t", "\r": " "
    default: TerminalSafety.isHarmful(scalar) ? TerminalSafety.replacement : scalar
    }
  }

  /// No-break spaces as plain ones: they have done their work when lines are broken, and disturb who copies.
  static func withPlainSpaces(_ text: String) -> String {
    guard text.utf8.contains(0xC2) || text.utf8.contains(0xE2) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }))
  }
}
