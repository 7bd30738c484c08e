/// What help is wanted about.
public enum HelpTopic: Sendable, Equatable {
  case program
  /// All commands that share a first word, such as `plan` for `plan show` and `plan report`.
  case family(String)
  case command(CommandSpec)
}
