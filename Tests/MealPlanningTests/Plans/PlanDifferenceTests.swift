import Cookbook
import CookbookReading
import MealPlanning
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
    #expect(difference.resized.map(\.old) == [.one] && difference.resized.map(\.new) == [Rational(2)])
  }

  @Test func findsNothingBetweenEqualWeeks() {
    let text = "## Monday\n- Lunch: 1 egg; 1 egg\n- Dinner: [S](../recipes/soup.md)\n"
    #expect(PlanDifference(from: entries(text, week: "2026-W47"), to: entries(text, week: "2026-W48")).isEmpty)
  }
}
