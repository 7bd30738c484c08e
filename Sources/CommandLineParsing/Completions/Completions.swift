/// Scripts that let a shell complete command names, options, choices and paths.
///
/// The scripts hold the whole table; completing never starts the program. Hidden commands are left out.
public enum Completions {
  public enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  public static func script(for shell: Shell, _ table: CommandTable) -> String {
    switch shell {
    case .bash: bash(table)
    case .zsh: zsh(table)
    case .fish: fish(table)
    }
  }

  /// For bash 4.4 and later; works with and without the bash-completion package.
  public static func bash(_ table: CommandTable) -> String { BashCompletion(table).script() }

  /// For `fpath`, under the name `_` + program.
  public static func zsh(_ table: CommandTable) -> String { ZshCompletion(table).script() }

  /// For fish 3.1 and later.
  public static func fish(_ table: CommandTable) -> String { FishCompletion(table).script() }
}

extension CommandTable {
  /// The program's name as part of a shell function's name.
  var functionName: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The first words of visible commands and aliases, each once; two-word names give their family.
  var firstWords: [(word: String, summary: String)] {
    var result: [(word: String, summary: String)] = []
    for command in visibleCommands {
      for name in command.names {
        let family = CommandSpec.family(of: name)
        let word = family ?? name
        if result.contains(where: { $0.word == word }) { continue }
        result.append((word, family.map(familySummary) ?? command.summary))
      }
    }
    return result
  }

  /// The second words of the names that start with `word`.
  func secondWords(ofFamily word: String) -> [(word: String, command: CommandSpec)] {
    visibleCommands.flatMap { command in
      command.names.filter { CommandSpec.family(of: $0) == word }.map {
        (String($0.dropFirst(word.count + 1)), command)
      }
    }
  }

  /// All words that start two-word names, each once.
  var families: [String] { firstWords.map(\.word).filter(isFamily) }

  private func familySummary(_ word: String) -> String {
    members(ofFamily: word).map(\.summary).joined(separator: "; ")
  }
}

extension CommandSpec {
  /// What stands at each position behind the command; the last is open-ended when its operand takes any number.
  var operandPositions: [(operand: OperandSpec, isOpenEnded: Bool)] {
    var positions: [(operand: OperandSpec, isOpenEnded: Bool)] = []
    for operand in operands {
      guard let maximum = operand.arity.maximum else { return positions + [(operand, true)] }
      positions += Array(repeating: (operand, false), count: maximum)
    }
    return positions
  }
}
