import Testing

@testable import PDFEngine

@Suite struct ImpositionPlanTests {
  typealias Placement = ImpositionPlan.Placement

  static let layouts = [
    SheetLayout(sheet: .a4, card: SheetLayoutTests.a6), SheetLayout(sheet: .letter, card: SheetLayoutTests.fourBySix),
    SheetLayout(sheet: .a4, card: SheetLayoutTests.threeByFive, gap: 6_000),
    SheetLayout(sheet: PaperSize(width: 297_000, height: 210_000), card: SheetLayoutTests.a6),
  ].compactMap { $0 }

  static let pageCounts = [[1], [2, 2, 2, 2], [1, 2, 3, 4, 5], [0, 7, 1], Array(repeating: 2, count: 30)]

  /// The middle of a card as seen from the front, whichever side it is printed on, and the way up of the card there.
  private func position(_ placement: Placement, _ layout: SheetLayout, backOver edge: ImpositionPlan.Duplex?) -> [Int] {
    let x = 2 * layout.left(ofColumn: placement.column) + layout.cell.width
    let y = 2 * layout.top(ofRow: placement.row) + layout.cell.height
    let up = [(0, -1), (1, 0), (0, 1), (-1, 0)][placement.quarterTurns]
    guard let edge else { return [x, y, up.0, up.1] }
    let isPortrait = layout.sheet.height >= layout.sheet.width
    // Turned over an upright edge left and right change, over a level one top and bottom.
    return (edge == .longEdge) == isPortrait
      ? [2 * layout.sheet.width - x, y, -up.0, up.1] : [x, 2 * layout.sheet.height - y, up.0, -up.1]
  }

  @Test("every page has one place, and no place has two pages", arguments: layouts, pageCounts)
  func placesEveryPageOnce(layout: SheetLayout, pageCounts: [Int]) {
    for duplex in [nil, .longEdge, .shortEdge] as [ImpositionPlan.Duplex?] {
      let plan = ImpositionPlan(layout, pageCounts: pageCounts, duplex: duplex)
      let pages = plan.sides.flatMap(\.placements).map { [$0.document, $0.page] }
      let all = pageCounts.enumerated().flatMap { document, count in (0..<count).map { [document, $0] } }
      #expect(pages.count == all.count && Set(pages) == Set(all))
      for side in plan.sides {
        #expect(Set(side.placements.map { [$0.column, $0.row] }).count == side.placements.count)
        #expect(side.placements.allSatisfy { $0.column < layout.columns && $0.row < layout.rows })
      }
    }
  }

  @Test(
    "a back is behind its front and the same way up",
    arguments: layouts, [ImpositionPlan.Duplex.longEdge, .shortEdge])
  func putsBacksBehindFronts(layout: SheetLayout, duplex: ImpositionPlan.Duplex) {
    let plan = ImpositionPlan(layout, pageCounts: [2, 3, 2, 1, 4, 2], duplex: duplex)
    #expect(plan.sides.count % 2 == 0)
    for sheet in stride(from: 0, to: plan.sides.count, by: 2) {
      for back in plan.sides[sheet + 1].placements {
        let front = plan.sides[sheet].placements.first { $0.document == back.document && $0.page == back.page - 1 }
        #expect(
          front.map { position($0, layout, backOver: nil) } == position(back, layout, backOver: duplex))
      }
    }
  }

  @Test func onlyFrontsHaveCutMarks() {
    let plan = ImpositionPlan(Self.layouts[0], pageCounts: [2], duplex: .longEdge)
    #expect(plan.sides.map(\.hasCutMarks) == [true, false])
  }

  @Test func pointsAreRoundedToThousandths() {
    #expect(ImpositionText.points(210_000) == "595.276")
    #expect(ImpositionText.points(25_400) == "72.000")
    #expect(ImpositionText.points(1) == "0.003")
  }
}

@Suite struct CutMarksTests {
  private func lines(
    _ card: PaperSize, on sheet: PaperSize = SheetLayoutTests.narrow, gap: Int = 0
  ) -> [CutMarks.Line] {
    SheetLayout(sheet: sheet, card: card, gap: gap).map { CutMarks($0).lines } ?? []
  }

  @Test("marks stay on the sheet and off the cards", arguments: ImpositionPlanTests.layouts)
  func areOutsideTheCards(layout: SheetLayout) {
    for line in CutMarks(layout).lines {
      #expect(line.x1 == line.x2 || line.y1 == line.y2)
      #expect(0 <= line.x1 && line.x2 <= layout.sheet.width && 0 <= line.y1 && line.y2 <= layout.sheet.height)
      for column in 0..<layout.columns {
        for row in 0..<layout.rows {
          let (left, top) = (layout.left(ofColumn: column), layout.top(ofRow: row))
          let isApart =
            line.x2 <= left || line.x1 >= left + layout.cell.width || line.y2 <= top
            || line.y1 >= top + layout.cell.height
          #expect(isApart)
        }
      }
    }
  }

  @Test func cardsThatTouchShareTheirCuts() {
    // Three cards below each other: two cuts upright and four level, each marked at both ends.
    let lines = lines(SheetLayoutTests.threeByFive)
    #expect(lines.count { $0.x1 == $0.x2 } == 4 && lines.count { $0.y1 == $0.y2 } == 8)
    #expect(lines.contains(CutMarks.Line(x1: 11_500, y1: 26_200, x2: 11_500, y2: 31_200)))
  }

  @Test func aTickStandsBetweenCardsThatAreApart() {
    let lines = lines(SheetLayoutTests.threeByFive, gap: 6_000)
    // Above, below and in the two gaps.
    #expect(lines.count { $0.x1 == 11_500 && $0.x2 == 11_500 } == 4)
    #expect(lines.contains { $0.x1 == 11_500 && $0.x2 == 11_500 && $0.y2 - $0.y1 == 3_000 })
  }

  @Test func onAFullSheetHairlinesLieOnTheCutsBetweenCards() {
    // Four cards of A6 leave a millimetre of A4 in one direction and nothing in the other.
    let lines = lines(SheetLayoutTests.a6, on: .a4)
    #expect(lines.contains(CutMarks.Line(x1: 105_000, y1: 0, x2: 105_000, y2: 10_000)))
    #expect(lines.allSatisfy { $0.x1 == $0.x2 ? $0.x1 == 105_000 : $0.y1 == 148_500 })
  }

  @Test func thereAreNoneWhereNoPaperIsLeft() {
    #expect(lines(.a4, on: .a4) == [])
  }
}
