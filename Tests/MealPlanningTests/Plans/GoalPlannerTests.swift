import Cookbook
import MealPlanning
import PlanReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct GoalPlannerTests {
  private let week = ISOWeek("2026-W47")

  private func candidate(_ name: String, _ category: RecipeCategory) -> PlanRotation.Candidate? {
    let recipe = Recipe(title: name, yields: [Amount(Rational(4), unit: "servings")])
    let plannable = PlanRecipe(RecipeEntry(path: "recipes/\(name).md", recipe: recipe), title: name)
    return PlanRotation.Candidate(plannable, category: category, tags: [])
  }

  /// Eight recipes of each meal; what a serving provides comes from a generator.
  private func proposal(
    seed: UInt64, people: [Person], count: Int? = nil, each: Int = 8, energy: ClosedRange<Int> = 350...700
  ) throws -> (plan: MealPlan, outcomes: [GoalPlanner.Outcome]) {
    let week = try #require(week)
    var generator = SeededGenerator(seed: seed)
    var candidates: [PlanRotation.Candidate] = []
    var portions: [String: DishPortion] = [:]
    for category in RecipeCategory.meals {
      for number in 0..<each {
        let candidate = try #require(self.candidate("\(category.name)-\(number)", category))
        candidates.append(candidate)
        let kilocalories = Int.random(in: category == .snack ? 120...300 : energy, using: &generator)
        portions[candidate.path] = DishPortion(
          energy: kilocalories * 1000, protein: kilocalories * Int.random(in: 45...90, using: &generator))
      }
    }
    let rotation = PlanRotation(candidates, week: week, lastEaten: [:], seed: seed) { "../\($0.path)" }
    var planner = GoalPlanner(rotation, portions: portions, people: people) { "../\($0.path)" }
    return planner.plan(week, count: count)
  }

  private func items(_ plan: MealPlan) -> [PlanItem] { plan.days.flatMap(\.meals).flatMap(\.items) }

  @Test("everybody comes within a tenth, and no dish comes twice", arguments: [UInt64](1...12))
  func reachesGoals(seed: UInt64) throws {
    let people = [Person(name: "anna", goals: Goals(energy: 1800)), Person(name: "ben", goals: Goals(energy: 2500))]
    let (plan, outcomes) = try proposal(seed: seed, people: people)
    let titles = items(plan).compactMap { item in
      if case .recipe(let title, _) = item.content { title } else { nil }
    }
    #expect(Set(titles).count == titles.count)
    #expect(plan.days.allSatisfy { $0.meals.count >= 3 })
    for outcome in outcomes {
      #expect(outcome.isReached, "\(outcome)")
      #expect(outcome.diagnostic(path: "plans/a.md").severity == .note)
    }
  }

  @Test func findsTheFewDishesOfALargeCollectionThatReachAGoal() throws {
    let goals = try #require(Goals(energy: 2600, stated: [.protein: 220]))
    let people = [Person(name: "anna", goals: Goals(energy: 1900)), Person(name: "ben", goals: goals)]
    for seed in 1...4 as ClosedRange<UInt64> {
      let (_, outcomes) = try proposal(seed: seed, people: people, each: 120)
      let missed = outcomes.filter { !$0.isReached }
      #expect(missed.isEmpty, "\(missed)")
    }
  }

  @Test func theSameRecipesGiveTheSameWeekThatReadsBack() throws {
    let people = [Person(name: "anna", goals: Goals(energy: 1700)), Person(name: "ben")]
    let (plan, outcomes) = try proposal(seed: 3, people: people)
    let again = try proposal(seed: 3, people: people)
    #expect(plan == again.plan && outcomes == again.outcomes)
    let source = SourceFile(path: plan.path, text: PlanWriter.write(plan, week: week))
    #expect(PlanReader.read(source).value.withoutPositions == plan)
  }

  @Test func withoutNamesEverybodyEatsTheSame() throws {
    let (plan, _) = try proposal(seed: 5, people: [Person(name: "everybody")], count: 3)
    #expect(items(plan).allSatisfy { $0.shares.isEmpty && $0.amount != nil })
  }

  @Test func saysWhatTheRecipesCannotReach() throws {
    let hungry = Person(name: "ben", goals: Goals(energy: 4000))
    let (_, outcomes) = try proposal(seed: 1, people: [hungry], energy: 100...150)
    let outcome = try #require(outcomes.first)
    #expect(!outcome.isReached)
    let warning = outcome.diagnostic(path: "plans/2026-W47.md")
    #expect(warning.severity == .warning && warning.identifier == "plan-goals-missed")
    #expect(warning.message.hasPrefix("ben: \((outcome.energy + 500) / 1000) of 4000 kcal"))
  }

  @Test func leavesAMealOutRatherThanRepeatADish() throws {
    let (plan, _) = try proposal(seed: 2, people: [Person(name: "anna")], each: 4)
    #expect(items(plan).count < 7 * 3)
    #expect(Set(items(plan).map(\.content)).count == items(plan).count)
  }
}
