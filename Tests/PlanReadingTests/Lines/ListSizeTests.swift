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

  /// Numbers of one line kept `cook` busy for minutes, and a leftover of a million words `plan show`.
  @Test func readsNothingOfFilesWithEndlessLines() {
    let line = PantryReader.read(file("pantry.md", "- ", "2 x 3 ", 4_000))
    #expect(line.value.items.isEmpty)
    #expect(line.diagnostics.map(\.message) == ["found a line of 24002 bytes, and a pantry can have 20000"])
    let plan = PlanFileReader.read(file("2026-W48.md", "## Monday\n\n- Dinner: leftover ", "a ", 10_000))
    #expect(plan.diagnostics.map(\.message) == ["found a line of 20019 bytes, and a plan can have 20000"])
    let words = String(repeating: "a", count: 99)
    let bytes = ShoppingFileReader.read(file("shopping.md", "", "- \(words)\n", 4_000))
    #expect(bytes.diagnostics.map(\.message) == ["found 408000 bytes, and a shopping list can have 400000"])
  }

  @Test func readsNothingOfPantriesAndListsThatNobodyWrites() {
    let pantry = PantryReader.read(file("pantry.md", "", "- salt\n", 5_001))
    #expect(pantry.value.items.isEmpty)
    #expect(pantry.diagnostics.map(\.message) == ["found 5001 lines, and a pantry can have 5000"])
    let list = ShoppingFileReader.read(file("shopping.md", "- ", "a, ", 20_000))
    #expect(list.value.items.isEmpty)
    #expect(list.diagnostics.map(\.message) == ["found 20001 punctuation marks, and a shopping list can have 20000"])
  }

  /// Both dishes would be cooked, and both bags bought.
  @Test func readsNothingOfBothSidesOfAMerge() {
    func merged(_ path: String, _ head: String, _ line: String) -> SourceFile {
      SourceFile(path: path, text: "\(head)<<<<<<< HEAD\n\(line)\n=======\n\(line) too\n>>>>>>> anna\n")
    }
    for path in ["2026-W48.md", "2026-W48.menu"] {
      let plan = PlanFileReader.read(merged(path, "## Monday\n\n", "- Dinner: 1 egg"))
      #expect(plan.value.days.isEmpty)
      #expect(plan.diagnostics.map(\.identifier) == ["text-merge"])
    }
    let list = ShoppingFileReader.read(merged("shopping.md", "- [ ] milk\n", "- [ ] flour"))
    #expect(list.value.items.isEmpty)
    #expect(list.diagnostics.map(\.identifier) == ["text-merge"])
    #expect(PantryReader.read(merged("pantry.md", "", "- flour")).diagnostics.map(\.identifier) == ["text-merge"])
    let book = BookFileReader.read(merged("soups.book.md", "# Soups\n\n", "- Lentil soup"))
    #expect(book.diagnostics.map(\.identifier) == ["text-merge"])
  }

  @Test func readsAllThatOnePlanCanHold() {
    let plan = PlanFileReader.read(file("2026-W48.md", "## Monday\n\n", "- Dinner: 1 egg\n", 4_998))
    #expect(plan.value.days.first?.meals.count == 4_998)
    #expect(PantryReader.read(file("pantry.md", "", "- salt\n", 5_000)).value.items.count == 5_000)
  }
}
