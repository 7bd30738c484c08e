/// The text of `--help`.
public enum HelpText {
  /// Narrower than this nothing can be laid out; a smaller width counts as this one.
  public static let minimumWidth = 40

  /// Help about the program, a family of sub-commands or a command, ending in a line feed.
  ///
  /// No line is wider than `width` columns, except for words and examples that cannot be broken.
  public static func render(
    _ table: CommandTable, _ topic: HelpTopic = .program, width: Int = 80, style: TerminalStyle = .plain
  ) -> String {
    let page = HelpPage(table: table, width: max(width, minimumWidth), style: style)
    let sections =
      switch topic {
      case .program: page.program()
      case .family(let word): page.family(word)
      case .command(let command): page.command(command)
      }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
