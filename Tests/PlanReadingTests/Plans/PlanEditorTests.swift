import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct PlanEditorTests {
  private let text =
    "# Week 47\r\n\r\nA note.\r\n\r\n## Montag\r\n\r\n- Abendessen: 1 egg;  [Soup](s.md) @ben\r\n\r\n## Mittwoch\r\n- Mittagessen:\r\n  - 1 apple\r\n  - 1 pear, 1 plum\r\nThe end  "

  private func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  private func editor(_ text: String? = nil) -> PlanEditor {
    PlanEditor(SourceFile(path: "plans/2026-W47.md", text: text ?? self.text))
  }

  private func added(_ day: String, _ slot: MealSlot, to text: String? = nil) throws -> String {
    String(decoding: editor(text).adding("[Pie](p.md)", on: try date(day), slot), as: UTF8.self)
  }

  @Test func addsToAMealThatIsThere() throws {
    let expected = text.replacing("@ben\r\n", with: "@ben; [Pie](p.md)\r\n")
    #expect(try added("2026-11-16", .dinner) == expected)
  }

  @Test func addsToANestedMeal() throws {
    let expected = text.replacing("1 plum\r\n", with: "1 plum\r\n  - [Pie](p.md)\r\n")
    #expect(try added("2026-11-18", .lunch) == expected)
  }

  @Test(arguments: [
    ("2026-11-16", MealSlot.breakfast, "- Abendessen", "- Frühstück: [Pie](p.md)\r\n- Abendessen"),
    ("2026-11-16", .eveningSnack, "@ben", "@ben\r\n- Abendsnack: [Pie](p.md)"),
    ("2026-11-18", .dinner, "1 plum", "1 plum\r\n- Abendessen: [Pie](p.md)"),
    ("2026-11-16", .named("Brunch"), "@ben", "@ben\r\n- Brunch: [Pie](p.md)"),
    ("2026-11-17", .lunch, "## Mittwoch", "## Dienstag\r\n\r\n- Mittagessen: [Pie](p.md)\r\n\r\n## Mittwoch"),
    ("2026-11-24", .lunch, "The end  ", "The end\r\n\r\n## Dienstag, 2026-11-24\r\n\r\n- Mittagessen: [Pie](p.md)  "),
  ])
  func addsMealsAndDaysInTheirOrder(day: String, slot: MealSlot, old: String, new: String) throws {
    #expect(try added(day, slot) == text.replacing(old, with: new))
  }

  @Test(arguments: [
    ("", "## Monday\n\n- Lunch: [Pie](p.md)\n"), ("# Week\n", "# Week\n\n## Monday\n\n- Lunch: [Pie](p.md)\n"),
    ("# Week", "# Week\n\n## Monday\n\n- Lunch: [Pie](p.md)\n"), ("## Monday", "## Monday\n\n- Lunch: [Pie](p.md)"),
    ("## Monday\n- Lunch:\n", "## Monday\n- Lunch: [Pie](p.md)\n"),
  ])
  func addsToAlmostNothing(before: String, after: String) throws {
    #expect(try added("2026-11-16", .lunch, to: before) == after)
  }

  @Test(arguments: [
    ("2026-11-16", MealSlot.dinner, "egg", "1 egg;  ", ""), ("2026-11-16", .dinner, "Soup", ";  [Soup](s.md) @ben", ""),
    ("2026-11-16", .dinner, "", "- Abendessen: 1 egg;  [Soup](s.md) @ben\r\n", ""),
    ("2026-11-18", .lunch, "apple", "  - 1 apple\r\n", ""), ("2026-11-18", .lunch, "plum", ", 1 plum", ""),
    ("2026-11-18", .lunch, "pear", "1 pear, ", ""),
    ("2026-11-18", .lunch, "", "- Mittagessen:\r\n  - 1 apple\r\n  - 1 pear, 1 plum\r\n", ""),
  ])
  func removesOnlyWhatIsMeant(day: String, slot: MealSlot, word: String, old: String, new: String) throws {
    let bytes = editor().removing(on: try date(day), slot) { item in
      word.isEmpty || String(decoding: Array(text.utf8)[item.range], as: UTF8.self).contains(word)
    }
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text.replacing(old, with: new))
  }

  @Test func findsNothingToRemove() throws {
    #expect(editor().removing(on: try date("2026-11-16"), .lunch) { _ in true } == nil)
    #expect(editor().removing(on: try date("2026-11-16"), .dinner) { _ in false } == nil)
  }
}
