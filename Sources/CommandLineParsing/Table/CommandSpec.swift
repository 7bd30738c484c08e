/// One command, or one sub-command when its name has two words (`plan show`).
public struct CommandSpec: Sendable, Equatable {
  /// One or two words in kebab-case, separated by one space.
  public var name: String
  /// Other names, written like `name`.
  public var aliases: [String]
  /// The heading under which help lists the command.
  public var group: String
  /// One line in lowercase without a full stop.
  public var summary: String
  /// Paragraphs of prose.
  public var description: [String]
  public var operands: [OperandSpec]
  public var options: [OptionSpec]
  public var examples: [UsageExample]
  /// The first word alone means this sub-command where no second word of the family follows: `shop` for `shop list`.
  public var isDefault: Bool
  /// A hidden command works, but help, manual and completions do not list it and no hint suggests it.
  public var isHidden: Bool

  public init(
    _ name: String, aliases: [String] = [], group: String = "Commands", summary: String, description: [String] = [],
    operands: [OperandSpec] = [], options: [OptionSpec] = [], examples: [UsageExample] = [], isDefault: Bool = false,
    isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.description = description
    self.operands = operands
    self.options = options
    self.examples = examples
    self.isDefault = isDefault
    self.isHidden = isHidden
  }
}

extension CommandSpec {
  var names: [String] { [name] + aliases }

  /// The operands as usage lines show them: `[FOLDER] RECIPE...`.
  var operandUsage: String { operands.map(\.usage).joined(separator: " ") }

  /// The first word where the name has two.
  var family: String? { CommandSpec.family(of: name) }

  static func family(of name: String) -> String? {
    let words = name.split(separator: " ")
    return words.count == 2 ? String(words[0]) : nil
  }
}
