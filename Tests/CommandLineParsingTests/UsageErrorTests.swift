import CommandLineParsing
import Testing

@Suite("Mistakes on the command line")
struct UsageErrorTests {
  @Test(
    "commands",
    arguments: [
      ("", #"missing-command: no command was given / run "press --help""#),
      ("-q", #"missing-command: no command was given / run "press --help""#),
      ("plan", #"missing-command: "plan" needs a second word / write "press plan show" or "press plan check""#),
      ("biuld", #"unknown-command: unknown command "biuld" / did you mean "build"?"#),
      ("bui", #"unknown-command: unknown command "bui" / did you mean "build"?"#),
      ("zebra", #"unknown-command: unknown command "zebra" / run "press --help""#),
      ("plan shwo x", #"unknown-command: unknown command "plan shwo" / did you mean "plan show"?"#),
      ("plna", #"unknown-command: unknown command "plna" / did you mean "plan"?"#),
      ("help biuld", #"unknown-command: unknown command "biuld" / did you mean "build"?"#),
      ("debug-dmp", #"unknown-command: unknown command "debug-dmp" / run "press --help""#),
      ("-- -q", #"unknown-command: unknown command "-q" / run "press --help""#),
    ])
  func commands(line: String, expected: String) {
    #expect(mistake(line) == expected)
  }

  @Test(
    "unknown options",
    arguments: [
      ("build --quite", #"unknown-option: unknown option "--quite" for "build" / did you mean "--quiet"?"#),
      ("build --draft", #"unknown-option: unknown option "--draft" for "build" / did you mean "--drafts"?"#),
      (
        "build --ver", #"unknown-option: unknown option "--ver" for "build" / did you mean "--verbose" or "--version"?"#
      ),
      ("build --jbos=4", #"unknown-option: unknown option "--jbos" for "build" / did you mean "--jobs"?"#),
      ("build --no-drafts", #"unknown-option: unknown option "--no-drafts" for "build" / did you mean "--drafts"?"#),
      ("list --jobs 4", #"unknown-option: unknown option "--jobs" for "list" / it is an option of "press build""#),
      ("list -j4", #"unknown-option: unknown option "-j" in "-j4" for "list" / it is an option of "press build""#),
      ("build --zebra", #"unknown-option: unknown option "--zebra" for "build" / run "press build --help""#),
      ("build -qz", #"unknown-option: unknown option "-z" in "-qz" for "build" / run "press build --help""#),
      ("build -z", #"unknown-option: unknown option "-z" for "build" / run "press build --help""#),
      ("build -root", #"unknown-option: unknown option "-r" in "-root" for "build" / did you mean "--root"?"#),
      ("--quite build", #"unknown-option: unknown option "--quite" / did you mean "--quiet"?"#),
      ("--zebra build", #"unknown-option: unknown option "--zebra" / run "press --help""#),
    ])
  func unknownOptions(line: String, expected: String) {
    #expect(mistake(line) == expected)
  }

  @Test(
    "values",
    arguments: [
      ("build --jobs", #"missing-value: option "--jobs" needs a value / write "--jobs=N""#),
      ("build -qj", #"missing-value: option "-j" needs a value / write "--jobs=N""#),
      ("--root", #"missing-value: option "--root" needs a value / write "--root=DIR""#),
      (
        "build --tag --quiet",
        #"missing-value: option "--tag" needs a value before "--quiet" / write "--tag=TAG", or "--tag=--quiet" if that is the value"#
      ),
      (
        "build -t -q",
        #"missing-value: option "-t" needs a value before "-q" / write "--tag=TAG", or "--tag=-q" if that is the value"#
      ),
      (
        "build --tag -- x",
        #"missing-value: option "--tag" needs a value before "--" / write "--tag=TAG", or "--tag=--" if that is the value"#
      ),
      ("build --quiet=yes", #"unexpected-value: option "--quiet" takes no value, found "yes" / write "--quiet" alone"#),
      (
        "build --no-minify=1",
        #"unexpected-value: option "--no-minify" takes no value, found "1" / write "--no-minify" alone"#
      ),
      ("build -q=yes", #"unexpected-value: option "-q" takes no value, found "yes" / write "-q" alone"#),
      ("build -j=4", #"invalid-value: option "-j" is followed by "=" / write "-j4" or "--jobs=4""#),
      (
        "build --jobs=four",
        #"invalid-value: option "--jobs" needs a whole number, found "four" / write a whole number from 1 to 64"#
      ),
      (
        "build --jobs=",
        #"invalid-value: option "--jobs" needs a whole number, found "" / write a whole number from 1 to 64"#
      ),
      (
        "build --jobs=4.5",
        #"invalid-value: option "--jobs" needs a whole number, found "4.5" / write a whole number from 1 to 64"#
      ),
      ("build -j0", #"value-out-of-range: option "-j" cannot be "0" / write a whole number from 1 to 64"#),
      ("build --jobs=65", #"value-out-of-range: option "--jobs" cannot be "65" / write a whole number from 1 to 64"#),
      (
        "build --jobs=99999999999999999999",
        #"value-out-of-range: option "--jobs" cannot be "99999999999999999999" / write a whole number from 1 to 64"#
      ),
      ("plan show x -n0", #"value-out-of-range: option "-n" cannot be "0" / write a whole number, at least 1"#),
      (
        "build --format=hmtl",
        #"invalid-choice: option "--format" cannot be "hmtl" / did you mean "html"? choose one of html, pdf, plain text, it's"#
      ),
      (
        "build --format=p",
        #"invalid-choice: option "--format" cannot be "p" / did you mean "pdf" or "plain text"? choose one of html, pdf, plain text, it's"#
      ),
      (
        "build --color=green",
        #"invalid-choice: option "--color" cannot be "green" / choose one of auto, always, never"#
      ),
      ("build --color=", #"invalid-choice: option "--color" cannot be "" / choose one of auto, always, never"#),
      (
        "build --root=",
        #"invalid-value: option "--root" needs the path of a folder, found "" / write "." for the current folder"#
      ),
    ])
  func values(line: String, expected: String) {
    #expect(mistake(line) == expected)
  }

  @Test(
    "repetition",
    arguments: [
      ("build -q --quiet", #"repeated-option: option "--quiet" is given twice / write it once"#),
      ("build -qq", #"repeated-option: option "--quiet" is given twice / write it once"#),
      ("-j4 build --jobs 4", #"repeated-option: option "--jobs" is given twice / write it once"#),
      ("build --minify --no-minify", #"repeated-option: option "--minify" is given twice / write it once"#),
    ])
  func repetition(line: String, expected: String) {
    #expect(mistake(line) == expected)
  }

  @Test(
    "operands",
    arguments: [
      ("plan show", #"missing-operand: "plan show" needs PLAN / write "press plan show PLAN""#),
      ("plan check -q", #"missing-operand: "plan check" needs PLAN / write "press plan check PLAN...""#),
      ("bind one", #"missing-operand: "bind" needs BOOK / write "press bind PAGE... BOOK""#),
      ("build a b", #"unexpected-operand: one operand too many, found "b" / write "press build [FOLDER]""#),
      (
        "debug-dump x", #"unexpected-operand: "debug-dump" takes no operand, found "x" / run "press debug-dump --help""#
      ),
      ("paper a44", #"invalid-choice: operand SIZE cannot be "a44" / did you mean "a4"? choose one of a4, a5, letter"#),
    ])
  func operands(line: String, expected: String) {
    #expect(mistake(line) == expected)
  }

  @Test("an empty path is no operand")
  func emptyOperand() {
    #expect(
      mistake(of: ["plan", "check", ""])
        == #"invalid-value: operand PLAN needs the path of a file, found "" / run "press plan check --help""#)
  }

  @Test("an option that differs between commands must stand behind the command")
  func ambiguousBeforeTheCommand() throws {
    #expect(
      mistake("-n 4 plan show x")
        == #"ambiguous-option: option "-n" before the command could mean several things / write it after the command"#)
    #expect(try command("plan show x -n 4").integer("width") == 4)
    #expect(try command("plan check x -n").flag("dry-run"))
  }

  @Test(
    "messages stay on one line and carry no control characters",
    arguments: [
      ("a\nb", #"unknown command "a\nb""#), ("\u{1B}[31m", #"unknown command "\u{1B}[31m""#),
      (#"a"b"#, #"unknown command "a\"b""#), ("\u{202E}x", #"unknown command "\u{202E}x""#),
    ])
  func quotesHarmlessly(word: String, message: String) {
    #expect(mistake(of: [word])?.hasPrefix("unknown-command: " + message) == true)
  }

  @Test("the empty word is no command")
  func emptyWord() {
    #expect(mistake(of: [""]) == #"unknown-command: unknown command "" / run "press --help""#)
  }
}
