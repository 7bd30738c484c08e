import Cookbook
import PlanReading
import Quantities
import SourceText
import Testing

/// Plans in the forms of other programs.
@Suite struct PlanFormTests {
  private func read(_ text: String, _ path: String) -> Checked<MealPlan> {
    PlanFileReader.read(SourceFile(path: path, text: text))
  }

  private func shown(_ plan: MealPlan) -> [String] {
    plan.days.flatMap { day in
      day.meals.map { "\(day.date.text) \($0.slot.name): \($0.items.map(PlanWriter.item).joined(separator: "; "))" }
    }
  }

  // MARK: Menus

  @Test func readsCooklangMenus() {
    let plan = read(
      """
      ---
      title: Us
      ---
      >> servings: 2
      -- a remark
      == Day 1 (2026-11-16) ==
      Breakfast:
      - @./Breakfast/Easy Pancakes{2%servings} with @maple syrup{30%ml}
      Dinner: @../soup{}
      = Tuesday =
      Lunch:
      - canteen
      == Day 3 ==
      Dinner: @./stew{1/2} and @bread
      """, "plans/2026-W47.menu")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(
      shown(plan.value) == [
        "2026-11-16 Breakfast: [Easy Pancakes](<./Breakfast/Easy Pancakes>) *2 servings*; 30 ml maple syrup",
        "2026-11-16 Dinner: [soup](../soup)", "2026-11-17 Lunch: canteen",
        "2026-11-18 Dinner: [stew](./stew) *1/2*; bread",
      ])
  }

  @Test(arguments: [
    ("== Monday ==\nDinner: @x{}", "plans/next.menu", "plan-week"),
    ("== Soups ==\n", "plans/2026-W47.menu", "plan-heading"),
    ("== 2026-02-30 ==\n", "plans/2026-W47.menu", "plan-date"),
    ("Dinner: @x{}", "plans/2026-W47.menu", "plan-no-day"),
    ("== Monday ==\n@x{}", "plans/2026-W47.menu", "plan-slot"),
    ("== Monday ==\nDinner: @./x{lots}", "plans/2026-W47.menu", "plan-amount"),
  ])
  func saysWhatIsWrongWithMenus(text: String, path: String, identifier: String) {
    #expect(read(text, path).diagnostics.map(\.identifier) == [identifier])
  }

  @Test func aMenusDishOfWhichNobodyKnowsHowMuchIsEatenAllTheSame() {
    let items = read("== Monday ==\nDinner: @./soup{lots} and @rice{100%g}", "plans/2026-W47.menu").value.days[0].meals[
      0
    ].items
    #expect(items.map(\.content) == [.note("soup", nil), .food("100 g rice")])
    #expect(items.map(\.isMistaken) == [true, false])
  }

  @Test(arguments: [
    ("# Garden party, 2026-07-04", "plans/party.md"), ("# Garden party", "plans/2026-07-04-party.md"),
    ("# Saturday menu", "plans/2026-07-04.md"),
  ])
  func readsMenusInRecipeMD(title: String, path: String) {
    let plan = read("\(title)\n\nCome all!\n\n---\n\n- *120 servings* [Beans](beans.md)\n\n---\n\n- chairs\n", path)
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(shown(plan.value) == ["2026-07-04 Menu: [Beans](beans.md) *120 servings*"])
    #expect(plan.value.title == String(title.dropFirst(2)))
  }

  @Test func takesTheSlotFromTheHeadingAbove() {
    let plan = read("## Monday\n### Dinner\n- 1 egg\n- [Soup](s.md)\n## Tuesday\n- Lunch: 1 pear\n", "2026-W47.md")
    #expect(plan.diagnostics.isEmpty)
    #expect(
      shown(plan.value) == [
        "2026-11-16 Dinner: 1 egg", "2026-11-16 Dinner: [Soup](s.md)", "2026-11-17 Lunch: 1 pear",
      ])
  }

  @Test func readsTheWeekOfFrontMatter() {
    let plan = read("---\ntags:\n- home\nweek: \"2026-W47\"\n---\n## Monday\n- Lunch: 1 egg\n", "plans/ours.md")
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.days.map(\.date.text) == ["2026-11-16"])
    let wrong = read("---\nweek: soon\n---\n## 2026-11-16\n", "plans/ours.md")
    #expect(wrong.diagnostics.map(\.identifier) == ["plan-week"])
  }

  // MARK: JSON

  @Test func readsTheOrganisersPlanner() {
    let plan = read(
      """
      [{"id": "2", "day": "2026-11-17", "meal": "Evening Snack",
        "quickAdd": {"name": "skyr", "calories": 96, "protein": 16.5, "carbs": 6, "fats": 0}},
       {"id": "1", "day": "2026-11-16", "meal": "Dinner", "recipeId": "soup", "createdAt": "2026-11-15T09:00:00Z"},
       {"id": "3", "day": "2026-11-16", "meal": "Brunch", "recipeId": "pie", "quickAdd": null}]
      """, "plans/planner.json")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(plan.value.days.map(\.date.text) == ["2026-11-16", "2026-11-17"])
    #expect(plan.value.days[0].meals.map(\.slot) == [.dinner, .named("Brunch")])
    #expect(plan.value.days[0].meals.flatMap(\.items).map(\.content) == [.recipeID("soup"), .recipeID("pie")])
    #expect(shown(plan.value).last == "2026-11-17 Evening Snack: skyr ~ 96 kcal (16 1/2 g protein, 6 g carbs, 0 g fat)")
  }

  @Test(arguments: [
    (#"{"id": 1}"#, "plan-json-type"), (#"[{"id": "1", "day": "2026-11-16", "meal": "Lunch"}]"#, "plan-json-missing"),
    (#"[{"id": "1", "day": "2026-11-31", "meal": "Lunch", "recipeId": "x"}]"#, "plan-json-value"),
    (
      #"[{"id": "1", "day": "2026-11-16", "meal": "Lunch", "quickAdd": {"name": "x", "calories": -1}}]"#,
      "plan-json-limit"
    ),
    (
      #"[{"id": "1", "day": "2026-11-16", "meal": "Lunch", "recipeId": "x", "quikAdd": {}}]"#, "plan-json-unknown-key"
    ),
    ("[" + Array(repeating: "1", count: 120).joined(separator: ",") + "]", "plan-json-too-many"), ("[1", "json-syntax"),
  ])
  func saysWhatIsWrongWithAPlanner(text: String, identifier: String) {
    #expect(read(text, "plans/planner.json").diagnostics.map(\.identifier).contains(identifier))
  }
}
