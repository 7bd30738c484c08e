import CommandLineParsing
import Testing

@Suite("Access to a parsed command")
struct ParsedCommandTests {
  @Test("the last of several values counts, all are kept")
  func lastValueCounts() throws {
    let parsed = try command("build -ta -tb -v")
    #expect(parsed.value("tag") == "b")
    #expect(parsed.values("tag") == ["a", "b"])
    #expect(parsed.options["verbose"] == [.on])
    #expect(parsed.integers("jobs") == [])
  }

  @Test("a choice is a case; its default holds where nothing was given")
  func choices() throws {
    #expect(try command("build -fpdf").choice(printFormat) == .pdf)
    #expect(try command("build --format=html").given(printFormat) == .html)
    #expect(try command("build").choice(printFormat) == .html)
    #expect(try command("build").given(printFormat) == nil)
    #expect(try command("paper letter").choice(sheetSize) == .letter)
  }

  @Test func asksForAnOptionThatIsNotDeclared() async {
    await #expect(processExitsWith: .failure) { _ = try command("build").flag("quite") }
  }

  @Test func asksForAnotherKindOfValue() async {
    await #expect(processExitsWith: .failure) { _ = try command("build").value("jobs") }
    await #expect(processExitsWith: .failure) { _ = try command("build").integer("tag") }
    await #expect(processExitsWith: .failure) { _ = try command("build").flag("tag") }
  }

  @Test func asksForAnOperandThatIsNotDeclared() async {
    await #expect(processExitsWith: .failure) { _ = try command("build").operand("recipe") }
  }
}
