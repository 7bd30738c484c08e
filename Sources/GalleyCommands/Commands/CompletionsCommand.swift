internal import CommandLineParsing

/// `galley completions`
enum CompletionsCommand {
  static let shell = ChoiceOperand<Completions.Shell>("shell", help: "Shell to print the script for.")

  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    console.write(Completions.script(for: command.choice(shell), GalleyTable.table))
    return .clean
  }
}
