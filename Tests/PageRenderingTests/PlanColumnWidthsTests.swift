import Testing

@testable import PageBuilding
@testable import PageRendering

@Suite struct PlanColumnWidthsTests {
  private let dinners = Array(repeating: "Pasta with pesto, potatoes and green beans", count: 7)

  @Test func widthsFollowTheLettersAndFillTheTable() {
    let widths = PlanColumnWidths([["Porridge"], dinners]).widths
    #expect(widths[0] < widths[1] && 2 * widths[0] + 2 >= widths[1])
    #expect((858...860).contains(widths.reduce(0, +)))
    #expect(PlanColumnWidths([["Soup"]]).widths == [860] && PlanColumnWidths([]).widths.isEmpty)
  }

  @Test func longWordsMakeRoomInNarrowColumns() {
    let others = Array(repeating: dinners, count: 4)
    let narrow = PlanColumnWidths([["Apfel"]] + others).widths
    let wide = PlanColumnWidths([["Versunkener Apfelkuchen"]] + others).widths
    #expect(narrow[0] < wide[0] && wide[0] == 156)
    #expect((855...860).contains(wide.reduce(0, +)))
  }

  @Test func wordsWithoutEndDoNotPushTheOthersOut() {
    let word = String(repeating: "x", count: 400)
    let widths = PlanColumnWidths(Array(repeating: [word], count: 7)).widths
    #expect(widths.allSatisfy { $0 == 122 })
  }
}
