import Cookbook
import Foods
import MealPlanning
import Nutrition
import Quantities
import TestSupport
import Testing

@Suite struct MacroReportTests {
  @Test func countsEverybodysPortionAndLeftovers() throws {
    let report = MacroSamples.report(
      """
      ## Monday
      - Dinner: [soup](../recipes/soup.md) *4 servings*
      ## Tuesday
      - Lunch: leftover of Monday dinner
      """, ["soup": MacroSamples.dish(kilocalories: 500)], people: [Person(name: "anna"), Person(name: "ben")])
    #expect(report.people.map(\.person.name) == ["anna", "ben"])
    for person in report.people {
      #expect(person.days.map { $0.sum.figures.energy } == [500_000, 500_000, nil, nil, nil, nil, nil])
      #expect(person.days.plannedCount == 2)
      #expect(person.days.lines.map(\.entry.isLeftover) == [false, true])
    }
  }

  @Test(arguments: [
    (1980, MacroDay.Status.onTarget), (2200, .onTarget), (2420, .onTarget), (1979, .under), (2421, .over),
  ])
  func judgesADayByATenthOfTheGoal(eaten: Int, status: MacroDay.Status) {
    let report = MacroSamples.report("## Monday\n- Lunch: canteen ~ \(eaten) kcal\n", [:])
    #expect(report.people.first?.days.first?.status == status)
    #expect(report.people.first?.days.judgedCount == 1)
  }

  @Test func judgesNoDayOfWhichSomethingIsUnknownUnlessItIsTooMuchAlready() {
    let plan =
      "## Monday\n- Lunch: eating out\n- Dinner: pasta ~ 2000 kcal\n## Tuesday\n- Lunch: out; feast ~ 2500 kcal\n"
    let days = MacroSamples.report(plan, [:]).people[0].days
    #expect(days.map(\.status).prefix(3) == [.unknown, .over, .unplanned])
    #expect(days.judgedCount == 1)
    #expect(days.average(.energy) == nil)
  }

  @Test func aFewDaysDoNotSpeakForAWeek() {
    let known = "- Lunch: canteen ~ 600 kcal (30 g protein)\n"
    let unknown = "- Lunch: canteen ~ 800 kcal\n"
    func average(_ plan: String) -> Int? { MacroSamples.report(plan, [:]).people[0].days.average(.protein) }
    #expect(average("## Monday\n\(known)## Tuesday\n\(unknown)") == 30_000)
    #expect(average("## Monday\n\(known)## Tuesday\n\(unknown)## Friday\n\(unknown)") == nil)
  }

  @Test func aDayThatIsOverWithAPartOfItIsTheFurthestOffAndLeavesNoAverage() {
    let plan = "## Monday\n- Lunch: canteen ~ 566 kcal\n## Tuesday\n- Lunch: out; feast ~ 4821 kcal\n"
    func person(_ sunday: String) -> PersonMacros {
      MacroSamples.report("\(plan)## Sunday\n- Lunch: soup ~ 183 kcal\(sunday)\n", [:]).people[0]
    }
    let days = person("").days
    #expect(days.judgedCount == 3)
    #expect(days.worst(for: person("").target)?.date.weekday == .tuesday)
    #expect(days.best(for: person("").target)?.date.weekday == .monday)
    #expect(days.average(.energy) == nil && days.average(.protein) == nil)
    #expect(days.first { $0.isOverInPart }?.sum.sign(of: .energy) == "≥")
  }

  @Test func whatADishHasAtLeastCountsAndIsSaid() {
    var stew = MacroSamples.dish(Nutrients(energy: 400_000, sodium: 4_000_000))
    stew.atLeast = NutrientSet(.sodium)
    let day = MacroSamples.report("## Monday\n- Lunch: [stew](../recipes/stew.md)\n", ["stew": stew]).people[0].days[0]
    #expect(day.sum.figures.sodium == 4_000_000)
    #expect(day.sum.sign(of: .sodium) == "≥" && day.sum.sign(of: .energy) == nil)
  }

  @Test func aSumWithAnEstimateIsOne() {
    let stew = MacroSamples.dish(Nutrients(energy: 400_000), .recipeEstimated)
    let days = MacroSamples.report(
      "## Monday\n- Lunch: [stew](../recipes/stew.md)\n- Dinner: soup ~ 183 kcal\n## Tuesday\n- Lunch: soup ~ 183 kcal\n",
      ["stew": stew]
    ).people[0].days
    #expect(days.map { $0.sum.sign(of: .energy) }.prefix(2) == ["≈", nil])
    #expect(days.isEstimate && days[0].sum.sign(of: .protein) == "≥")
    #expect(stew.basis.name == "recipe-estimated")
  }

  /// The rule of recipes: more than half of the energy.
  @Test func aGuessThatMattersLittleMakesNoEstimate() {
    let stew = MacroSamples.dish(Nutrients(energy: 400_000), .recipeEstimated)
    let plan =
      "## Monday\n- Lunch: [stew](../recipes/stew.md)\n- Dinner: soup ~ 399 kcal\n## Tuesday\n- Lunch: soup ~ 2 kcal\n"
    let person = MacroSamples.report(plan, ["stew": stew]).people[0]
    #expect(person.days.map { $0.sum.isEstimate }.prefix(2) == [true, false])
    #expect(person.days.meals.map(\.sum.isEstimate) == [false, false] || person.days.meals[0].sum.isEstimate)
    #expect(!person.days.isEstimate && !person.sum.isEstimate)
    #expect(person.days.lines.contributors.map(\.sum.isEstimate) == [true, false, false])
  }

  @Test func mealsSayWhatTheyLackAndWhatIsEstimated() {
    let person = MacroSamples.report(
      "## Monday\n- Lunch: out; soup ~ 183 kcal\n- Dinner: [stew](../recipes/stew.md)\n## Tuesday\n- Lunch: soup ~ 183 kcal\n",
      ["stew": MacroSamples.dish(Nutrients(energy: 400_000), .recipeEstimated)]
    ).people[0]
    let rows = SlotTable(person, weeks: 0..<1).rows
    #expect(rows.map { $0.cells.map(\.sign).prefix(2) } == [["≥", nil], ["≈", nil]])
    #expect(rows.map { $0.cells.map(\.energy).prefix(2) } == [[183, 183], [400, nil]])
    #expect(rows.map(\.sign) == ["≥", "≈"] && rows.map(\.total) == [366, 400])
  }

  @Test func aDayWithADishThatIsWrongIsNotJudged() {
    let days = MacroSamples.report(
      "## Monday\n- Lunch: [gone](../recipes/gone.md)\n- Dinner: soup ~ 400 kcal\n", [:]
    ).people[0].days
    #expect(days[0].status == .unknown && days[0].sum.sign(of: .energy) == "≥" && days.judgedCount == 0)
  }

  @Test(arguments: ["leftover of Sunday dinner", "[oats](../recipes/oats.md) *many*", "leftover oatz of Monday lunch"])
  func aDayWithALeftoverOrAnAmountThatIsWrongIsNotJudged(line: String) {
    let days = MacroSamples.report("## Monday\n- Lunch: soup ~ 400 kcal\n- Dinner: \(line)\n", [:]).people[0].days
    #expect(days[0].status == .unknown && days[0].sum.sign(of: .energy) == "≥" && days.judgedCount == 0)
  }

  @Test func aGuessIsNeverNoPercent() {
    func percent(_ guessed: Int, of mass: Int) -> Int? {
      var dish = MacroSamples.dish(Nutrients(energy: 1000))
      (dish.mass, dish.guessedMass) = (mass, guessed)
      return MacroSum(dish, share: .one)?.guessedPercent
    }
    #expect(percent(0, of: 1000) == 0 && percent(1, of: 1000) == 1 && percent(425, of: 1000) == 43)
    #expect(percent(0, of: 0) == 0 && percent(1000, of: 1000) == 100)
  }

  @Test func namesWhatIsKnownInPart() {
    let soup = MacroSamples.dish(Nutrients(energy: 400_000, protein: 10_000))
    let oats = MacroSamples.dish(Nutrients(energy: 400_000, protein: 10_000, sodium: 1_000_000))
    let day = MacroSamples.report(
      "## Monday\n- Breakfast: [oats](../recipes/oats.md)\n- Dinner: [soup](../recipes/soup.md)\n",
      ["soup": soup, "oats": oats]
    ).people[0].days[0]
    #expect(day.sum.figures.sodium == 1_000_000)
    #expect(day.sum.knows(.protein) && !day.sum.knows(.sodium) && !day.sum.knows(.fibre))
  }

  @Test func findsBestAndWorstDaysAndDaysInARow() {
    let plan = zip(Weekday.allCases, [2200, 2300, 2700, 2150, 2200, 2210, 1500]).map {
      "## \($0.name)\n- Lunch: canteen ~ \($1) kcal\n"
    }.joined()
    let person = MacroSamples.report(plan, [:]).people[0]
    #expect(person.days.best(for: person.target)?.date.weekday == .monday)
    #expect(person.days.worst(for: person.target)?.date.weekday == .sunday)
    #expect(person.days.streak.map(\.date.weekday) == [.thursday, .friday, .saturday])
    #expect(person.days.average(.energy) == 2_180_000)
  }

  @Test func namesTheDishesThatBringMost() {
    let lines = MacroSamples.report(
      """
      ## Monday
      - Lunch: [soup](../recipes/soup.md) *1 serving*
      - Dinner: [oats](../recipes/oats.md) *1 serving*
      ## Tuesday
      - Dinner: [soup](../recipes/soup.md) *1 serving*
      """, ["soup": MacroSamples.dish(kilocalories: 300), "oats": MacroSamples.dish(kilocalories: 500)]
    ).people[0].days.lines
    #expect(lines.contributors.map(\.title) == ["soup", "oats"])
    #expect(lines.contributors.map(\.portions) == [2, 1])
    #expect(lines.contributors.map(\.sum.figures.energy) == [600_000, 500_000])
  }

  @Test func usesGoalsOfTheConfigurationElseTheUsualOnes() {
    let anna = Person(name: "anna", goals: Goals(energy: 1900))
    let report = MacroSamples.report("## Monday\n- Lunch: 1 apple @anna @carl\n", [:], people: [anna])
    #expect(report.people.map(\.person.name) == ["anna", "carl"])
    #expect(report.people.map(\.target.energy) == [1900, 2200])
    #expect(report.people.map(\.isKnown) == [true, false])
  }

  @Test func refusesFiguresOfMoreThanAnybodyEats() {
    let dish = MacroSamples.dish(Nutrients(energy: Int.max / 2))
    #expect(MacroSum(dish, share: .one) == nil)
    let report = MacroSamples.report("## Monday\n- Lunch: [soup](../recipes/soup.md)\n", ["soup": dish])
    #expect(report.people[0].days[0].status == .unknown)
  }

  @Test func weeksAreTheSumOfTheirDaysAndLinesToTheLastDigit() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (text, dishes) = MacroSamples.randomWeek(&random)
      let report = MacroSamples.report(text, dishes, people: [Person(name: "anna"), Person(name: "ben")])
      for person in report.people {
        for nutrient in Nutrient.allCases {
          let week = person.sum.figures[nutrient] ?? 0
          #expect(week == person.days.reduce(0) { $0 + ($1.sum.figures[nutrient] ?? 0) })
          #expect(week == person.days.lines.reduce(0) { $0 + ($1.sum.figures[nutrient] ?? 0) })
          #expect(week == person.days.meals.reduce(0) { $0 + ($1.sum.figures[nutrient] ?? 0) })
          #expect(week == person.days.lines.contributors.reduce(0) { $0 + ($1.sum.figures[nutrient] ?? 0) })
        }
        #expect(person.sum == person.days.lines.map(\.sum).total)
      }
    }
  }

  @Test func printedRowsAddUpToPrintedTotalsAtEveryLevel() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (text, dishes) = MacroSamples.randomWeek(&random)
      for person in MacroSamples.report(text, dishes).people {
        for nutrient in Nutrient.allCases {
          check(PrintedMacros(person, nutrient).tree)
          let exact = person.sum.figures[nutrient].map { nutrient.printedValue($0) }
          let unit = nutrient.printedUnit
          #expect(PrintedMacros(person, nutrient).tree.value == exact.map { ($0 + unit / 2) / unit })
        }
      }
    }
  }

  private func check(_ tree: FigureTree) {
    if tree.parts.isEmpty { return }
    #expect(tree.value ?? 0 == tree.parts.reduce(0) { $0 + ($1.value ?? 0) })
    tree.parts.forEach(check)
  }

  @Test func printedFiguresStayWithinOneUnitOfTheExactOnes() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let exact = FigureTree(
        (0..<7).map { _ in FigureTree((0..<4).map { _ in FigureTree(Int.random(in: 0...9999, using: &random)) }) })
      compare(exact, exact.rounded(unit: 1000))
    }
  }

  private func compare(_ exact: FigureTree, _ rounded: FigureTree) {
    #expect(abs(1000 * (rounded.value ?? 0) - (exact.value ?? 0)) < 1000)
    for (left, right) in zip(exact.parts, rounded.parts) { compare(left, right) }
  }
}
