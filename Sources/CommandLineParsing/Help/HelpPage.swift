/// The sections of a help text; each is a list of lines, empty where there is nothing to say.
struct HelpPage {
  let table: CommandTable
  let width: Int
  let style: TerminalStyle

  func program() -> [[String]] {
    let options = [("Options", optionEntries(table.everywhereOptions))]
    return [title(table.name, table.summary), usage(["[OPTION]...", "COMMAND", "[ARGUMENT]..."])]
      + paragraphs(table.description) + definitions(commandGroups(table.visibleCommands) + options)
      + [examples(table.examples), exitStatuses(), [moreHelp("COMMAND")]]
  }

  func family(_ word: String) -> [[String]] {
    let members = table.members(ofFamily: word)
    let groups = [("Commands", members.map(commandEntry))]
    return [[style.apply(.bold, to: "Usage:") + " \(table.name) [OPTION]... \(word) COMMAND [ARGUMENT]..."]]
      + definitions(groups) + [[moreHelp("\(word) COMMAND")]]
  }

  func command(_ command: CommandSpec) -> [[String]] {
    let operands = command.operands.map { (label: style.apply(.cyan, to: $0.metavar), text: $0.helpWithNotes) }
    let lists = [
      ("Arguments", operands), ("Options", optionEntries(command.options)),
      ("Common options", optionEntries(table.everywhereOptions)),
    ]
    let aliases = command.aliases.isEmpty ? [] : ["Also: " + command.aliases.joined(separator: ", ")]
    return [
      title("\(table.name) \(command.name)", command.summary),
      usage([command.name, "[OPTION]..."] + command.operands.map(\.usage)),
    ] + paragraphs(command.description) + [aliases] + definitions(lists)
      + [examples(command.examples), exitStatuses()]
  }
}

extension HelpPage {
  private func heading(_ text: String) -> String { style.apply(.bold, to: text) }

  private func title(_ name: String, _ summary: String) -> [String] {
    let lines = TextWrapping.lines("\(name) \u{2013} \(summary)", width: width)
    guard let first = lines.first, first.hasPrefix(name) else { return lines }
    return [heading(name) + first.dropFirst(name.count)] + lines.dropFirst()
  }

  private func usage(_ words: [String]) -> [String] {
    let start = "Usage: \(table.name) "
    let lines = TextWrapping.indented(words.joined(separator: " "), by: start.count, width: width)
    guard let first = lines.first else { return [] }
    return ["\(heading("Usage:")) \(table.name) " + first.drop { $0 == " " }] + lines.dropFirst()
  }

  private func paragraphs(_ paragraphs: [String]) -> [[String]] {
    paragraphs.map { TextWrapping.lines($0, width: width) }
  }

  /// Sections that share the column where explanations start.
  private func definitions(_ sections: [(title: String, entries: [DefinitionList.Entry])]) -> [[String]] {
    let column = DefinitionList.column(for: sections.flatMap { $0.entries.map(\.label) }, width: width)
    return sections.filter { !$0.entries.isEmpty }.map { section in
      [heading(section.title)] + DefinitionList.lines(section.entries, column: column, width: width)
    }
  }

  private func commandGroups(_ commands: [CommandSpec]) -> [(title: String, entries: [DefinitionList.Entry])] {
    table.groups(of: commands).map { ($0.title, $0.commands.map(commandEntry)) }
  }

  private func commandEntry(_ command: CommandSpec) -> DefinitionList.Entry {
    (style.apply(.cyan, to: command.name), command.summary)
  }

  private func optionEntries(_ options: [OptionSpec]) -> [DefinitionList.Entry] {
    options.map { option in
      let notes = option.notes.joined(separator: "; ")
      let dimmed = notes.isEmpty ? "" : " " + dim("(\(notes))")
      return (label(of: option), option.help + dimmed)
    }
  }

  private func label(of option: OptionSpec) -> String {
    let letter = option.letter.map { style.apply(.cyan, to: "-\($0)") + ", " } ?? "    "
    let name = option.value == .negatable ? "--[no-]\(option.name)" : "--\(option.name)"
    return letter + style.apply(.cyan, to: name) + (option.metavar.map { " \($0)" } ?? "")
  }

  /// Word by word, so that a line break falls outside the escape sequences.
  private func dim(_ text: String) -> String {
    text.split(separator: " ").map { style.apply(.dim, to: String($0)) }.joined(separator: " ")
  }

  private func examples(_ examples: [UsageExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    var lines = [heading("Examples")]
    let prompt = "  " + style.apply(.dim, to: "$") + " "
    for example in examples {
      lines.append(prompt + example.commandLine)
      lines += TextWrapping.indented(example.explanation, by: 6, width: width)
    }
    return lines
  }

  private func exitStatuses() -> [String] {
    guard !table.exitStatuses.isEmpty else { return [] }
    let entries = table.exitStatuses.map { (label: String($0.code), text: $0.meaning) }
    let column = DefinitionList.column(for: entries.map(\.label), width: width)
    return [heading("Exit status")] + DefinitionList.lines(entries, column: column, width: width)
  }

  private func moreHelp(_ subject: String) -> String {
    "Run \"\(table.name) \(subject) --help\" for more about a command."
  }
}
