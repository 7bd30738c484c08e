import Testing

@testable import CoverDrawing

@Suite struct CanvasTests {
  private func written(_ write: (inout Canvas) -> Void) -> String {
    var canvas = Canvas()
    write(&canvas)
    return String(decoding: canvas.bytes, as: UTF8.self)
  }

  @Test(arguments: [(0, "0"), (5, ".5"), (-5, "-.5"), (10, "1"), (-123, "-12.3"), (4000, "400")])
  func writesTenthsShort(tenths: Int, expected: String) {
    #expect(written { $0.tenths(tenths) } == expected)
  }

  @Test func writesColoursShort() {
    #expect(written { $0.color(Tint(0xFFFFFF)) } == "#fff")
    #expect(written { $0.color(Tint(0xB0411C)) } == "#b0411c")
    #expect(written { $0.color(Tint(0x110203)) } == "#110203")
  }

  @Test func separatesNumbersOnlyWhereNeeded() {
    let path = written { canvas in
      canvas.beginData()
      canvas.move(to: Point(3.2, -4))
      canvas.line(to: Point(3.5, -3.5))
      canvas.line(to: Point(2, 1))
      canvas.close()
      canvas.dot(at: Point(7, 8))
    }
    #expect(path == "M3-4l.5.5-1.5 4.5zM7 8h0")
  }

  @Test func roundingNeverAddsUp() {
    let path = written { canvas in
      canvas.beginData()
      canvas.move(to: Point(0, 0))
      for step in 1...6 { canvas.line(to: Point(Double(step) * 0.04, 0)) }
    }
    #expect(path == "M0 0l0 0 .1 0 0 0 .1 0 0 0 0 0")
  }

  @Test func namesOutlinesWithLetters() {
    #expect([0, 25, 26, 27].map { index in written { $0.name(index) } } == ["a", "z", "aa", "ba"])
  }
}
