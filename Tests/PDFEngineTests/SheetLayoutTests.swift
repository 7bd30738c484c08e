import Testing

@testable import PDFEngine

@Suite struct SheetLayoutTests {
  static let a6 = PaperSize(width: 148_000, height: 105_000)
  static let fourBySix = PaperSize(width: 152_400, height: 101_600)
  static let threeByFive = PaperSize(width: 127_000, height: 76_200)
  static let narrow = PaperSize(width: 150_000, height: 297_000)

  @Test(
    "a sheet holds as many cards as fit, on their side where more do",
    arguments: [
      (PaperSize.a4, a6, 2, 2, true), (.a4, fourBySix, 1, 2, false), (.letter, fourBySix, 1, 2, false),
      (.letter, threeByFive, 2, 2, true), (narrow, threeByFive, 1, 3, false),
      (.a4, PaperSize(width: 148_000, height: 210_000), 1, 2, true), (.a4, .a4, 1, 1, false),
    ])
  func fills(sheet: PaperSize, card: PaperSize, columns: Int, rows: Int, isTurned: Bool) throws {
    let layout = try #require(SheetLayout(sheet: sheet, card: card))
    #expect(layout.columns == columns && layout.rows == rows && layout.isTurned == isTurned)
  }

  @Test func theGridIsInTheMiddle() throws {
    let layout = try #require(SheetLayout(sheet: Self.narrow, card: Self.threeByFive, gap: 6_000))
    #expect(layout.left(ofColumn: 0) == (150_000 - 127_000) / 2)
    #expect(layout.top(ofRow: 0) == (297_000 - 3 * 76_200 - 2 * 6_000) / 2)
    #expect(layout.top(ofRow: 1) == layout.top(ofRow: 0) + 82_200)
  }

  @Test func aMarginTakesRoom() throws {
    #expect(try #require(SheetLayout(sheet: .a4, card: Self.a6, margin: 5_000)).count == 2)
  }

  @Test func aCardLargerThanTheSheetDoesNotFit() {
    #expect(SheetLayout(sheet: .letter, card: .a4) == nil)
  }

  @Test(
    "fewer cards than fit lie as near to a square as they can",
    arguments: [(1, 1, 1), (2, 1, 2), (4, 2, 2)] as [(Int, Int, Int)])
  func takesFewer(count: Int, columns: Int, rows: Int) throws {
    let layout = try #require(SheetLayout(sheet: .a4, card: Self.a6, count: count))
    #expect(layout.columns == columns && layout.rows == rows)
    #expect(layout.left(ofColumn: 0) >= 0 && layout.top(ofRow: 0) >= 0)
  }

  @Test("more cards than fit do not", arguments: [3, 5, 8])
  func takesNoMore(count: Int) {
    #expect(SheetLayout(sheet: .a4, card: Self.a6, count: count) == nil)
  }
}
