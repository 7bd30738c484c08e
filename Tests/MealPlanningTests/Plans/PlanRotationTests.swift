import Cookbook
import MealPlanning
import PlanReading
import Quantities
import SourceText
import Testing

@Suite struct PlanRotationTests {
  private func candidate(
    _ name: String, _ category: RecipeCategory?, servings: Int = 2, tags: [String] = [], produce: [String] = []
  ) -> PlanRotation.Candidate? {
    let recipe = Recipe(title: name, yields: [Amount(Rational(servings), unit: "servings")])
    let plannable = PlanRecipe(RecipeEntry(path: "recipes/\(name).md", recipe: recipe), title: name)
    return PlanRotation.Candidate(plannable, category: category, tags: tags, produce: produce)
  }

  private func week(
    _ candidates: [PlanRotation.Candidate], lastEaten: [String: CalendarDate] = [:], seed: UInt64 = 1,
    shares: [PersonShare] = [], in name: String = "2026-W47", hemisphere: Season.Hemisphere = .north
  ) throws -> MealPlan {
    let week = try #require(ISOWeek(name))
    var rotation = PlanRotation(
      candidates, week: week, lastEaten: lastEaten, seed: seed, hemisphere: hemisphere
    ) { "../\($0.path)" }
    return rotation.plan(week, people: 2, shares: shares)
  }

  private var many: [PlanRotation.Candidate] {
    (1...9).flatMap { number in
      RecipeCategory.meals.compactMap { candidate("\($0.name)-\(number)", $0, servings: number % 2 == 0 ? 4 : 2) }
    }
  }

  private func titles(_ plan: MealPlan, _ slot: MealSlot) -> [String] {
    plan.days.flatMap(\.meals).filter { $0.slot == slot }.flatMap(\.items).compactMap { item in
      if case .recipe(let title, _) = item.content { title } else { nil }
    }
  }

  @Test func theSameSeedGivesTheSameWeekAndAnotherSeedAnother() throws {
    #expect(try week(many) == week(many.reversed()))
    #expect(try week(many, seed: 1) != week(many, seed: 2))
  }

  @Test func noRecipeComesTwiceWhileThereAreOthers() throws {
    for seed in UInt64(1)...20 {
      let plan = try week(many, seed: seed)
      for slot in [MealSlot.breakfast, .lunch, .dinner, .afternoonSnack] {
        let titles = titles(plan, slot)
        #expect(Set(titles).count == titles.count)
      }
      #expect(titles(plan, .dinner).count == 7)
    }
  }

  @Test func aDinnerForTwiceAsManyIsLunchOnTheNextDay() throws {
    let plan = try week([candidate("pot", .dinner, servings: 6)].compactMap(\.self))
    #expect(plan.days[0].meals.map(\.slot) == [.dinner])
    #expect(plan.days[0].meals[0].items[0].amount == Amount(Rational(4), unit: "servings"))
    #expect(
      plan.days[1].meals[0].items.map(\.content)
        == [.leftover(of: PlannedMeal(day: .weekday(.monday), slot: .dinner))])
    let source = SourceFile(path: plan.path, text: PlanWriter.write(plan, week: ISOWeek("2026-W47")))
    #expect(PlanReader.read(source).value.withoutPositions == plan)
  }

  @Test func prefersTheSeasonThenWhatWasEatenLongestAgo() throws {
    let candidates = [
      candidate("gazpacho", .dinner, tags: ["Sommer"]), candidate("stew", .dinner, tags: ["autumn"]),
      candidate("pasta", .dinner), candidate("curry", .dinner),
    ].compactMap(\.self)
    let eaten = [
      "recipes/stew.md": try #require(CalendarDate("2026-11-02")),
      "recipes/pasta.md": try #require(CalendarDate("2026-11-15")),
    ]
    for seed in UInt64(1)...10 {
      let dinners = titles(try week(candidates, lastEaten: eaten, seed: seed), .dinner)
      #expect(Array(dinners.prefix(4)) == ["curry", "stew", "pasta", "gazpacho"])
    }
  }

  @Test(arguments: [
    ("2026-W47", Season.Hemisphere.north, ["kale", "rice", "both", "tomato"]),
    ("2026-W32", .north, ["tomato", "both", "rice", "kale"]), ("2026-W06", .south, ["tomato", "both", "rice", "kale"]),
  ])
  func prefersWhatIsHarvested(week name: String, hemisphere: Season.Hemisphere, expected: [String]) throws {
    let candidates = [
      candidate("tomato", .dinner, produce: ["tomato", "courgette"]),
      candidate("kale", .dinner, produce: ["kale", "onion"]),
      candidate("rice", .dinner, produce: ["onion"]), candidate("both", .dinner, produce: ["tomato", "kale"]),
    ].compactMap(\.self)
    for seed in UInt64(1)...10 {
      let dinners = titles(try week(candidates, seed: seed, in: name, hemisphere: hemisphere), .dinner)
      #expect(dinners.first == expected.first && dinners[3] == expected.last)
      #expect(Set(dinners[1...2]) == Set(expected[1...2]))
    }
  }

  @Test func theSeasonIsWorthThreeWeeks() throws {
    let candidates = [candidate("kale", .dinner, produce: ["kale"]), candidate("rice", .dinner)].compactMap(\.self)
    for (day, first) in [("2026-11-02", "rice"), ("2026-10-05", "kale")] {
      let eaten = ["recipes/kale.md": try #require(CalendarDate(day))]
      #expect(titles(try week(candidates, lastEaten: eaten, seed: 3), .dinner).first == first)
    }
  }

  @Test func takesTurnsWithTags() throws {
    let pasta = (1...3).map { candidate("pasta-\($0)", .dinner, tags: ["pasta", "easy"]) }
    let curry = (1...3).map { candidate("curry-\($0)", .dinner, tags: ["curry", "easy"]) }
    for seed in UInt64(1)...10 {
      let kinds = titles(try week((pasta + curry).compactMap(\.self), seed: seed), .dinner).prefix(6).map {
        $0.prefix(5)
      }
      #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 }, "\(kinds)")
    }
  }

  @Test func leavesOutWhatIsForNoMeal() {
    #expect(candidate("stock", nil) == nil)
    #expect(candidate("sauce", .named("Basics")) == nil)
  }

  @Test(arguments: [(1, Season.winter), (3, .spring), (8, .summer), (9, .autumn), (12, .winter)])
  func knowsSeasons(month: Int, season: Season) {
    #expect(Season(month: month) == season)
  }
}
