import Testing

@testable import CoverDrawing

@Suite struct TurnTests {
  @Test(
    arguments: [
      (0.0, 0.0), (1.0 / 12, 0.5), (0.25, 1.0), (0.5, 0.0), (0.75, -1.0), (-0.25, -1.0), (1.25, 1.0),
      (0.125, 0.7071067811865476), (1000.25, 1.0),
    ] as [(Double, Double)])
  func sineIsRightToFiveDigits(turns: Double, expected: Double) {
    #expect(abs(Turn.sine(turns) - expected) < 0.000_005)
  }

  @Test func sineAndCosineStayOnTheCircle() {
    for step in 0..<1000 {
      let turns = Double(step) / 1000
      let (sine, cosine) = (Turn.sine(turns), Turn.cosine(turns))
      #expect(abs(sine * sine + cosine * cosine - 1) < 0.000_01)
    }
  }
}
