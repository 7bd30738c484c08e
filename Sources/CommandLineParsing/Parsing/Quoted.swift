/// Text in double quotes for a message: one line whatever was typed, and harmless to a terminal.
///
/// Control characters and quotes are written as Swift writes them: `\n`, `\"`, `\u{1B}`.
struct Quoted: CustomStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var description: String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: result += scalar.escaped(asASCII: true)
      default: result += scalar == "\"" ? "\\\"" : String(scalar)
      }
    }
    return result + "\""
  }
}
