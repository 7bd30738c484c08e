import CommandLineParsing
import Testing

@Suite struct DefaultMemberTests {
  private let table = CommandTable(
    name: "prog", version: "1", summary: "test",
    commands: [
      CommandSpec(
        "shop list", summary: "print", operands: [OperandSpec("recipe", .any, help: "recipe")],
        options: [OptionSpec("plan", value: .required("WEEK", .text), help: "week")], isDefault: true),
      CommandSpec("shop add", summary: "add", operands: [OperandSpec("item", help: "item")]),
      CommandSpec("build", summary: "build", options: [OptionSpec("plan", value: .none, help: "plan only")]),
    ])

  @Test(arguments: [
    (["shop"], "shop list", []), (["shop", "soup=2", "pie"], "shop list", ["soup=2", "pie"]),
    (["shop", "--plan", "next"], "shop list", []), (["shop", "list", "soup"], "shop list", ["soup"]),
    (["shop", "add", "milk"], "shop add", ["milk"]), (["shop", "--", "add me"], "shop list", ["add me"]),
  ])
  func theFirstWordAloneStandsForIt(arguments: [String], name: String, operands: [String]) throws {
    guard case .command(let command) = try table.parse(arguments) else {
      Issue.record("no command")
      return
    }
    #expect(command.command.name == name && command.operands == operands)
  }

  @Test func optionsOfOtherCommandsMeanNothingBehindItsFirstWord() throws {
    guard case .command(let command) = try table.parse(["shop", "--plan", "next", "soup"]) else {
      Issue.record("no command")
      return
    }
    #expect(command.value("plan") == "next" && command.operands == ["soup"])
    #expect(throws: UsageError.self) { try table.parse(["--plan", "next", "shop"]) }
  }

  @Test func onlyOneOfAFamilyCanBeIt() {
    #expect(table.problems == [])
    var other = CommandSpec("shop add", summary: "add")
    other.isDefault = true
    let table = CommandTable(name: "prog", version: "1", summary: "test", commands: [self.table.commands[0], other])
    #expect(table.problems.contains { $0.contains("cannot be what its first word stands for") })
  }
}
