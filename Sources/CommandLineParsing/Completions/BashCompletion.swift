/// The completion script for bash: the table as `case` statements, and the machinery that walks the line.
struct BashCompletion {
  let table: CommandTable
  let prefix: String

  init(_ table: CommandTable) {
    self.table = table
    prefix = "_" + table.functionName
  }

  func script() -> String {
    [
      "# bash completion for \(table.name)", commandFunction(), optionFunction(), optionsFunction(), operandFunction(),
      wordsFunction(), offerFunction, completeFunction, mainFunction,
      "complete -F \(prefix) -- \(ShellQuoting.single(table.name))",
    ].joined(separator: "\n\n") + "\n"
  }

  /// `_press_name() { case … esac; }`; the functions share the local variables of the main one.
  private func function(_ name: String, _ comment: String, before: [String] = [], on subject: String, _ cases: [String])
    -> String
  {
    (["# \(comment)", "\(prefix)_\(name)() {"] + before.map { "  \($0)" } + ["  case \(subject) in"]
      + cases.map { "    \($0) ;;" } + ["  esac", "}"]).joined(separator: "\n")
  }

  private func commandFunction() -> String {
    let commands = table.visibleCommands.map { command in
      "\(alternatives(command.names))) command=\(ShellQuoting.single(command.name))"
    }
    let open = "\(alternatives(table.families + [OptionSpec.help.name])))"
    return function(
      "command", "Sets command to the one that words stand for; a first word of two leaves it empty.", on: "\"$1\"",
      commands + [open, "*) command='?'"])
  }

  private func optionFunction() -> String {
    let common = table.everywhereOptions.filter(\.takesValue).map { option in
      let patterns = option.spellings.map { "*" + ShellQuoting.single(" " + $0) }
      return "\(patterns.joined(separator: " | "))) \(setting(option.kind))"
    }
    let own = table.visibleCommands.flatMap { command in
      command.options.filter(\.takesValue).map { option in
        let patterns = option.spellings.flatMap { ["\(command.name) \($0)", " \($0)"] }
        return "\(alternatives(patterns))) \(setting(option.kind))"
      }
    }
    return function(
      "option", "Sets kind to what the option $2 of the command $1 takes; empty for flags.", on: "\"$1 $2\"",
      own + common + ["*) kind=''"])
  }

  private func optionsFunction() -> String {
    let common = "values=(\(list(table.everywhereOptions.flatMap(\.spellings))))"
    let own = table.visibleCommands.filter { !$0.options.isEmpty }.map { command in
      "\(ShellQuoting.single(command.name))) values+=(\(list(command.options.flatMap(\.spellings))))"
    }
    return function(
      "options", "Sets values to the options of the command $1.", before: [common], on: "\"$1\"", own + ["*)"])
  }

  private func operandFunction() -> String {
    let cases = table.visibleCommands.flatMap { command in
      command.operandPositions.enumerated().map { index, position in
        let pattern =
          position.isOpenEnded
          ? ShellQuoting.single("\(command.name) ") + "*" : ShellQuoting.single("\(command.name) \(index)")
        return "\(pattern)) \(setting(position.operand.kind))"
      }
    }
    return function(
      "operand", "Sets kind to what stands at place $2, counted from 0, behind the command $1.", on: "\"$1 $2\"",
      cases + ["*) kind=''"])
  }

  private func wordsFunction() -> String {
    let families = table.families.map { family in
      "\(ShellQuoting.single(family))) values=(\(list(table.secondWords(ofFamily: family).map(\.word))))"
    }
    let words = table.firstWords.map(\.word)
    let first = ["'') values=(\(list(words + [OptionSpec.help.name])))", "help) values=(\(list(words)))"]
    return function("words", "Sets values to the words that may follow $1.", on: "\"$1\"", first + families + ["*)"])
  }

  private func setting(_ kind: ValueKind?) -> String {
    switch kind {
    case .choice(let choices): "kind=choice values=(\(list(choices)))"
    case .file: "kind=file"
    case .fileWithExtension(let extensions): "kind=extension values=(\(list(extensions)))"
    case .directory: "kind=directory"
    case .text, .integer, nil: "kind=text"
    }
  }

  private func alternatives(_ texts: [String]) -> String { texts.map(ShellQuoting.single).joined(separator: " | ") }

  private func list(_ texts: [String]) -> String { texts.map(ShellQuoting.single).joined(separator: " ") }
}
