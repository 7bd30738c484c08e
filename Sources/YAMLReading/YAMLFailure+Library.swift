import SourceText

/// What libyaml says, as one message with the place in the file.
extension YAMLFailure {
  init(_ problem: YAMLEventStream.Problem, text: inout YAMLText, file: SourceFile) {
    if problem.problem == Self.missingColon, let place = problem.contextPlace {
      // libyaml points at the line after the key that lacks its colon.
      self = .keyWithoutColon(text.line(from: text.offset(ofCharacter: place)), text)
      return
    }
    let start = text.offset(ofCharacter: problem.place)
    let found = text.found(at: start)
    var message = problem.problem
    if let context = problem.context { message += " " + context }
    if let place = problem.contextPlace {
      let line = file.position(ofByte: text.offset(ofCharacter: place)).line
      if line != file.position(ofByte: start).line { message += " that starts at line \(line)" }
    }
    if !problem.problem.hasPrefix("found") {
      message += ", found \(found.description)"
    } else if !problem.problem.hasSuffix("end of stream") {
      message += ": \(found.description)"
    }
    self.init("yaml-syntax", at: found.range, message, hint: Self.hint(problem, byte: text.byte(at: start)))
  }

  private static let missingColon = "could not find expected ':'"

  private static func keyWithoutColon(_ range: Range<Int>, _ text: YAMLText) -> YAMLFailure {
    let line = YAMLShown.line(String(decoding: text.bytes[range], as: UTF8.self))
    return YAMLFailure(
      "yaml-syntax", at: range, "\(missingColon) after “\(line)”", hint: "write “: ” and a value after the key")
  }

  private static func hint(_ problem: YAMLEventStream.Problem, byte: UInt8?) -> String? {
    let text = problem.problem
    if byte == UInt8(ascii: "\t"), !text.hasPrefix("found unknown escape") {
      return "indent with spaces, not with tabs"
    }
    if text.hasPrefix("found character that cannot start") { return "put quotes around the text" }
    if text.hasPrefix("mapping values are not allowed") {
      return "put quotes around text that holds “: ”, and give keys of one mapping the same indentation"
    }
    if text.hasPrefix("found undefined tag handle") { return "put quotes around text that starts with “!”" }
    if text.hasPrefix("found unknown escape character") {
      return "write a backslash of the text as “\\\\”, or use single quotes"
    }
    if text.hasPrefix("found unexpected end of stream") { return "close the quotes" }
    if text.contains("',' or ']'") || text.contains("',' or '}'") { return "write a comma or close the bracket" }
    if text.hasPrefix("did not find expected key") || text.hasPrefix("did not find expected '-'") {
      return "give everything on one level the same indentation, and quote text with special characters"
    }
    return nil
  }
}
