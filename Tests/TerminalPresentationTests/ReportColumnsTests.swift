import CommandLineParsing
import Testing

@testable import TerminalPresentation

@Suite struct ReportColumnsTests {
  private func lines(width: Int?) -> [String] {
    ReportColumns(
      header: ["Dish", "kcal"], rows: [["A lasagne with a name of its own and then some", "1283"], ["Soup", "90"]],
      style: .plain, width: width
    ).lines
  }

  @Test func wrapsLongNamesAndKeepsFiguresInTheirColumn() {
    #expect(
      lines(width: 32) == [
        "Dish                        kcal", "A lasagne with a name of    1283", "  its own and then some",
        "Soup                          90",
      ])
  }

  @Test func leavesRowsOnOneLineWhereNoWidthIsGiven() {
    #expect(lines(width: nil).count == 3 && lines(width: 80).count == 3)
  }
}
