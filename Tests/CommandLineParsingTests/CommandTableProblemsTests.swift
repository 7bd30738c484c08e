import CommandLineParsing
import Testing

@Suite("Contradictions in a table")
struct CommandTableProblemsTests {
  private func problems(_ commands: [CommandSpec], common: [OptionSpec] = []) -> [String] {
    CommandTable(name: "x", version: "1", summary: "y", commonOptions: common, commands: commands).problems
  }

  private func problems(options: [OptionSpec]) -> [String] {
    problems([CommandSpec("go", summary: "s", options: options)])
  }

  private func problems(operands: [OperandSpec]) -> [String] {
    problems([CommandSpec("go", summary: "s", operands: operands)])
  }

  @Test func theSampleHasNone() {
    #expect(sample.problems == [])
  }

  @Test func commandNames() {
    #expect(problems([]) == ["there is no command"])
    #expect(
      problems([CommandSpec("a", aliases: ["b"], summary: "s"), CommandSpec("b", summary: "s")])
        == [#"command name "b" is used twice"#])
    #expect(problems([CommandSpec("help", summary: "s")]) == [#"command name "help" is used twice"#])
    for name in ["Go", "a b c", "a  b", "", "-a", "a-", "ä"] {
      #expect(
        problems([CommandSpec(name, summary: "s")])
          == [#"command name "\#(name)" is not one or two words in kebab-case"#])
    }
    #expect(
      problems([CommandSpec("plan", summary: "s"), CommandSpec("plan show", summary: "s")])
        == [#"command name "plan" also starts two-word names"#])
  }

  @Test func optionNames() {
    #expect(
      problems(options: [OptionSpec("Loud", help: "h")]) == [#"command "go": option name "Loud" is not kebab-case"#])
    #expect(problems(options: [OptionSpec("loud", "ä", help: "h")]) == [#"command "go": "ä" is not a letter or digit"#])
    #expect(
      problems(options: [OptionSpec("loud", "l", help: "h"), OptionSpec("low", "l", help: "h")])
        == [#"command "go": "-l" is declared twice"#])
    #expect(
      problems(options: [OptionSpec("loud", value: .negatable, help: "h"), OptionSpec("no-loud", help: "h")])
        == [#"command "go": "--no-loud" is declared twice"#])
    #expect(
      problems(options: [OptionSpec("format", value: .required("F", .choice([])), help: "h")])
        == [#"command "go": option "--format" has no choice"#])
  }

  @Test func commonOptions() {
    let go = CommandSpec("go", summary: "s", options: [OptionSpec("loud", "h", help: "h")])
    #expect(problems([go]) == [#"command "go": "-h" is also a common option"#])
    #expect(
      problems([CommandSpec("go", summary: "s")], common: [OptionSpec("version", help: "h")])
        == [#"the common options: "--version" is declared twice"#])
  }

  @Test func operands() {
    #expect(
      problems(operands: [OperandSpec("a", .exactly(0), help: "h")])
        == [#"command "go": operand "a" stands for 0 words"#])
    #expect(
      problems(operands: [OperandSpec("a", .optional, help: "h"), OperandSpec("b", .any, help: "h")])
        == [#"command "go": more than one operand has a varying number of words"#])
    #expect(
      problems(operands: [OperandSpec("a", help: "h"), OperandSpec("a", help: "h")])
        == Array(repeating: #"command "go": operand "a" is declared twice"#, count: 2))
  }
}
