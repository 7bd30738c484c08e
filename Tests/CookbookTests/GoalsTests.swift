import Cookbook
import Testing

@Suite struct GoalsTests {
  @Test func splitsTheDefaultInto165And220And73Grams() {
    let goals = Goals()
    #expect(goals.energy == 2200)
    #expect([goals.protein, goals.carbohydrate, goals.fat] == [165, 220, 73])
  }

  @Test(arguments: [(800, 1200), (1200, 1200), (4000, 4000), (9000, 4000)])
  func keepsEnergyWithinItsRange(asked: Int, kept: Int) {
    #expect(Goals(energy: asked).energy == kept)
  }

  @Test func movingOneMacroSplitsTheRestInProportion() {
    let goals = Goals().moving(.protein, to: 200)
    #expect(goals.protein == 200 && goals.energy == 2200)
    // 1400 kcal are left; carbohydrate and fat had 880 and 657.
    #expect([goals.carbohydrate, goals.fat] == [200, 66])
  }

  @Test func whatIsNotStatedSharesTheRest() throws {
    let goals = try #require(Goals(energy: 2000, stated: [.protein: 150, .fat: 60]))
    #expect([goals.protein, goals.carbohydrate, goals.fat] == [150, 215, 60])
    #expect(Goals(energy: 1500, stated: [.protein: 400]) == nil)
    #expect(Goals(energy: 1500, stated: [.protein: -1]) == nil)
  }

  @Test func theMacrosAddUpToTheEnergyWithinRounding() {
    for energy in stride(from: 1200, through: 4000, by: 7) {
      for grams in stride(from: 0, through: 400, by: 13) {
        for macro in Goals.Macro.allCases {
          let goals = Goals(energy: energy).moving(macro, to: grams)
          let sum = Goals.Macro.allCases.reduce(0) { $0 + goals[$1] * $1.energyPerGram }
          #expect(abs(sum - energy) <= 9)
          #expect(Goals.Macro.allCases.allSatisfy { goals[$0] >= 0 })
        }
      }
    }
  }
}
