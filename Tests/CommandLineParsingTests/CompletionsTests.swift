import CommandLineParsing
import Testing

@Suite("Shell completions")
struct CompletionsTests {
  @Test("every visible command, option and choice appears", arguments: Completions.Shell.allCases)
  func listsEverything(shell: Completions.Shell) {
    let script = Completions.script(for: shell, sample)
    for command in sample.commands where !command.isHidden {
      for word in command.name.split(separator: " ") { #expect(script.contains(word)) }
      for option in command.options + sample.commonOptions {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
        if let letter = option.letter { #expect(script.contains(shell == .fish ? "-s \(letter)" : "-\(letter)")) }
      }
    }
    for word in ["html", "pdf", "a4", "letter", "always", "no-minify"] { #expect(script.contains(word)) }
    #expect(!script.contains("debug-dump"))
  }

  @Test("a script says the same every time", arguments: Completions.Shell.allCases)
  func isDeterministic(shell: Completions.Shell) {
    #expect(Completions.script(for: shell, sample) == Completions.script(for: shell, sample))
    #expect(Completions.script(for: shell, sample).hasSuffix("\n"))
  }

  @Test func bashKnowsWhatFollows() {
    let lines = lines(Completions.bash(sample))
    for line in [
      "    'build' | 'b') command='build' ;;",
      "    'plan' | 'help') ;;",
      "    'build -j' | ' -j' | 'build --jobs' | ' --jobs') kind=text ;;",
      #"    'build -f' | ' -f' | 'build --format' | ' --format') kind=choice values=('html' 'pdf' 'plain text' 'it'\''s') ;;"#,
      "    *' -C' | *' --root') kind=directory ;;",
      "    'plan show 0') kind=extension values=('md' 'txt') ;;",
      "    'bind '*) kind=file ;;",
      "    '') values=('build' 'b' 'plan' 'bind' 'list' 'paper' 'help') ;;",
      "    'plan') values=('show' 'check') ;;",
      "complete -F _press -- 'press'",
    ] {
      #expect(lines.contains(line))
    }
  }

  @Test func zshDescribesOptionsAndOperands() {
    let script = Completions.zsh(sample)
    #expect(script.hasPrefix("#compdef press\n"))
    for spec in [
      "'(-j --jobs)-j+[how many pages to print at once]:N: '",
      "'(-j --jobs)--jobs=[how many pages to print at once]:N: '",
      #"'(-f --format)--format=[what to print]:FORMAT:(html pdf plain\ text it\'\''s)'"#,
      "'(--minify --no-minify)--no-minify[leave out needless spaces]'",
      "'*--tag=[only pages with this tag]:TAG: '", "'::FOLDER:_files -/'", "':PLAN:_files -g \"*.(md|txt)\"'",
      "'*:PAGE:_files'", "'build:print everything that changed'",
    ] {
      #expect(script.contains(spec))
    }
  }

  @Test func fishDescribesOptionsAndOperands() {
    let lines = lines(Completions.fish(sample))
    for line in [
      "complete -c 'press' -n '__press_at' -a 'build' -d 'print everything that changed'",
      "complete -c 'press' -n '__press_at plan' -a 'show' -d 'show a plan'",
      "complete -c 'press' -s C -l root -r -f -a '(__fish_complete_directories)' -d 'the folder to work in'",
      "complete -c 'press' -n '__press_in b' -s j -l jobs -r -f -d 'how many pages to print at once'",
      #"complete -c 'press' -n '__press_in build' -s f -l format -r -f -a 'html pdf plain\\ text it\\\'s' -d 'what to print'"#,
      "complete -c 'press' -n '__press_in build' -l minify -l no-minify -d 'leave out needless spaces'",
      "complete -c 'press' -n '__press_operand 0+ plan check' -F -d 'the plans to check'",
      "complete -c 'press' -n '__press_operand 0 plan show' -f -a '(__press_files md txt)' -d 'the plan to show'",
    ] {
      #expect(lines.contains(line))
    }
  }

  @Test("explanations are quoted for each shell")
  func quotesExplanations() {
    let option = OptionSpec("odd", help: #"it's [a]: $(b) \ `c`"#)
    let table = CommandTable(
      name: "x", version: "1", summary: "y", commonOptions: [option],
      commands: [CommandSpec("go", summary: #"don't: $(b) \"#)])
    #expect(Completions.zsh(table).contains(#"'(--odd)--odd[it'\''s \[a\]\: $(b) \\ `c`]'"#))
    #expect(Completions.zsh(table).contains(#"'go:don'\''t: $(b) \\'"#))
    #expect(Completions.fish(table).contains(#"-l odd -d 'it\'s [a]: $(b) \\ `c`'"#))
    #expect(Completions.fish(table).contains(#"-a 'go' -d 'don\'t: $(b) \\'"#))
  }

  @Test("a program's name becomes the name of a function")
  func namesFunctions() {
    let table = CommandTable(name: "my-press", version: "1", summary: "y", commands: [CommandSpec("go", summary: "z")])
    #expect(Completions.bash(table).contains("complete -F _my_press -- 'my-press'"))
    #expect(Completions.zsh(table).hasPrefix("#compdef my-press\n"))
    #expect(Completions.fish(table).contains("function __my_press_words"))
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
