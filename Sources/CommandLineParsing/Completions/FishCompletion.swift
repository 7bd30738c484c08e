/// The completion script for fish.
struct FishCompletion {
  let table: CommandTable
  let prefix: String

  init(_ table: CommandTable) {
    self.table = table
    prefix = "__" + table.functionName
  }

  func script() -> String {
    let name = ShellQuoting.fish(table.name)
    var blocks = ["# fish completion for \(table.name)", wordsFunction(), stateFunctions(), filesFunction()]
    blocks.append("complete -c \(name) -e")
    blocks.append("complete -c \(name) -f")
    blocks.append(commands().joined(separator: "\n"))
    blocks.append(table.everywhereOptions.map { complete(nil, option($0)) }.joined(separator: "\n"))
    for command in table.visibleCommands {
      let lines = commandLines(command)
      if !lines.isEmpty { blocks.append(lines) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func complete(_ condition: String?, _ rest: String) -> String {
    let test = condition.map { " -n " + ShellQuoting.fish($0) } ?? ""
    return "complete -c \(ShellQuoting.fish(table.name))\(test) \(rest)"
  }
}

extension FishCompletion {
  /// Options and their values are skipped; a spelling that takes a value in one command counts so in all.
  private func wordsFunction() -> String {
    let options = (table.everywhereOptions + table.visibleCommands.flatMap(\.options)).filter(\.takesValue)
    let longs = unique(options.flatMap(\.longSpellings)).map(ShellQuoting.fish).joined(separator: " ")
    let letters = unique(options.compactMap(\.letter).map(String.init)).joined()
    let bundle =
      letters.isEmpty
      ? "" : "\n      else if string match -qr -- '^-[^-\(letters)]*[\(letters)]$' $token\n        set skip 1"
    let long = longs.isEmpty ? "" : "\n      else if contains -- $token \(longs)\n        set skip 1"
    return """
      # Prints the words before the cursor that are neither options nor their values.
      function \(prefix)_words
        set -l skip 0
        set -l ended 0
        for token in (commandline -opc)[2..-1]
          if test $skip = 1
            set skip 0
          else if test $ended = 1
            echo -- $token
          else if test "$token" = --
            set ended 1\(long)\(bundle)
          else if not string match -q -- '-?*' $token
            echo -- $token
          end
        end
      end
      """
  }

  private func stateFunctions() -> String {
    """
    # Whether the words before the cursor are exactly these.
    function \(prefix)_at
      set -l words (\(prefix)_words)
      test "$words" = "$argv"
    end

    # Whether the words before the cursor start with these.
    function \(prefix)_in
      set -l words (\(prefix)_words)
      test (count $words) -ge (count $argv); and test "$words[1..$(count $argv)]" = "$argv"
    end

    # Whether as many operands as the first argument says stand behind these words, or more where it ends in +.
    function \(prefix)_operand
      set -l words (\(prefix)_words)
      set -l place (math (count $words) - (count $argv) + 1)
      \(prefix)_in $argv[2..-1]; or return
      if string match -q -- '*+' $argv[1]
        test $place -ge (string replace + '' -- $argv[1])
      else
        test $place -eq $argv[1]
      end
    end
    """
  }

  /// `__fish_complete_suffix` knows one extension only; a command without completions completes all files.
  private func filesFunction() -> String {
    #"""
    # Prints the folders, and the files with one of these extensions, that complete the word at the cursor.
    function \#(prefix)_files
      set -l word (commandline -ct | string replace -r -- '^--[^=]*=' '')
      set -l endings (string escape --style=regex -- .$argv) /
      string match -r -- '^[^\t]*(?:'(string join '|' -- $endings)')(?:\t.*)?$' (complete -C "\#(prefix)_files_of_any_kind $word")
    end
    """#
  }

  private func commands() -> [String] {
    let first = table.firstWords + [(OptionSpec.help.name, "show help about a command")]
    let programs = first.map { word($0.word, $0.summary, after: "") }
    let helped = table.firstWords.map { word($0.word, $0.summary, after: OptionSpec.help.name) }
    let members = table.families.flatMap { family in
      table.secondWords(ofFamily: family).map { word($0.word, $0.command.summary, after: family) }
    }
    return programs + helped + members
  }

  private func word(_ word: String, _ summary: String, after words: String) -> String {
    let condition = words.isEmpty ? "\(prefix)_at" : "\(prefix)_at \(words)"
    return complete(condition, "-a \(ShellQuoting.fish(word)) -d \(ShellQuoting.fish(summary))")
  }

  private func commandLines(_ command: CommandSpec) -> String {
    var lines: [String] = []
    for name in command.names {
      for option in command.options { lines.append(complete("\(prefix)_in \(name)", self.option(option))) }
      for (index, position) in command.operandPositions.enumerated() {
        guard let values = values(position.operand.kind) else { continue }
        let condition = "\(prefix)_operand \(index)\(position.isOpenEnded ? "+" : "") \(name)"
        lines.append(complete(condition, "\(values) -d \(ShellQuoting.fish(position.operand.help))"))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func option(_ option: OptionSpec) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let names = option.longSpellings.map { "-l \($0.dropFirst(2))" }.joined(separator: " ")
    let value = option.kind.map { " -r " + (values($0) ?? "-f") } ?? ""
    return "\(letter)\(names)\(value) -d \(ShellQuoting.fish(option.help))"
  }

  /// The arguments of `complete` that offer values; what stands in `-a` is expanded again by fish.
  private func values(_ kind: ValueKind) -> String? {
    switch kind {
    case .text, .integer: nil
    case .choice(let choices):
      "-f -a " + ShellQuoting.fish(choices.map(ShellQuoting.backslashed).joined(separator: " "))
    case .file: "-F"
    case .fileWithExtension(let extensions):
      "-f -a "
        + ShellQuoting.fish("(\(prefix)_files " + extensions.map(ShellQuoting.backslashed).joined(separator: " ") + ")")
    case .directory: "-f -a '(__fish_complete_directories)'"
    }
  }

  private func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
