/// Reads the options and operands of a command that is already known.
struct CommandParser {
  let table: CommandTable
  let command: CommandSpec
  let arguments: [String]
  /// From here on everything is an operand, because `--` stood before the command.
  let literalStart: Int?
  let scope: OptionScope

  init(_ table: CommandTable, _ command: CommandSpec, arguments: [String], literalStart: Int?) {
    self.table = table
    self.command = command
    self.arguments = arguments
    self.literalStart = literalStart
    scope = OptionScope(table, command: command)
  }

  func parse(_ environment: (String) -> String?) throws(UsageError) -> Invocation {
    let reader = OptionReader(arguments: Array(arguments[..<(literalStart ?? arguments.count)]), scope: scope)
    var options: [String: [ParsedValue]] = [:]
    var operands: [String] = []
    var index = 0
    while index < reader.arguments.count {
      let argument = reader.arguments[index]
      if argument == "--" {
        operands += reader.arguments[(index + 1)...]
        break
      }
      guard OptionReader.isOption(argument) else {
        operands.append(argument)
        index += 1
        continue
      }
      for occurrence in try reader.read(at: &index) {
        if occurrence.option == .help { return .help(.command(command)) }
        if occurrence.option == .version { return .version }
        try record(occurrence, in: &options)
      }
    }
    operands += arguments[(literalStart ?? arguments.count)...]
    try addEnvironment(to: &options, environment)
    let operandsByName = try OperandAssignment(table, command).assign(operands)
    return .command(
      ParsedCommand(
        command: command, options: options, operands: operands, commonOptions: table.commonOptions,
        operandsByName: operandsByName))
  }

  private func record(
    _ occurrence: OptionReader.Occurrence, in options: inout [String: [ParsedValue]]
  ) throws(UsageError) {
    let option = occurrence.option
    if options[option.name] != nil, !option.isRepeatable { throw repeated(option) }
    options[option.name, default: []].append(try parsedValue(of: occurrence))
  }

  private func parsedValue(of occurrence: OptionReader.Occurrence) throws(UsageError) -> ParsedValue {
    switch occurrence.value {
    case .on: return .on
    case .off: return .off
    case .text(let text):
      guard case .required(_, let kind) = occurrence.option.value else { return .on }
      let check = ValueCheck(subject: "option \(Quoted(occurrence.spelling))", helpHint: scope.helpHint)
      return try check.parse(text, as: kind)
    }
  }

  /// Options that were not given take the value of their environment variable, under the same rules.
  private func addEnvironment(
    to options: inout [String: [ParsedValue]], _ environment: (String) -> String?
  ) throws(UsageError) {
    for option in command.options + table.commonOptions where options[option.name] == nil {
      guard let variable = option.environmentVariable, let text = environment(variable), !text.isEmpty else { continue }
      let check = ValueCheck(subject: "environment variable \(Quoted(variable))", helpHint: scope.helpHint)
      switch option.value {
      case .required(_, let kind): options[option.name] = [try check.parse(text, as: kind)]
      case .negatable: options[option.name] = [try check.truth(text) ? .on : .off]
      case .none: if try check.truth(text) { options[option.name] = [.on] }
      }
    }
  }

  private func repeated(_ option: OptionSpec) -> UsageError {
    UsageError(
      .repeatedOption, "option \(Quoted("--\(option.name)")) is given twice", hint: "write it once")
  }
}
