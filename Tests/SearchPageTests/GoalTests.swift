import Testing

/// Goals of a day: the sliders of the planner.
@Suite struct GoalTests {
  private struct Goals: Codable, Equatable {
    var calories: Int
    var split: [Int]
  }

  private func evaluate<Output: Decodable>(_ expression: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      "(galley.foods = { goals: { least: 1200, most: 4000, usual: 2200, split: [30, 40, 30], energy: [4, 4, 9] } }, \(expression))",
      with: ["storage.js", "goals.js"], given: 0, as: type)
  }

  @Test func theUsualGoalsAreThoseOfTheProgram() throws {
    let grams = try evaluate("galley.goals.grams(galley.goals.usual)", as: [Int].self)
    #expect(grams == [165, 220, 73])
  }

  @Test func moreEnergyKeepsTheShares() throws {
    let goals = try evaluate(
      "[1000, 3000, 9000].map((calories) => galley.goals.withCalories(galley.goals.usual, calories))", as: [Goals].self)
    #expect(goals.map(\.calories) == [1200, 3000, 4000])
    #expect(goals.allSatisfy { $0.split == [30, 40, 30] })
  }

  @Test func theOtherTwoTakeWhatIsLeftInProportion() throws {
    let goals = try evaluate(
      """
      [[0, 50], [1, 0], [2, 100]].map(([macro, percent]) => galley.goals.withShare(galley.goals.usual, macro, percent))
      """, as: [Goals].self)
    #expect(goals.map(\.split) == [[50, 29, 21], [50, 0, 50], [0, 0, 100]])
  }

  @Test func theSharesAreOneHundredPercentWhereverTheyAreMoved() throws {
    let isWhole = try evaluate(
      """
      (() => {
        let goals = galley.goals.usual;
        for (let step = 0; step < 3000; step += 1) {
          goals = galley.goals.withShare(goals, (step * 7) % 3, (step * 37) % 101);
          const sum = goals.split.reduce((one, other) => one + other, 0);
          if (sum !== 100 || goals.split.some((share) => share < 0 || !Number.isInteger(share))) return step;
        }
        return -1;
      })()
      """, as: Int.self)
    #expect(isWhole == -1)
  }
}
