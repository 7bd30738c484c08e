import Cookbook
import CookbookReading
import MealPlanning
import Quantities
import SourceText
import Testing

@Suite struct PlanRotationTests {
  private func candidate(
    _ name: String, _ category: RecipeCategory?, servings: Int = 2, tags: [String] = []
  ) -> PlanRotation.Candidate? {
    let recipe = Recipe(title: name, yields: [Amount(Rational(servings), unit: "servings")])
    let plannable = PlanRecipe(RecipeEntry(path: "recipes/\(name).md", recipe: recipe), title: name)
    return PlanRotation.Candidate(plannable, category: category, tags: tags)
  }

  private func week(
    _ candidates: [PlanRotation.Candidate], lastEaten: [String: CalendarDate] = [:], seed: UInt64 = 1,
    shares: [PersonShare] = []
  ) throws -> MealPlan {
    let week = try #require(ISOWeek("2026-W47"))
    var rotation = PlanRotation(candidates, week: week, lastEaten: lastEaten, seed: seed) { "../\($0.path)" }
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

  @Test func leavesOutWhatIsForNoMeal() {
    #expect(candidate("stock", nil) == nil)
    #expect(candidate("sauce", .named("Basics")) == nil)
  }

  @Test(arguments: [(1, Season.winter), (3, .spring), (8, .summer), (9, .autumn), (12, .winter)])
  func knowsSeasons(month: Int, season: Season) {
    #expect(Season(month: month) == season)
  }
}
