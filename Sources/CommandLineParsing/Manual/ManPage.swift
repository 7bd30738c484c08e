/// Manual pages in the man macros, as groff and mandoc read them: one for the program and one for each command.
public enum ManPage {
  /// The page of the program, or of a command, ending in a line feed.
  ///
  /// - Parameter date: shown at the foot, as `2026-01-31`; handed in, so that pages are reproducible.
  public static func render(_ table: CommandTable, _ command: CommandSpec? = nil, date: String) -> String {
    let source = ManPageSource(table: table)
    let title = name(table, command).uppercased()
    // Flush left without hyphenation: justified lines tear holes into the narrow columns of option lists.
    let heading = [
      Roff.macro("TH", title, "1", date, "\(table.name) \(table.version)", "User Commands"), ".nh", ".ad l",
    ]
    let sections = command.map(source.command) ?? source.program()
    return (heading + sections.flatMap(\.self)).joined(separator: "\n") + "\n"
  }

  /// The page's name without its section: `galley`, `galley-build`, `galley-plan-show`.
  public static func name(_ table: CommandTable, _ command: CommandSpec? = nil) -> String {
    ([table.name] + (command?.name.split(separator: " ").map(String.init) ?? [])).joined(separator: "-")
  }

  /// All pages by file name (`galley-build.1`), the program's first; hidden commands have none.
  public static func all(_ table: CommandTable, date: String) -> [(fileName: String, text: String)] {
    ([nil] + table.visibleCommands.map(Optional.some)).map { command in
      ("\(name(table, command)).1", render(table, command, date: date))
    }
  }
}
