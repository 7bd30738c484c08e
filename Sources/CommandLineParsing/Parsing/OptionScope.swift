/// The options that may stand at a place of the command line, and the hints for those that may not.
struct OptionScope {
  /// `nil` before the command is known; then the options of all commands that are possible are in scope.
  let command: CommandSpec?
  let table: CommandTable
  let options: [OptionSpec]
  /// The places in `options` of those with a spelling: a command line may have tens of thousands.
  private let places: [String: [Int]]

  /// - Parameter family: the first word of the command, where it is known to be one of several; `nil` for all commands.
  init(_ table: CommandTable, command: CommandSpec? = nil, family: String? = nil) {
    self.table = table
    self.command = command
    let possible = family.map { family in table.commands.filter { $0.name.hasPrefix("\(family) ") } } ?? table.commands
    options = (command?.options ?? possible.flatMap(\.options)) + table.everywhereOptions
    var places: [String: [Int]] = [:]
    for (place, option) in options.enumerated() {
      for spelling in option.spellings { places[spelling, default: []].append(place) }
    }
    self.places = places
  }

  /// The option with this spelling, such as `--jobs`, `--no-minify` or `-j`.
  ///
  /// Throws when two commands read the spelling differently and the command is not known yet.
  func option(spelt spelling: String) throws(UsageError) -> OptionSpec? {
    let matches = places[spelling, default: []].map { options[$0] }
    guard let first = matches.first else { return nil }
    if matches.contains(where: { $0.takesValue != first.takesValue }) { throw ambiguous(spelling) }
    return first
  }

  /// Whether an argument is certainly an option of this scope and so was not meant as the value of another.
  func declares(_ argument: String) -> Bool {
    let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
    return places[name] != nil
  }
}

extension OptionScope {
  func ambiguous(_ spelling: String) -> UsageError {
    UsageError(
      .ambiguousOption, "option \(Quoted(spelling)) before the command could mean several things",
      hint: "write it after the command")
  }

  func unknown(_ spelling: String, in argument: String) -> UsageError {
    let place = spelling == argument ? "" : " in \(Quoted(argument))"
    let target = command.map { " for \(Quoted($0.name))" } ?? ""
    return UsageError(
      .unknownOption, "unknown option \(Quoted(spelling))\(place)\(target)", hint: hint(spelling, argument))
  }

  private func hint(_ spelling: String, _ argument: String) -> String {
    let known = options.flatMap(\.longSpellings).map { String($0.dropFirst(2)) }
    if spelling.hasPrefix("--") {
      // Without the dashes, which would make every short name look alike.
      let near = UsageError.candidates(for: String(spelling.dropFirst(2)), among: known)
      if !near.isEmpty { return UsageError.suggestion(near.map { "--" + $0 }) }
    } else if known.contains(String(argument.dropFirst())) {
      return UsageError.suggestion(["-" + argument])
    }
    if let owner = table.visibleCommands.first(where: { $0.options.contains { $0.spellings.contains(spelling) } }) {
      return "it is an option of \(Quoted("\(table.name) \(owner.name)"))"
    }
    return helpHint
  }

  /// Where to read on: `run "galley build --help"`.
  var helpHint: String { table.helpHint(for: command?.name) }
}

extension CommandTable {
  func helpHint(for commandName: String?) -> String {
    "run \(Quoted([name, commandName, "--help"].compactMap(\.self).joined(separator: " ")))"
  }
}
