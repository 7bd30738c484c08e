/// Everything a program says about its command line, once: parsing, `--help`, manual pages and shell completions are
/// all made from this value.
///
///     let table = CommandTable(
///       name: "galley", version: "1.0", summary: "turn a folder of recipes into a website",
///       commands: [CommandSpec("build", group: "Build", summary: "write the site")])
///     try table.parse(["build"])  // .command(…), whose command.name is "build"
///
/// `--help`, `-h`, `--version`, `-V` and the word `help` belong to every table and are not declared.
/// `problems` lists what is contradictory in a table; a program's tests expect it to be empty.
public struct CommandTable: Sendable, Equatable {
  /// The program's name, as it is typed.
  public var name: String
  /// The version without the program's name, such as `1.2.0`.
  public var version: String
  /// One line in lowercase without a full stop.
  public var summary: String
  /// Paragraphs of prose.
  public var description: [String]
  /// Options every command takes.
  public var commonOptions: [OptionSpec]
  /// In the order in which help lists them; groups appear in the order of their first command.
  public var commands: [CommandSpec]
  public var exitStatuses: [ExitStatus]
  public var files: [FileNote]
  public var examples: [UsageExample]

  public init(
    name: String, version: String, summary: String, description: [String] = [], commonOptions: [OptionSpec] = [],
    commands: [CommandSpec], exitStatuses: [ExitStatus] = [], files: [FileNote] = [], examples: [UsageExample] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.description = description
    self.commonOptions = commonOptions
    self.commands = commands
    self.exitStatuses = exitStatuses
    self.files = files
    self.examples = examples
  }
}
