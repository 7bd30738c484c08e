import Foods
import Nutrition
import Quantities
import TestSupport
import Testing

struct FiguresTests {
  @Test func unknownIsNotZero() {
    let known = Nutrients(energy: 10, protein: 1)
    let other = Nutrients(energy: 5, fat: 0)
    #expect(known.adding(other) == Nutrients(energy: 15, protein: 1, fat: 0))
    #expect(Nutrients().adding(Nutrients()) == Nutrients())
    #expect(Nutrients(energy: 100_000).inMilligrams(0).fat == nil)
  }

  @Test func sumsAreTheSameInAnyOrder() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let all = (0..<12).map { _ in Self.nutrients(&random) }
      let forwards = all.reduce(Nutrients()) { $0.adding($1) }
      let shuffled = all.shuffled(using: &random).reduce(Nutrients()) { $0.adding($1) }
      #expect(forwards == shuffled)
    }
  }

  @Test(arguments: [(364_000, 125_000, 455_000), (1, 49_999, 0), (1, 50_000, 1), (999_999, 1, 10)])
  func partsOfAHundredGramsRoundToTheNearest(per100: Int, milligrams: Int, expected: Int) {
    #expect(Nutrients(energy: per100).inMilligrams(milligrams).energy == expected)
  }

  @Test func multiplesRoundHalvesAwayFromZero() throws {
    #expect(Nutrients(energy: 5).scaled(by: try #require(Rational(1, 2))).energy == 3)
    #expect(Nutrients(energy: -5).scaled(by: try #require(Rational(1, 2))).energy == -3)
    #expect(Nutrients(energy: .max).scaled(by: Rational(2)).energy == nil)
  }

  @Test func printedRowsAddUpToThePrintedTotal() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let values = (0..<Int.random(in: 0...20, using: &random)).map { _ in Int.random(in: 0...99_999, using: &random) }
      let printed = RoundedRows(values)
      #expect(printed.rows.reduce(0, +) == printed.total)
      #expect(printed.total == (values.reduce(0, +) + 500) / 1000)
      #expect(zip(printed.rows, values).allSatisfy { abs($0 * 1000 - $1) < 1000 })
    }
  }

  @Test func whatIsLeftOverGoesToTheLargestRemainders() {
    #expect(RoundedRows([1600, 1500, 1400]).rows == [2, 2, 1])
    #expect(RoundedRows([400, 400, 400]).rows == [1, 0, 0])
  }

  @Test(arguments: [
    (Nutrients(energy: 400_000, protein: 20_000, carbohydrate: 50_000, fat: 13_000), 0, EnergyGap.Reason.rounding),
    (Nutrients(energy: 200_000, protein: 10_000, carbohydrate: 60_000, fat: 2_000, fibre: 40_000), 0, .fibre),
    (Nutrients(energy: 231_000, protein: 0, carbohydrate: 0, fat: 0), 231_000, .alcohol),
    (Nutrients(energy: 900_000, protein: 10_000, carbohydrate: 10_000, fat: 10_000), 0, .unexplained),
  ])
  func saysWhyEnergyDiffersFromItsMacros(nutrients: Nutrients, alcohol: Int, reason: EnergyGap.Reason) {
    #expect(EnergyGap(nutrients, alcoholEnergy: alcohol)?.reason == reason)
  }

  @Test func thereIsNoGapWhereAMacroIsUnknown() {
    #expect(EnergyGap(Nutrients(energy: 1000, protein: 1, fat: 1)) == nil)
  }

  @Test func whatIsMoreThanAnybodyCouldCookIsUnknown() throws {
    let most = Nutrients(energy: 9_000_000_000_000, protein: 1)
    #expect(most.adding(most) == Nutrients(protein: 2))
    #expect(most.scaled(by: Rational(.max)) == Nutrients())
    #expect(most.inMilligrams(.max).energy == nil && most.perHundredGrams(of: 1).energy == nil)
    #expect(EnergyGap(Nutrients(energy: 1, protein: 1, carbohydrate: 1, fat: 1).scaled(by: Rational(.max))) == nil)
  }

  private static func nutrients(_ random: inout SeededGenerator) -> Nutrients {
    func figure() -> Int? { Bool.random(using: &random) ? Int.random(in: 0...1_000_000, using: &random) : nil }
    return Nutrients(energy: figure(), protein: figure(), carbohydrate: figure(), fat: figure(), sodium: figure())
  }
}
