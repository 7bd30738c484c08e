extension CommandTable {
  /// Understands the arguments behind the program's name, by the GNU conventions.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue` and bundles (`-qv`) are read; options may stand before and
  /// after the command and its operands; `--` ends them. Long names are never abbreviated. An argument that is itself
  /// a declared option is not taken as the value of the option before it. `--help` and `--version` win over mistakes
  /// behind them, not over those before them.
  ///
  /// - Parameter environment: reads a variable; asked only for options that declare one and were not given. An empty
  ///   variable counts as absent.
  public func parse(
    _ arguments: [String], environment: (String) -> String? = { _ in nil }
  ) throws(UsageError) -> Invocation {
    var finder = CommandFinder(self, arguments)
    let finding = try finder.find()
    if finder.earlyRequest == .version { return .version }
    let wantsHelp = finder.earlyRequest == .help
    switch finding {
    case .command(let command, let rest, let literalStart):
      if wantsHelp { return .help(.command(command)) }
      let parser = CommandParser(self, command, arguments: rest, literalStart: literalStart)
      return try parser.parse(environment)
    case .help(let words): return .help(try topic(words))
    case .noCommand where wantsHelp: return .help(.program)
    case .familyOnly(let word) where wantsHelp: return .help(.family(word))
    case .noCommand: throw missingCommand
    case .familyOnly(let word): throw missingSubcommand(word)
    case .unknown(let words): throw unknownCommand(words)
    }
  }

  private func topic(_ words: [String]) throws(UsageError) -> HelpTopic {
    let name = words.joined(separator: " ")
    if name.isEmpty { return .program }
    if let command = command(named: name) { return .command(command) }
    if isFamily(name) { return .family(name) }
    throw unknownCommand(name)
  }
}

extension CommandTable {
  private var missingCommand: UsageError {
    UsageError(.missingCommand, "no command was given", hint: helpHint(for: nil))
  }

  private func missingSubcommand(_ word: String) -> UsageError {
    let choices = members(ofFamily: word).map { Quoted("\(name) \($0.name)").description }
    return UsageError(
      .missingCommand, "\(Quoted(word)) needs a second word", hint: "write " + choices.joined(separator: " or "))
  }

  private func unknownCommand(_ words: String) -> UsageError {
    let near = UsageError.candidates(
      for: words, among: visibleCommands.flatMap(\.names) + visibleCommands.compactMap(\.family))
    return UsageError(
      .unknownCommand, "unknown command \(Quoted(words))",
      hint: near.isEmpty ? helpHint(for: nil) : UsageError.suggestion(near))
  }
}
