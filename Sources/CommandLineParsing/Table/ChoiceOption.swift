/// An option whose value names one case of a type.
///
/// Which words there are, what holds when the option is not given and what a command is handed stand in one place: the
/// table shows `spec`, and `ParsedCommand.choice(_:)` answers with a case.
public struct ChoiceOption<Choice: RawRepresentable<String> & Sendable>: Sendable {
  /// What the table shows and the parser checks.
  public let spec: OptionSpec
  let choices: [Choice]
  let standard: Choice

  /// - Parameters:
  ///   - choices: the cases that may be named, by their raw values, in the order help shows them.
  ///   - standard: what holds when the option is not given.
  public init(
    _ name: String, _ letter: Character? = nil, metavar: String, among choices: [Choice], default standard: Choice,
    help: String
  ) {
    spec = OptionSpec(
      name, letter, value: .required(metavar, .choice(choices.map(\.rawValue))), defaultText: standard.rawValue,
      help: help)
    self.choices = choices
    self.standard = standard
  }
}

extension ChoiceOption where Choice: CaseIterable {
  /// An option that may name any case.
  public init(
    _ name: String, _ letter: Character? = nil, metavar: String, default standard: Choice, help: String
  ) {
    self.init(name, letter, metavar: metavar, among: Array(Choice.allCases), default: standard, help: help)
  }
}

/// An operand of one word that names a case of a type.
public struct ChoiceOperand<Choice: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// What the table shows and the parser checks.
  public let spec: OperandSpec

  public init(_ name: String, help: String) {
    spec = OperandSpec(name, .exactly(1), kind: .choice(Choice.allCases.map(\.rawValue)), help: help)
  }
}
