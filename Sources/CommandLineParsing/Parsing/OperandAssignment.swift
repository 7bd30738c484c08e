/// Distributes the operands of a command line over those a command declares.
///
/// Each gets its minimum; what is left goes to the one that takes more, so `cp SOURCE... TARGET` reads as people
/// expect.
struct OperandAssignment {
  let table: CommandTable
  let command: CommandSpec

  init(_ table: CommandTable, _ command: CommandSpec) {
    self.table = table
    self.command = command
  }

  func assign(_ words: [String]) throws(UsageError) -> [String: [String]] {
    var spare = words.count - command.operands.reduce(0) { $0 + $1.arity.minimum }
    if spare < 0 { throw missing(after: words.count) }
    var result: [String: [String]] = [:]
    var start = 0
    for operand in command.operands {
      let room = operand.arity.maximum.map { $0 - operand.arity.minimum } ?? spare
      let extra = min(room, spare)
      let end = start + operand.arity.minimum + extra
      result[operand.name] = try check(words[start..<end], operand)
      spare -= extra
      start = end
    }
    if start < words.count { throw unexpected(words[start]) }
    return result
  }

  private func check(_ words: ArraySlice<String>, _ operand: OperandSpec) throws(UsageError) -> [String] {
    let check = ValueCheck(subject: "operand \(operand.metavar)", helpHint: table.helpHint(for: command.name))
    for word in words { _ = try check.parse(word, as: operand.kind) }
    return Array(words)
  }
}

extension OperandAssignment {
  private var usageHint: String { "write \"\(table.name) \(command.name) \(command.operandUsage)\"" }

  private func missing(after count: Int) -> UsageError {
    var needed = 0
    let operand = command.operands.first { candidate in
      needed += candidate.arity.minimum
      return needed > count
    }
    return UsageError(
      .missingOperand, "\(Quoted(command.name)) needs \(operand?.metavar ?? "more operands")", hint: usageHint)
  }

  private func unexpected(_ word: String) -> UsageError {
    let names = command.operands.isEmpty ? "\(Quoted(command.name)) takes no operand" : "one operand too many"
    return UsageError(
      .unexpectedOperand, "\(names), found \(Quoted(word))",
      hint: command.operands.isEmpty ? table.helpHint(for: command.name) : usageHint)
  }
}
