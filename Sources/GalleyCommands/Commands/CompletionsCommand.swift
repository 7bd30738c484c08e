internal import CommandLineParsing

/// `galley completions`
enum CompletionsCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    guard let shell = Completions.Shell(rawValue: command.operands("shell")[0]) else {
      preconditionFailure("the table allows only shells there are")
    }
    console.write(Completions.script(for: shell, GalleyTable.table))
    return .clean
  }
}
