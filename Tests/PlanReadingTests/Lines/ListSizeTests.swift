import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct ListSizeTests {
  private func file(_ path: String, _ head: String, _ line: String, _ count: Int) -> SourceFile {
    SourceFile(path: path, text: head + String(repeating: line, count: count))
  }

  /// A megabyte of dishes in one meal kept `plan diff` busy for eleven seconds, one of things at home a build for five.
  @Test(arguments: ["2026-W48.md", "2026-W48.menu"])
  func readsNothingOfPlansThatNobodyWrites(path: String) {
    let plan = PlanFileReader.read(file(path, "## Monday\n\n", "- Dinner: 1 egg\n", 5_000))
    #expect(plan.value.days.isEmpty)
    #expect(plan.diagnostics.map(\.message) == ["found 5002 lines, and a plan can have 5000"])
    let line = PlanFileReader.read(file(path, "## Monday\n\n- Dinner: 1 egg", "; 1 egg", 20_000))
    #expect(line.diagnostics.map(\.identifier) == ["plan-size"])
  }

  @Test func readsNothingOfPantriesAndListsThatNobodyWrites() {
    let pantry = PantryReader.read(file("pantry.md", "", "- salt\n", 5_001))
    #expect(pantry.value.items.isEmpty)
    #expect(pantry.diagnostics.map(\.message) == ["found 5001 lines, and a pantry can have 5000"])
    let list = ShoppingFileReader.read(file("shopping.md", "- ", "a, ", 20_000))
    #expect(list.value.items.isEmpty)
    #expect(list.diagnostics.map(\.message) == ["found 20001 punctuation marks, and a shopping list can have 20000"])
  }

  @Test func readsAllThatOnePlanCanHold() {
    let plan = PlanFileReader.read(file("2026-W48.md", "## Monday\n\n", "- Dinner: 1 egg\n", 4_998))
    #expect(plan.value.days.first?.meals.count == 4_998)
    #expect(PantryReader.read(file("pantry.md", "", "- salt\n", 5_000)).value.items.count == 5_000)
  }
}
