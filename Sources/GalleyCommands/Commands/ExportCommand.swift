internal import CommandLineParsing

enum ExportFormat: String, CaseIterable {
  case recipemdJSON = "recipemd-json"
}

/// `galley export`
enum ExportCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode { .clean }
}
