import Testing

@testable import CoverDrawing

@Suite struct ArithmeticTests {
  @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (-0.5, -1), (-2.4, -2), (399.96, 400)] as [(Double, Int)])
  func roundsHalvesAwayFromZero(value: Double, expected: Int) {
    #expect(Arithmetic.round(value) == expected)
  }

  @Test(arguments: [(0.0, 0.0), (1.9, 1.0), (-0.1, -1.0), (-2.0, -2.0)] as [(Double, Double)])
  func floorsTowardsMinusInfinity(value: Double, expected: Double) {
    #expect(Arithmetic.floor(value) == expected)
  }

  @Test(arguments: [0.001, 0.25, 1, 2, 62, 5200, 1_000_000_000])
  func findsRoots(value: Double) {
    #expect(abs(Arithmetic.squareRoot(value) - value.squareRoot()) <= value.squareRoot() * 1e-12)
  }

  @Test func nothingBelowZeroHasARoot() {
    #expect(Arithmetic.squareRoot(-1) == 0)
    #expect(Arithmetic.squareRoot(.nan) == 0)
  }
}
