import CommandLineParsing
import Testing

@testable import GalleyCommands

@Suite struct GalleyTableTests {
  @Test func contradictsItselfNowhere() {
    #expect(GalleyTable.table.problems == [])
  }

  @Test func namesEveryCommand() {
    #expect(Set(GalleyTable.table.commands.map(\.name)) == Set(GalleyCommand.allCases.map(\.rawValue)))
  }
}
