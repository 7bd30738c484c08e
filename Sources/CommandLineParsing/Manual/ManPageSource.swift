/// The sections of a manual page; each is a list of source lines, empty where there is nothing to say.
struct ManPageSource {
  let table: CommandTable

  func program() -> [[String]] {
    let usage = ["[\(Roff.italic("OPTION"))]...", Roff.italic("COMMAND"), "[\(Roff.italic("ARGUMENT"))]..."]
    let variables = environmentOptions(table.commonOptions + table.visibleCommands.flatMap(\.options))
    return [
      name(nil, table.summary), synopsis(table.name, usage), description(table.description), commands(),
      options("OPTIONS", table.everywhereOptions), exitStatus(), environment(variables), files(),
      examples(table.examples), seeAlso(table.visibleCommands.map { ManPage.name(table, $0) }),
    ]
  }

  func command(_ command: CommandSpec) -> [[String]] {
    let usage = ["[\(Roff.italic("OPTION"))]..."] + command.operands.map { Roff.italic($0.usage) }
    let siblings = table.visibleCommands.filter { $0.family != nil && $0.family == command.family && $0 != command }
    return [
      name(command, command.summary), synopsis("\(table.name) \(command.name)", usage),
      description(command.description + aliases(command)), arguments(command.operands),
      options("OPTIONS", command.options), options("COMMON OPTIONS", table.everywhereOptions), exitStatus(),
      environment(environmentOptions(command.options + table.commonOptions)), examples(command.examples),
      seeAlso([table.name] + siblings.map { ManPage.name(table, $0) }),
    ]
  }
}

extension ManPageSource {
  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [Roff.macro("SH", title)] + lines
  }

  private func item(_ label: String, _ text: String) -> [String] { [".TP", label] + Roff.prose(text) }

  private func name(_ command: CommandSpec?, _ summary: String) -> [String] {
    section("NAME", ["\(Roff.escaped(ManPage.name(table, command))) \\- \(Roff.escaped(summary))"])
  }

  private func synopsis(_ words: String, _ usage: [String]) -> [String] {
    section("SYNOPSIS", [([Roff.bold(words)] + usage).joined(separator: " ")])
  }

  private func description(_ paragraphs: [String]) -> [String] {
    section("DESCRIPTION", Array(paragraphs.map(Roff.prose).joined(separator: [".PP"])))
  }

  private func aliases(_ command: CommandSpec) -> [String] {
    guard !command.aliases.isEmpty else { return [] }
    let names = command.aliases.map { "\"\(table.name) \($0)\"" }
    return ["The command may also be written \(names.joined(separator: " or "))."]
  }

  private func commands() -> [String] {
    let groups = table.groups(of: table.visibleCommands).flatMap { group in
      [Roff.macro("SS", group.title)] + group.commands.flatMap { item(Roff.bold($0.name), $0.summary) }
    }
    return section("COMMANDS", groups)
  }

  private func arguments(_ operands: [OperandSpec]) -> [String] {
    section("ARGUMENTS", operands.flatMap { item(Roff.italic($0.metavar), $0.helpWithNotes) })
  }

  private func options(_ title: String, _ options: [OptionSpec]) -> [String] {
    section(title, options.flatMap { item(label(of: $0), text(of: $0)) })
  }

  private func label(of option: OptionSpec) -> String {
    let value = option.metavar.map(Roff.italic)
    let letter = option.letter.map { Roff.bold("-\($0)") + (value.map { " \($0)" } ?? "") }
    let long = option.longSpellings.map { Roff.bold($0) + (value.map { "=\($0)" } ?? "") }
    return ((letter.map { [$0] } ?? []) + long).joined(separator: ", ")
  }

  private func text(of option: OptionSpec) -> String {
    option.notes.isEmpty ? option.help : "\(option.help) (\(option.notes.joined(separator: "; ")))"
  }

  private func exitStatus() -> [String] {
    section("EXIT STATUS", table.exitStatuses.flatMap { item(Roff.bold(String($0.code)), $0.meaning) })
  }

  /// The first option of each variable.
  private func environmentOptions(_ options: [OptionSpec]) -> [(variable: String, option: OptionSpec)] {
    var seen: [String] = []
    return options.compactMap { option in
      guard let variable = option.environmentVariable, !seen.contains(variable) else { return nil }
      seen.append(variable)
      return (variable, option)
    }
  }

  private func environment(_ variables: [(variable: String, option: OptionSpec)]) -> [String] {
    let items = variables.flatMap { item(Roff.bold($0.variable), "used where --\($0.option.name) is not given") }
    return section("ENVIRONMENT", items)
  }

  private func files() -> [String] {
    section("FILES", table.files.flatMap { item(Roff.italic($0.path), $0.meaning) })
  }

  private func examples(_ examples: [UsageExample]) -> [String] {
    let blocks = examples.map { example in
      Roff.prose(example.explanation)
        + [".PP", ".RS 4", ".nf"] + example.commandLine.split(separator: "\n").map { Roff.bold(String($0)) }
        + [".fi", ".RE"]
    }
    return section("EXAMPLES", Array(blocks.joined(separator: [".PP"])))
  }

  private func seeAlso(_ pages: [String]) -> [String] {
    let references = pages.enumerated().map { index, page in
      "\(Roff.bold(page))(1)" + (index < pages.count - 1 ? "," : "")
    }
    return section("SEE ALSO", references)
  }
}
