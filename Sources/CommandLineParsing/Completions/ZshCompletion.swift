/// The completion script for zsh, for its function `_arguments`.
struct ZshCompletion {
  let table: CommandTable
  let prefix: String

  init(_ table: CommandTable) {
    self.table = table
    prefix = "_" + table.functionName
  }

  func script() -> String {
    let head = "#compdef \(table.name)\n\n# zsh completion for \(table.name)"
    let choices =
      [commandList("commands", firstWords)]
      + table.families.map { family in
        commandList(
          "commands_\(part(family))", table.secondWords(ofFamily: family).map { ($0.word, $0.command.summary) })
      }
    // A file in fpath is the function's body on its first run; a sourced one only registers it.
    let tail = """
      if [[ ${funcstack[1]} == \(prefix) ]]; then
        \(prefix) "$@"
      else
        compdef \(prefix) \(ShellQuoting.single(table.name))
      fi
      """
    return
      ([head] + choices + table.visibleCommands.map(commandFunction) + table.families.map(familyFunction)
      + [programFunction(), tail]).joined(separator: "\n\n") + "\n"
  }

  private var firstWords: [(word: String, summary: String)] {
    table.firstWords + [(OptionSpec.help.name, "show help about a command")]
  }

  private func part(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension ZshCompletion {
  private func commandList(_ name: String, _ words: [(word: String, summary: String)]) -> String {
    let items = words.map { "    " + ShellQuoting.single("\($0.word):\($0.summary.replacingEach(["\\": "\\\\"]))") }
    return
      (["\(prefix)_\(name)() {", "  local -a items=("] + items
      + ["  )", "  _describe -t commands command items", "}"]).joined(separator: "\n")
  }

  private func commandFunction(_ command: CommandSpec) -> String {
    let specs =
      (command.options + table.everywhereOptions).flatMap(optionSpecs) + command.operandPositions.map(operandSpec)
    return (["\(prefix)_command_\(part(command.name))() {", "  _arguments -s -S \\"] + continued(specs) + ["}"])
      .joined(separator: "\n")
  }

  private func familyFunction(_ family: String) -> String {
    let words = table.secondWords(ofFamily: family)
    return dispatcher("family_\(part(family))", list: "commands_\(part(family))", words.map { ([$0.word], $0.command) })
  }

  private func programFunction() -> String {
    let single = table.visibleCommands.compactMap { command -> (words: [String], command: CommandSpec)? in
      let words = command.names.filter { CommandSpec.family(of: $0) == nil }
      return words.isEmpty ? nil : (words, command)
    }
    let families = table.families.map {
      "      \(ShellQuoting.single($0))) \(prefix)_family_\(part($0)) && result=0 ;;"
    }
    return dispatcher("", list: "commands", single, families + ["      help) \(prefix)_commands && result=0 ;;"])
  }

  /// A function that completes a command word, and hands over to that command's function behind it.
  private func dispatcher(
    _ name: String, list: String, _ commands: [(words: [String], command: CommandSpec)], _ others: [String] = []
  ) -> String {
    let specs = table.everywhereOptions.flatMap(optionSpecs) + ["'1: :\(prefix)_\(list)'", "'*:: :->rest'"]
    let cases = commands.map { words, command in
      let pattern = words.map(ShellQuoting.single).joined(separator: " | ")
      return "      \(pattern)) \(prefix)_command_\(part(command.name)) && result=0 ;;"
    }
    var lines = ["\(name.isEmpty ? prefix : "\(prefix)_\(name)")() {"]
    lines += ["  local curcontext=\"$curcontext\" context state state_descr line result=1", "  typeset -A opt_args"]
    lines +=
      ["  _arguments -s -S -C \\"] + continued(specs).dropLast() + [
        continued(specs).last.map { $0 + " && result=0" } ?? ""
      ]
    lines += ["  if [[ $state == rest ]]; then", "    case $words[1] in"] + cases + others
    lines += ["    esac", "  fi", "  return result", "}"]
    return lines.joined(separator: "\n")
  }

  private func continued(_ specs: [String]) -> [String] {
    specs.enumerated().map { index, spec in "    \(spec)" + (index < specs.count - 1 ? " \\" : "") }
  }
}

extension ZshCompletion {
  /// One spec for each spelling: `'(-j --jobs)--jobs=[how many]:N:'`.
  private func optionSpecs(_ option: OptionSpec) -> [String] {
    let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      let mark = option.takesValue ? (spelling.hasPrefix("--") ? "=" : "+") : ""
      var spec = "\(exclusion)\(spelling)\(mark)[\(escaped(option.help))]"
      if case .required(let metavar, let kind) = option.value { spec += ":\(escaped(metavar)):\(action(kind))" }
      return ShellQuoting.single(spec)
    }
  }

  private func operandSpec(_ position: (operand: OperandSpec, isOpenEnded: Bool)) -> String {
    let operand = position.operand
    let start = position.isOpenEnded ? "*" : operand.arity == .optional ? ":" : ""
    return ShellQuoting.single("\(start):\(escaped(operand.metavar)):\(action(operand.kind))")
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .integer: " "
    case .choice(let choices):
      "(" + choices.map(ShellQuoting.backslashed).joined(separator: " ") + ")"
    case .file: "_files"
    case .fileWithExtension(let extensions):
      "_files -g \"*.(" + extensions.map(ShellQuoting.backslashed).joined(separator: "|") + ")\""
    case .directory: "_files -/"
    }
  }

  /// Explanations end at `]` and `:`.
  private func escaped(_ text: String) -> String {
    text.replacingEach(["\\": "\\\\", "[": "\\[", "]": "\\]", ":": "\\:"])
  }
}
