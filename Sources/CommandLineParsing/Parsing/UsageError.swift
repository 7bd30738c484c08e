internal import SourceText

/// Why a command line could not be understood. Printing it and choosing the exit status is the caller's affair.
public struct UsageError: Error, Equatable {
  /// The kind of mistake; its raw value is the stable kebab-case name.
  public enum Kind: String, Sendable {
    case missingCommand = "missing-command"
    case unknownCommand = "unknown-command"
    case unknownOption = "unknown-option"
    /// An option before the command means different things in different commands.
    case ambiguousOption = "ambiguous-option"
    case missingValue = "missing-value"
    /// A value was given to an option that takes none.
    case unexpectedValue = "unexpected-value"
    /// A value of the wrong shape: not a number, an empty path.
    case invalidValue = "invalid-value"
    case valueOutOfRange = "value-out-of-range"
    case invalidChoice = "invalid-choice"
    case repeatedOption = "repeated-option"
    case missingOperand = "missing-operand"
    case unexpectedOperand = "unexpected-operand"
  }

  public let kind: Kind
  /// One lowercase line that quotes what was found.
  public let message: String
  /// What to do about it.
  public let hint: String

  init(_ kind: Kind, _ message: String, hint: String) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}

extension UsageError {
  /// What somebody probably meant: all names that start with the word, else the one closest to it.
  ///
  /// A single character is close to every short name, so it counts as a start only.
  static func candidates(for word: String, among names: [String]) -> [String] {
    let longer = word.isEmpty ? [] : names.filter { $0.hasPrefix(word) }
    guard longer.isEmpty, word.count > 1 else { return longer }
    return NearMiss.suggestion(for: word, among: names).map { [$0] } ?? []
  }

  /// `did you mean "build"?`, or for several `did you mean "plan show" or "plan report"?`.
  static func suggestion(_ candidates: [String]) -> String {
    "did you mean " + candidates.map { Quoted($0).description }.joined(separator: " or ") + "?"
  }
}
