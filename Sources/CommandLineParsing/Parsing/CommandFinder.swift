/// Finds the words of the command among options that may stand before it.
///
/// An option before the command is looked up among the common options and those of all commands it may be, only to know whether
/// the next argument is its value; it is read again, with the command known, afterwards.
struct CommandFinder {
  enum Finding {
    /// The command, and the arguments without its words; `literalStart` is where a `--` before the command ended the
    /// options.
    case command(CommandSpec, rest: [String], literalStart: Int?)
    case noCommand
    case familyOnly(String)
    case unknown(String)
    case help(words: [String])
  }

  let table: CommandTable
  let arguments: [String]
  private var index = 0
  private var words: [(text: String, index: Int)] = []
  private var optionsEnd: Int?
  /// The first of `--help` and `--version` met before the command.
  private(set) var earlyRequest: OptionSpec?

  init(_ table: CommandTable, _ arguments: [String]) {
    self.table = table
    self.arguments = arguments
  }

  mutating func find() throws(UsageError) -> Finding {
    guard let first = try nextWord() else { return .noCommand }
    if first == OptionSpec.help.name, table.command(named: first) == nil { return .help(words: try remainingWords()) }
    guard table.isFamily(first) else {
      return table.command(named: first).map { found($0) } ?? .unknown(first)
    }
    let standIn = table.defaultMember(ofFamily: first)
    guard let second = try nextWord(after: first) else { return standIn.map { found($0) } ?? .familyOnly(first) }
    let name = "\(first) \(second)"
    if let command = table.command(named: name) { return found(command) }
    guard let standIn else { return .unknown(name) }
    words.removeLast()
    return found(standIn)
  }

  private func found(_ command: CommandSpec) -> Finding {
    let taken = words.map(\.index)
    let rest = arguments.indices.filter { !taken.contains($0) && $0 != optionsEnd }
    let literalStart = optionsEnd.map { end in rest.firstIndex { $0 > end } ?? rest.count }
    return .command(command, rest: rest.map { arguments[$0] }, literalStart: literalStart)
  }

  /// - Parameter family: the first word of a command of two.
  private mutating func nextWord(after family: String? = nil) throws(UsageError) -> String? {
    let reader = OptionReader(arguments: arguments, scope: OptionScope(table, family: family))
    while index < arguments.count {
      let argument = arguments[index]
      if optionsEnd == nil, argument == "--" {
        optionsEnd = index
        index += 1
      } else if optionsEnd == nil, OptionReader.isOption(argument) {
        let request = try reader.read(at: &index).first { CommandTable.builtInOptions.contains($0.option) }
        earlyRequest = earlyRequest ?? request?.option
      } else {
        words.append((argument, index))
        index += 1
        return argument
      }
    }
    return nil
  }

  private mutating func remainingWords() throws(UsageError) -> [String] {
    var words: [String] = []
    while let word = try nextWord() { words.append(word) }
    return words
  }
}
