import CommandLineParsing
import Testing

@Suite("Options from the environment")
struct EnvironmentTests {
  @Test func aVariableStandsInForAnOption() throws {
    #expect(try command("build", ["PRESS_JOBS": "8"]).integer("jobs") == 8)
    #expect(try command("list", ["PRESS_ROOT": "/texts"]).value("root") == "/texts")
  }

  @Test func theCommandLineWins() throws {
    #expect(try command("build -j2", ["PRESS_JOBS": "8"]).integer("jobs") == 2)
    #expect(try command("build --no-minify", ["PRESS_MINIFY": "1"]).setting("minify") == false)
  }

  @Test("a variable of an option that was given is not even checked")
  func ignoresUnneededVariables() throws {
    #expect(try command("build -j2", ["PRESS_JOBS": "many"]).integer("jobs") == 2)
  }

  @Test func anEmptyVariableIsAbsent() throws {
    #expect(try command("build", ["PRESS_JOBS": ""]).integer("jobs") == nil)
  }

  @Test(
    "switches",
    arguments: [
      ("1", true), ("TRUE", true), ("yes", true), ("on", true), ("0", false), ("no", false),
      ("off", false), ("False", false),
    ])
  func switches(text: String, isOn: Bool) throws {
    #expect(try command("build", ["PRESS_QUIET": text]).flag("quiet") == isOn)
    #expect(try command("build", ["PRESS_MINIFY": text]).setting("minify") == isOn)
  }

  @Test func aVariableOfAnotherCommandIsIgnored() throws {
    #expect(try command("list", ["PRESS_JOBS": "many"]).options.isEmpty)
  }

  @Test("mistakes name the variable")
  func mistakesNameTheVariable() {
    #expect(
      mistake("build", ["PRESS_JOBS": "many"])
        == #"invalid-value: environment variable "PRESS_JOBS" needs a whole number, found "many" / write a whole number from 1 to 64"#
    )
    #expect(
      mistake("build", ["PRESS_QUIET": "maybe"])
        == #"invalid-value: environment variable "PRESS_QUIET" is neither yes nor no: "maybe" / set it to "1" or "0""#)
  }
}
