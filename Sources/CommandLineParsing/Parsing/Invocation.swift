/// What a command line asks for.
public enum Invocation: Sendable, Equatable {
  case command(ParsedCommand)
  case help(HelpTopic)
  case version
}
