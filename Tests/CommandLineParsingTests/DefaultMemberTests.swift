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

  @Test func onlyOneOfAFamilyCanBeIt() {
    #expect(table.problems == [])
    var other = CommandSpec("shop add", summary: "add")
    other.isDefault = true
    let table = CommandTable(name: "prog", version: "1", summary: "test", commands: [self.table.commands[0], other])
    #expect(table.problems.contains { $0.contains("cannot be what its first word stands for") })
  }
}
