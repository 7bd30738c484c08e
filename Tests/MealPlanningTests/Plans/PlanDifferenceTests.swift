import Cookbook
import MealPlanning
import PlanReading
import Quantities
import SourceText
import Testing

@Suite struct PlanDifferenceTests {
  private func entries(_ text: String, week: String) -> [PlannedEntry] {
    let source = SourceFile(path: "plans/\(week).md", text: text)
    let document = PlanDocument(plan: PlanReader.read(source).value, source: source)
    return PlanCalendar.resolve([document], recipes: PlanCalendarTests.recipes, people: ["anna"]).value.entries
  }

  @Test func namesWhatChangedBetweenWeeks() {
    let old = entries(
      "## Monday\n- Lunch: 1 egg\n- Dinner: [S](../recipes/soup.md)\n## Friday\n- Dinner: [P](../recipes/pesto.md)\n",
      week: "2026-W47")
    let new = entries(
      "## Monday\n- Dinner: [S](../recipes/soup.md) *8 servings*\n## Sunday\n- Lunch: [P](../recipes/pesto.md); 1 pear\n",
      week: "2026-W48")
    let difference = PlanDifference(from: old, to: new)
    #expect(difference.added.map(\.title) == ["1 pear"])
    #expect(difference.removed.map(\.title) == ["1 egg"])
    #expect(difference.moved.map(\.dish.recipe) == ["recipes/pesto.md"])
    #expect(difference.moved.first?.to == .init(weekday: .sunday, slot: .lunch))
    #expect(difference.resized.map { $0.old.map(\.servings) } == [[Rational(4)]])
    #expect(difference.resized.map { $0.new.map(\.servings) } == [[Rational(8)]])
  }

  @Test func takesADishInThePlaceOfAnotherForASwap() {
    let old = entries("## Monday\n- Dinner: [S](../recipes/soup.md); 1 egg\n", week: "2026-W47")
    let new = entries("## Monday\n- Dinner: [P](../recipes/pesto.md)\n- Lunch: 1 pear\n", week: "2026-W47")
    let difference = PlanDifference(from: old, to: new)
    #expect(difference.swapped.map { [$0.old.title, $0.new.title] } == [["Lentil soup", "Pesto"]])
    #expect(difference.removed.map(\.title) == ["1 egg"] && difference.added.map(\.title) == ["1 pear"])
  }

  @Test func tellsALeftoverFromWhatIsCookedAnew() {
    let dinner = "## Monday\n- Dinner: [S](../recipes/soup.md)\n## Tuesday\n- Lunch: "
    let difference = PlanDifference(
      from: entries(dinner + "leftover of Monday dinner\n", week: "2026-W47"),
      to: entries(dinner + "[S](../recipes/soup.md)\n", week: "2026-W47"))
    #expect(difference.swapped.map { [$0.old.isLeftover, $0.new.isLeftover] } == [[true, false]])
  }

  @Test func comparesPlansOfTheSameWeeksByTheirDates() {
    let week = "## 2026-11-17\n- Dinner: 1 egg\n"
    let both = entries("## 2026-11-10\n- Dinner: 1 egg\n" + week, week: "plan")
    let difference = PlanDifference(from: both, to: entries(week, week: "plan"))
    #expect(difference.removed.map(\.place) == [.init(week: 0, weekday: .tuesday, slot: .dinner)])
    #expect(difference.added.isEmpty && difference.moved.isEmpty)
  }

  @Test func findsNothingBetweenEqualWeeks() {
    let text = "## Monday\n- Lunch: 1 egg; 1 egg\n- Dinner: [S](../recipes/soup.md)\n"
    #expect(PlanDifference(from: entries(text, week: "2026-W47"), to: entries(text, week: "2026-W48")).isEmpty)
  }
}
