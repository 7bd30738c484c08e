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

  @Test func sharesTheWidthBetweenColumnsOfText() {
    let long = String(repeating: "a ", count: 500)
    let columns = ReportColumns(
      header: ["Dish", "From", "kcal"], rows: [[long, String(repeating: "b ", count: 20), "1"]], style: .plain,
      textColumns: [0, 1], width: 60)
    #expect(columns.lines[0] == "Dish                        From                        kcal")
  }

  @Test func columnsStandAsNearAsTheyAreTold() {
    var columns = ReportColumns(header: ["Day", "kcal"], rows: [["Mon", "12"]], style: .plain)
    #expect(columns.naturalWidth == 9 && columns.lines[1] == "Mon    12")
    columns.gap = " "
    #expect(columns.naturalWidth == 8 && columns.lines[1] == "Mon   12")
  }

  @Test func leavesRowsOnOneLineWhereNoWidthIsGiven() {
    #expect(lines(width: nil).count == 3 && lines(width: 80).count == 3)
  }
}
