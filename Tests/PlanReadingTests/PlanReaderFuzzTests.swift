import Cookbook
import PlanReading
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, plans, pantries, lists and books are read, and what is written of them is read the same.
@Suite struct PlanReaderFuzzTests {
  private static let plan = """
    ---
    week: 2026-W47
    ---
    # Week 47

    ## Monday

    - Breakfast: 200 g yoghurt, 2 bananas
    - Lunch: canteen ~ 850 kcal (40 g protein, 90 g carbs, 35 g fat) @ben
    - Dinner: [Lentil soup](../recipes/lentil-soup.md) *4 servings* + bread; *1/2* salad (without nuts)

    ## Dienstag, 17.11.2026

    - Mittagessen: Reste vom Montagabend
    - Dinner:
      - [Pasta](<../a b.md>) @anna @ben 2 servings
      - leftover [Chili](../recipes/chili.md) from Monday dinner
    """

  private static let pieces = [
    "## ", "### Dinner\n", "- ", "  - ", "\n", "\n\n", "```\n", "---\n", "[", "](", ")", "<", ">", "*", "**", "@",
    "@anna ", "~ ", "kcal",
    " + ", "; ", ", ", "leftover of ", "Reste vom ", "2026-11-16", "Monday", "W53", "0000-W00", "99.99.9999",
    "servings", "\\", "&amp;",
    "== ", "{", "}", "%g", "\"", ":", "best before ", "[x] ", "tag: ", "everything else",
  ]

  @Test func readsPlans() throws {
    let menu = "== Monday ==\n\nDinner:\n- @./recipes/lentil-soup{2%servings}\n- @yoghurt{150%g}\n"
    let party = "# Party 2026-07-04\n\n---\n\n- *120 servings* [Beans](beans.md)\n\n---\n\nBring chairs.\n"
    let planner = """
      [{"id": "1", "day": "2026-11-16", "meal": "Dinner", "recipeId": "soup", "createdAt": "2026-11-01T10:00:00Z"},
      {"id": "2", "day": "2026-11-17", "meal": "Lunch", "quickAdd": {"name": "a", "calories": 1, "protein": 2, "carbs": 3, "fats": 4}}]
      """
    try Damage.each(of: [Self.plan, menu, party, planner], pieces: Self.pieces) { bytes, seed in
      for path in ["plans/2026-W47.md", "plans/week.menu", "plans/week.json"] {
        let file = SourceFile(path: path, bytes: bytes)
        let read = PlanFileReader.read(file)
        try #require(read.diagnostics.areTold, "seed \(seed)")
        try #require(PlanFileReader.read(file).value == read.value, "seed \(seed)")
      }
      let formatted = PlanFormatter.format(SourceFile(path: "plans/2026-W47.md", bytes: bytes))
      let twice = PlanFormatter.format(SourceFile(path: "plans/2026-W47.md", bytes: formatted.value))
      try #require(twice.value == formatted.value, "seed \(seed)")
    }
  }

  @Test func editsPlans() throws {
    let date = try #require(CalendarDate("2026-11-17"))
    try Damage.each(of: [Self.plan], pieces: Self.pieces, usual: 1000) { bytes, seed in
      let file = SourceFile(path: "plans/2026-W47.md", bytes: bytes)
      let added = PlanEditor(file).adding("1 egg", on: date, .dinner)
      try #require(added.count > bytes.count, "seed \(seed)")
      _ = PlanEditor(file).removing(on: date, .dinner) { _ in true }
    }
  }

  @Test func readsPantriesListsAndBooks() throws {
    let samples = [
      "# Pantry\n\n## Fridge\n- 2 l milk (best before 2026-12-01)\n- 6 eggs, use by 24.11.2026\n- Sahne (MHD 30.11.26)\n- salt\n",
      "# To buy\n\n- [ ] 2 l milk\n- [x] bread\n- [candles](<https://example.org/candles>)\n* [ ] 1/2 cup flour\n",
      """
      # Soups

      Subtitle: Rain
      Author: Mara
      Language: de
      Layout: flowing

      - [Before](books/before.md)

      ## Thick

      Prose.

      - [Lentil soup](recipes/lentil-soup.md)
      - Minestrone
      - tag: soup
      - everything else
      """,
    ]
    try Damage.each(of: samples, pieces: Self.pieces) { bytes, seed in
      let file = SourceFile(path: "a.md", bytes: bytes)
      try #require(PantryReader.read(file).diagnostics.areTold, "seed \(seed)")
      try #require(BookFileReader.read(file).diagnostics.areTold, "seed \(seed)")
      let list = ShoppingFileReader.read(file)
      try #require(list.diagnostics.areTold, "seed \(seed)")
      var editor = ShoppingFileEditor(bytes)
      editor.add([.init("2 [l] *milk*", link: "https://example.org/")])
      editor.tick([1, 3, 5], true)
      editor.remove([2, 4])
      _ = ShoppingFileReader.read(SourceFile(path: "a.md", bytes: editor.bytes))
    }
  }
}
