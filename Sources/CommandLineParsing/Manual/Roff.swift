/// Text for groff and mandoc, in ASCII.
///
/// Every hyphen becomes `\-`, so that options can be copied and searched for; quotes, tilde and caret keep their ASCII
/// shape (groff_char(7)), other characters are written by number: `\[u00E9]`.
enum Roff {
  /// Text that may stand anywhere but at the start of a line, and inside a quoted macro argument.
  static func escaped(_ text: String, hyphen: String = "\\-") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += hyphen
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n", "\t": result += " "
      default: result += scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  /// A whole text line; a `.` at its start would otherwise be read as a request.
  static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// Prose in source lines of about 72 characters.
  static func prose(_ text: String) -> [String] {
    TextWrapping.lines(text, width: 72).map(line)
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fP" }

  /// `.SH "COMMON OPTIONS"`. Hyphens stay as they are, so that mandoc reads the date of `.TH`.
  static func macro(_ name: String, _ arguments: String...) -> String {
    ".\(name)" + arguments.map { " \"\(escaped($0, hyphen: "-"))\"" }.joined()
  }

  /// At least four digits, as groff wants it.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
