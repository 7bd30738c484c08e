/// A command line whose parts are fine, each by itself, but do not go together or cannot be understood.
struct CommandUsageError: Error, Equatable {
  /// Lowercase, one line, quoting what was found.
  let message: String
  let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

extension Console {
  /// Says what is wrong with the command line, as the parser does.
  func report(_ error: CommandUsageError) -> ExitCode {
    writeError("galley: \(error.message)\nhint: \(error.hint)\n")
    return .usage
  }
}
