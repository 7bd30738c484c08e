/// Reads one argument that starts with a dash, and its value where that is the next argument.
struct OptionReader {
  /// An option as it was written.
  struct Occurrence {
    enum Value {
      case on
      case off
      case text(String)
    }

    let option: OptionSpec
    /// With its dashes: `--jobs` or `-j`.
    let spelling: String
    let value: Value
  }

  let arguments: [String]
  let scope: OptionScope

  /// Whether an argument is an option or a bundle of them; a lone `-` is an operand (standard input).
  static func isOption(_ argument: String) -> Bool { argument.utf8.count > 1 && argument.hasPrefix("-") }

  /// Reads the option or bundle at `index` and moves `index` behind it and its value.
  func read(at index: inout Int) throws(UsageError) -> [Occurrence] {
    let argument = arguments[index]
    index += 1
    return argument.hasPrefix("--") ? [try readLong(argument, &index)] : try readBundle(argument, &index)
  }

  private func readLong(_ argument: String, _ index: inout Int) throws(UsageError) -> Occurrence {
    let spelling = String(argument.prefix { $0 != "=" })
    let attached = spelling == argument ? nil : String(argument.dropFirst(spelling.count + 1))
    guard let option = try scope.option(spelt: spelling) else { throw scope.unknown(spelling, in: spelling) }
    if option.takesValue {
      let text = if let attached { attached } else { try separateValue(of: option, spelling, &index) }
      return Occurrence(option: option, spelling: spelling, value: .text(text))
    }
    if let attached { throw unexpectedValue(spelling, attached) }
    return Occurrence(option: option, spelling: spelling, value: spelling == "--\(option.name)" ? .on : .off)
  }

  /// Letters up to the first that takes a value; what follows that one is its value.
  private func readBundle(_ argument: String, _ index: inout Int) throws(UsageError) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      let spelling = "-\(letter)"
      guard let option = try scope.option(spelt: spelling) else { throw scope.unknown(spelling, in: argument) }
      if !option.takesValue {
        if rest.first == "=" { throw unexpectedValue(spelling, String(rest.dropFirst())) }
        occurrences.append(Occurrence(option: option, spelling: spelling, value: .on))
        continue
      }
      if rest.first == "=" { throw equalsAfterLetter(option, spelling, String(rest.dropFirst())) }
      let text = rest.isEmpty ? try separateValue(of: option, spelling, &index) : String(rest)
      occurrences.append(Occurrence(option: option, spelling: spelling, value: .text(text)))
      rest = ""
    }
    return occurrences
  }

  private func separateValue(of option: OptionSpec, _ spelling: String, _ index: inout Int) throws(UsageError) -> String
  {
    guard index < arguments.count else { throw missingValue(of: option, spelling, before: nil) }
    let next = arguments[index]
    if next == "--" || scope.declares(next) { throw missingValue(of: option, spelling, before: next) }
    index += 1
    return next
  }
}

extension OptionReader {
  private func missingValue(of option: OptionSpec, _ spelling: String, before next: String?) -> UsageError {
    let metavar = option.metavar ?? ""
    guard let next else {
      return UsageError(
        .missingValue, "option \(Quoted(spelling)) needs a value", hint: "write \"--\(option.name)=\(metavar)\"")
    }
    return UsageError(
      .missingValue, "option \(Quoted(spelling)) needs a value before \(Quoted(next))",
      hint: "write \"--\(option.name)=\(metavar)\", or \(Quoted("--\(option.name)=\(next)")) if that is the value")
  }

  private func unexpectedValue(_ spelling: String, _ value: String) -> UsageError {
    UsageError(
      .unexpectedValue, "option \(Quoted(spelling)) takes no value, found \(Quoted(value))",
      hint: "write \"\(spelling)\" alone")
  }

  private func equalsAfterLetter(_ option: OptionSpec, _ spelling: String, _ value: String) -> UsageError {
    UsageError(
      .invalidValue, "option \(Quoted(spelling)) is followed by \"=\"",
      hint: "write \(Quoted(spelling + value)) or \(Quoted("--\(option.name)=\(value)"))")
  }
}
