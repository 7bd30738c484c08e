/// Turns the text of a value into a checked one, or says what is wrong with it.
struct ValueCheck {
  /// Where the text comes from, for messages: `option "--jobs"`, `environment variable "GALLEY_JOBS"`.
  let subject: String
  /// The hint where nothing better is known.
  let helpHint: String

  func parse(_ text: String, as kind: ValueKind) throws(UsageError) -> ParsedValue {
    switch kind {
    case .text: return .text(text)
    case .integer(let range): return .integer(try integer(text, in: range))
    case .choice(let choices):
      guard choices.contains(text) else { throw notAChoice(text, choices) }
      return .text(text)
    case .file, .fileWithExtension, .directory:
      guard !text.isEmpty else { throw emptyPath(kind) }
      return .text(text)
    }
  }

  /// A switch in the environment: `1`, `true`, `yes`, `on`, or `0`, `false`, `no`, `off`, in any case.
  func truth(_ text: String) throws(UsageError) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default:
      throw UsageError(
        .invalidValue, "\(subject) is neither yes nor no: \(Quoted(text))", hint: "set it to \"1\" or \"0\"")
    }
  }

  private func integer(_ text: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let digits = text.utf8.first.map { $0 == 0x2B || $0 == 0x2D } == true ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { throw notAnInteger(text, range) }
    guard let number = Int(text), range.contains(number) else { throw outOfRange(text, range) }
    return number
  }
}

extension ValueCheck {
  private func notAnInteger(_ text: String, _ range: ClosedRange<Int>) -> UsageError {
    UsageError(
      .invalidValue, "\(subject) needs a whole number, found \(Quoted(text))", hint: numberHint(range))
  }

  private func outOfRange(_ text: String, _ range: ClosedRange<Int>) -> UsageError {
    UsageError(.valueOutOfRange, "\(subject) cannot be \(Quoted(text))", hint: numberHint(range))
  }

  private func numberHint(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "write digits only, such as \"4\""
    case (let lower, .max): "write a whole number, at least \(lower)"
    case (.min, let upper): "write a whole number, at most \(upper)"
    case (let lower, let upper): "write a whole number from \(lower) to \(upper)"
    }
  }

  private func notAChoice(_ text: String, _ choices: [String]) -> UsageError {
    let near = UsageError.candidates(for: text, among: choices)
    let list = "choose one of " + choices.joined(separator: ", ")
    return UsageError(
      .invalidChoice, "\(subject) cannot be \(Quoted(text))",
      hint: near.isEmpty ? list : "\(UsageError.suggestion(near)) \(list)")
  }

  private func emptyPath(_ kind: ValueKind) -> UsageError {
    let wanted = kind == .directory ? "folder" : "file"
    return UsageError(
      .invalidValue, "\(subject) needs the path of a \(wanted), found \"\"",
      hint: kind == .directory ? "write \".\" for the current folder" : helpHint)
  }
}
