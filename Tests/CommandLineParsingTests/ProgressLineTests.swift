import CommandLineParsing
import Testing

@Suite("A line that shows progress")
struct ProgressLineTests {
  @Test(
    "the bar grows by half columns",
    arguments: [
      (0, "rendering      0 / 10,000 ──────────"),
      (4_200, "rendering  4,200 / 10,000 ━━━━──────"),
      (4_500, "rendering  4,500 / 10,000 ━━━━╸─────"),
      (9_999, "rendering  9,999 / 10,000 ━━━━━━━━━╸"),
      (10_000, "rendering 10,000 / 10,000 ━━━━━━━━━━"),
    ])
  func grows(done: Int, line: String) {
    #expect(ProgressLine(label: "rendering", done: done, total: 10_000).text(width: 36) == line)
  }

  @Test(
    "the bar leaves first, then the end of the label",
    arguments: [
      (200, "rendering  3 / 12 ━━━━━━━━━━──────────────────────────────"), (26, "rendering  3 / 12 ━━──────"),
      (25, "rendering  3 / 12"), (17, "rendering  3 / 12"), (16, "renderi…  3 / 12"), (9, "…  3 / 12"), (8, " 3 / 12"),
      (7, " 3 / 12"), (5, " 3 /…"), (0, ""), (-3, ""),
    ])
  func narrows(width: Int, line: String) {
    #expect(ProgressLine(label: "rendering", done: 3, total: 12).text(width: width) == line)
  }

  @Test("never wider than asked for", arguments: 1...120)
  func keepsWithinTheWidth(width: Int) {
    let line = ProgressLine(label: "味噌汁 rendering", done: 123_456, total: 9_999_999).text(width: width, style: .ansi)
    #expect(DisplayWidth.columns(line) <= width)
  }

  @Test func withoutATotalThereIsNoBar() {
    #expect(ProgressLine(label: "scanning", done: 4_200).text(width: 80) == "scanning 4,200")
    #expect(ProgressLine(label: "scanning", done: 0, total: 0).text(width: 80) == "scanning 0 / 0")
  }

  @Test func countsOutsideTheTotalFillOrEmptyTheBar() {
    #expect(ProgressLine(label: "x", done: 30, total: 20).text(width: 18) == "x 30 / 20 ━━━━━━━━")
    #expect(ProgressLine(label: "x", done: -1, total: 20).text(width: 18) == "x -1 / 20 ────────")
  }

  @Test func drawsInASCIIAndInColour() {
    let line = ProgressLine(label: "x", done: 9, total: 16)
    #expect(line.text(width: 18, glyphs: .ascii) == "x  9 / 16 ====----")
    #expect(line.text(width: 18, style: .ansi) == "x  9 / 16 \u{1B}[32m━━━━╸\u{1B}[0m\u{1B}[2m───\u{1B}[0m")
  }
}
