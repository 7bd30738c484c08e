import CommandLineParsing
import Testing

@Suite("Operands")
struct OperandAssignmentTests {
  @Test func anOptionalOperandMayBeLeftOut() throws {
    #expect(try command("build").operand("folder") == nil)
    #expect(try command("build texts").operand("folder") == "texts")
  }

  @Test func severalWordsBelongToOneOperand() throws {
    #expect(try command("plan check a b c").operands("plan") == ["a", "b", "c"])
    #expect(try command("list").operands("word") == [])
    #expect(try command("list a b").operands("word") == ["a", "b"])
  }

  @Test("the last word goes to the last operand")
  func leavesEnoughForLaterOperands() throws {
    let parsed = try command("bind one two book")
    #expect(parsed.operands("page") == ["one", "two"])
    #expect(parsed.operand("book") == "book")
    #expect(parsed.operands == ["one", "two", "book"])
  }

  @Test func optionsMayStandBetweenOperands() throws {
    let parsed = try command("bind one -q two -C root book")
    #expect(parsed.operands == ["one", "two", "book"])
    #expect(parsed.value("root") == "root")
  }

  @Test("a number of words is exact")
  func exactCounts() throws {
    let table = CommandTable(
      name: "x", version: "1", summary: "y",
      commands: [CommandSpec("swap", summary: "z", operands: [OperandSpec("file", .exactly(2), help: "h")])])
    guard case .command(let parsed) = try table.parse(["swap", "a", "b"]) else { throw NotACommand() }
    #expect(parsed.operands("file") == ["a", "b"])
    #expect(throws: UsageError.self) { try table.parse(["swap", "a"]) }
    #expect(throws: UsageError.self) { try table.parse(["swap", "a", "b", "c"]) }
  }
}
