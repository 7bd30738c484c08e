/// A command with its options and operands, all checked against the table.
///
/// The accessors trap when the table declares no such option or operand for the command, or one of another kind:
/// that is a mistake in the program, and no command line can cause it.
public struct ParsedCommand: Sendable, Equatable {
  public let command: CommandSpec
  /// By long name, in the order given; options that were not given have no entry.
  public let options: [String: [ParsedValue]]
  /// All operands in the order given.
  public let operands: [String]
  let commonOptions: [OptionSpec]
  let operandsByName: [String: [String]]
}

extension ParsedCommand {
  /// Whether a flag was given; of `--name` and `--no-name` the last one counts.
  public func flag(_ name: String) -> Bool { setting(name) ?? false }

  /// What `--name` or `--no-name` said last; `nil` when neither was given.
  public func setting(_ name: String) -> Bool? {
    occurrences(name) { !$0.takesValue }.last.map { $0 == .on }
  }

  /// How often a repeatable flag was given: 2 for `-vv`.
  public func count(_ name: String) -> Int {
    occurrences(name) { !$0.takesValue }.count { $0 == .on }
  }

  /// The value of a text, choice, file or folder option; the last one of several.
  public func value(_ name: String) -> String? { values(name).last }

  /// All values of a text, choice, file or folder option in the order given.
  public func values(_ name: String) -> [String] {
    occurrences(name) { $0.takesValue && $0.kind?.isInteger == false }.compactMap { value in
      if case .text(let text) = value { text } else { nil }
    }
  }

  /// The case that an option names, or its default where the option was not given.
  public func choice<Choice>(_ option: ChoiceOption<Choice>) -> Choice { given(option) ?? option.standard }

  /// The case that an option names; `nil` where the option was not given.
  public func given<Choice>(_ option: ChoiceOption<Choice>) -> Choice? {
    value(option.spec.name).flatMap { word in option.choices.first { $0.rawValue == word } }
  }

  /// The case that an operand names.
  public func choice<Choice>(_ operand: ChoiceOperand<Choice>) -> Choice {
    guard let word = self.operand(operand.spec.name), let choice = Choice(rawValue: word) else {
      preconditionFailure("\(command.name) declares operand \(operand.spec.name) with other words")
    }
    return choice
  }

  /// The value of an integer option; the last one of several.
  public func integer(_ name: String) -> Int? { integers(name).last }

  /// All values of an integer option in the order given.
  public func integers(_ name: String) -> [Int] {
    occurrences(name) { $0.kind?.isInteger == true }.compactMap { value in
      if case .integer(let number) = value { number } else { nil }
    }
  }

  /// The first word of an operand; `nil` when it is optional and was not given.
  public func operand(_ name: String) -> String? { operands(name).first }

  /// All words of an operand.
  public func operands(_ name: String) -> [String] {
    guard let words = operandsByName[name] else {
      preconditionFailure("\(command.name) declares no operand \(name)")
    }
    return words
  }

  private func occurrences(_ name: String, _ isSuitable: (OptionSpec) -> Bool) -> [ParsedValue] {
    guard let option = (command.options + commonOptions).first(where: { $0.name == name }), isSuitable(option) else {
      preconditionFailure("\(command.name) declares no option --\(name) of this kind")
    }
    return options[name] ?? []
  }
}
