import CommandLineParsing
import Testing

@Suite("The text of --help")
struct HelpTextTests {
  @Test func helpAboutTheProgram() {
    #expect(
      HelpText.render(sample) == """
        press – print pages from a folder of texts

        Usage: press [OPTION]... COMMAND [ARGUMENT]...

        Reads a folder of plain texts and prints it.

        Nothing is printed that did not change.

        Build
          build             print everything that changed
          bind              bind pages into a book
          paper             choose the paper

        Plan
          plan show         show a plan
          plan check        check plans
          list              list texts

        Options
          -C, --root DIR    the folder to work in (default: the current folder;
                            environment: PRESS_ROOT)
          -v, --verbose     say more (may be repeated)
          -q, --quiet       print nothing but errors (environment: PRESS_QUIET)
              --color WHEN  when to use colours (one of auto, always, never; default:
                            auto)
          -h, --help        show this help and exit
          -V, --version     show the version and exit

        Examples
          $ press build ~/texts
              Print a folder.

        Exit status
          0  all went well
          2  the command line was wrong

        Run "press COMMAND --help" for more about a command.

        """)
  }

  @Test func helpAboutACommand() {
    #expect(
      HelpText.render(sample, .command(spec("plan show")), width: 72) == """
        press plan show – show a plan

        Usage: press plan show [OPTION]... PLAN

        Arguments
          PLAN                 the plan to show

        Options
          -n, --width COLUMNS  columns to fill (at least 1)

        Common options
          -C, --root DIR       the folder to work in (default: the current
                               folder; environment: PRESS_ROOT)
          -v, --verbose        say more (may be repeated)
          -q, --quiet          print nothing but errors (environment:
                               PRESS_QUIET)
              --color WHEN     when to use colours (one of auto, always, never;
                               default: auto)
          -h, --help           show this help and exit
          -V, --version        show the version and exit

        Exit status
          0  all went well
          2  the command line was wrong

        """)
  }

  @Test func helpAboutAFamily() {
    #expect(
      HelpText.render(sample, .family("plan")) == """
        Usage: press [OPTION]... plan COMMAND [ARGUMENT]...

        Commands
          plan show   show a plan
          plan check  check plans

        Run "press plan COMMAND --help" for more about a command.

        """)
  }

  @Test func showsEverythingAnOptionSays() {
    let text = HelpText.render(sample, .command(spec("build")), width: 200)
    for line in [
      "Also: b",
      "  -j, --jobs N         how many pages to print at once (1 to 64; default: one per processor; environment: PRESS_JOBS)",
      "      --[no-]minify    leave out needless spaces (default: yes; environment: PRESS_MINIFY)",
      "  -t, --tag TAG        only pages with this tag (may be repeated)",
      "      --offset MM      shift the page (-5 to 5)",
    ] {
      #expect(text.contains(line + "\n"))
    }
    #expect(HelpText.render(sample, .command(spec("paper"))).contains("the size of a sheet (one of a4, a5, letter)"))
  }

  @Test("every visible command and option appears, a hidden one does not")
  func listsEverything() {
    let program = HelpText.render(sample)
    for command in sample.commands { #expect(program.contains("\n  \(command.name) ") == !command.isHidden) }
    for command in sample.commands {
      let text = HelpText.render(sample, .command(command))
      for option in command.options + sample.commonOptions {
        #expect(text.contains("--\(option.name)") || text.contains("--[no-]\(option.name)"))
      }
    }
  }

  @Test("no line is wider than asked for", arguments: [40, 57, 80, 120])
  func keepsWithinTheWidth(width: Int) {
    for command in sample.commands where command.examples.isEmpty {
      for line in HelpText.render(sample, .command(command), width: width).split(separator: "\n") {
        #expect(DisplayWidth.columns(String(line)) <= width)
      }
    }
  }

  @Test func aLabelTooLongForItsColumnStandsAlone() {
    let option = OptionSpec("a-very-long-name-indeed", value: .required("SOMETHING", .text), help: "explained below")
    let table = CommandTable(
      name: "x", version: "1", summary: "y", commonOptions: [option], commands: [CommandSpec("go", summary: "z")])
    #expect(
      HelpText.render(table, width: 60).contains(
        "      --a-very-long-name-indeed SOMETHING\n                 explained below\n"))
  }

  @Test("escape sequences change nothing but the look")
  func styledTextHasTheSameLetters() {
    for topic in [HelpTopic.program, .family("plan")] + sample.commands.map(HelpTopic.command) {
      let styled = HelpText.render(sample, topic, style: .ansi)
      #expect(styled.contains("\u{1B}[1mUsage:\u{1B}[0m"))
      #expect(withoutEscapes(styled) == HelpText.render(sample, topic))
    }
  }

  private func withoutEscapes(_ text: String) -> String {
    text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? String($1) : String($1.drop { $0 != "m" }.dropFirst()) }.joined()
  }
}
