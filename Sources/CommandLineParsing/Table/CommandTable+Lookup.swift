extension CommandTable {
  /// The command with this name or alias; hidden ones too.
  public func command(named name: String) -> CommandSpec? {
    commands.first { $0.names.contains(name) }
  }

  /// `--help` and `--version`, which every table has.
  static let builtInOptions: [OptionSpec] = [.help, .version]

  /// The declared common options and the built-in ones, in the order in which help lists them.
  var everywhereOptions: [OptionSpec] { commonOptions + CommandTable.builtInOptions }

  var visibleCommands: [CommandSpec] { commands.filter { !$0.isHidden } }

  /// The visible commands with two-word names that start with this word.
  func members(ofFamily word: String) -> [CommandSpec] {
    visibleCommands.filter { $0.family == word }
  }

  /// The sub-command that the first word alone stands for.
  func defaultMember(ofFamily word: String) -> CommandSpec? {
    commands.first { $0.isDefault && $0.family == word }
  }

  /// Whether two-word names start with this word; `isFamily("plan")` where there is `plan show`.
  func isFamily(_ word: String) -> Bool {
    commands.contains { $0.names.contains { CommandSpec.family(of: $0) == word } }
  }

  /// Headings in the order of their first command.
  func groups(of commands: [CommandSpec]) -> [(title: String, commands: [CommandSpec])] {
    var groups: [(title: String, commands: [CommandSpec])] = []
    for command in commands {
      if let index = groups.firstIndex(where: { $0.title == command.group }) {
        groups[index].commands.append(command)
      } else {
        groups.append((command.group, [command]))
      }
    }
    return groups
  }
}
