/// One occurrence of an option, checked.
public enum ParsedValue: Sendable, Equatable {
  /// A flag.
  case on
  /// A negated flag: `--no-name`.
  case off
  /// The value of a text, choice, file or folder option.
  case text(String)
  case integer(Int)
}
