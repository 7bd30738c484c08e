extension CommandTable {
  /// What contradicts itself in the table, one lowercase line each; a program's tests expect none.
  public var problems: [String] {
    nameProblems + commands.flatMap(problems(of:))
      + optionProblems(everywhereOptions, of: "the common options")
  }

  private var nameProblems: [String] {
    var problems: [String] = []
    var seen = [OptionSpec.help.name]
    if commands.isEmpty { problems.append("there is no command") }
    for name in commands.flatMap(\.names) {
      let words = name.split(separator: " ", omittingEmptySubsequences: false)
      if words.count > 2 || !words.allSatisfy({ CommandTable.isKebab($0) }) {
        problems.append("command name \(Quoted(name)) is not one or two words in kebab-case")
      }
      if seen.contains(name) { problems.append("command name \(Quoted(name)) is used twice") }
      if isFamily(name) { problems.append("command name \(Quoted(name)) also starts two-word names") }
      seen.append(name)
    }
    return problems
  }

  private func problems(of command: CommandSpec) -> [String] {
    let owner = "command \(Quoted(command.name))"
    var problems = optionProblems(command.options, of: owner)
    for option in command.options {
      let clashes = option.spellings.filter { spelling in
        everywhereOptions.contains { $0.spellings.contains(spelling) }
      }
      problems += clashes.map { "\(owner): \(Quoted($0)) is also a common option" }
    }
    if command.isDefault, command.family.map({ defaultMember(ofFamily: $0) != command }) ?? true {
      problems.append("\(owner) cannot be what its first word stands for")
    }
    return problems + operandProblems(command.operands, of: owner)
  }

  private func optionProblems(_ options: [OptionSpec], of owner: String) -> [String] {
    var problems: [String] = []
    var seen: [String] = []
    for option in options {
      if !CommandTable.isKebab(option.name[...]) {
        problems.append("\(owner): option name \(Quoted(option.name)) is not kebab-case")
      }
      if let letter = option.letter, !(letter.isASCII && (letter.isLetter || letter.isNumber)) {
        problems.append("\(owner): \(Quoted(String(letter))) is not a letter or digit")
      }
      for spelling in option.spellings {
        if seen.contains(spelling) { problems.append("\(owner): \(Quoted(spelling)) is declared twice") }
        seen.append(spelling)
      }
      if case .required(_, .choice([])) = option.value {
        problems.append("\(owner): option \(Quoted("--" + option.name)) has no choice")
      }
    }
    return problems
  }

  private func operandProblems(_ operands: [OperandSpec], of owner: String) -> [String] {
    var problems: [String] = []
    for operand in operands {
      if case .exactly(let count) = operand.arity, count < 1 {
        problems.append("\(owner): operand \(Quoted(operand.name)) stands for \(count) words")
      }
      if operands.count(where: { $0.name == operand.name }) > 1 {
        problems.append("\(owner): operand \(Quoted(operand.name)) is declared twice")
      }
    }
    if operands.count(where: { $0.arity.minimum != $0.arity.maximum }) > 1 {
      problems.append("\(owner): more than one operand has a varying number of words")
    }
    return problems
  }

  /// Lowercase ASCII letters and digits in groups joined by single dashes.
  private static func isKebab(_ name: Substring) -> Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }
}
