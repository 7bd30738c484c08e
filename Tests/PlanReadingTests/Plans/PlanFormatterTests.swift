import Cookbook
import PlanReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct PlanFormatterTests {
  private func format(_ text: String, path: String = "plans/2026-W47.md") -> Checked<String> {
    PlanFormatter.format(SourceFile(path: path, text: text)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func writesHeadingsAndMealsInOneForm() {
    let formatted = format(
      """
      # Week 47
      We are away on Friday.


      ### Monday ###
      * **Dinner:**  2 servings [Soup](../a%20b.md), 1 slice bread @anna *2 servings* @ben (toasted)
      + Lunch: Reste vom Sonntagabend
          - 150 g yoghurt ,  2 bananas
      """)
    #expect(formatted.diagnostics.isEmpty)
    #expect(
      formatted.value == """
        # Week 47

        We are away on Friday.

        ## Monday

        - Dinner: [Soup](<../a b.md>) *2 servings*; 1 slice bread @anna *2 servings* @ben (toasted)
        - Lunch: Reste vom Sonntagabend
          - 150 g yoghurt; 2 bananas

        """)
  }

  @Test(arguments: [
    "## Monday\n- Dinner: [Soup](s.md) *2 servings* @anna 2 @ben (without nuts)\n",
    "## Monday\n- Dinner: [Soup](s.md) (hot) @anna (cold)\n",
    "## Monday\n- Dinner: [Soup](<a (b).md>) *1-2 servings*\n",
    "\u{FEFF}---\nweek: 2026-W47\ntags:\n- a\n---\n# Us\r\n\r\n## Monday\r\n- Lunch: 1 egg\r\n",
    "# Party 2026-07-04\n\n---\n\n- *120 servings* [Beans](beans.md)\n\n---\n\nBring chairs.\n\n- and tables\n",
    "## Monday\n```\n- Dinner: 1 egg\n\n\n## Tuesday\n```\n- Lunch: pizza ~ 800 kcal\n",
    "## Monday\n\nprose  \nmore\n\n### Dinner\n- 1 egg\n- [Soup](s.md)\n", "", "\n\n", "# Only a title",
    "## Monday\n\n- Lunch: 1 egg\n\n## Notes # ##\n\nText.\n", "## ## ##\n", "---\nweek: 2026-W47\n---",
    "---\nweek: 2026-W47\n---\n",
    "\n---\n\n- *120 servings* [Beans](beans.md)\n---\n\n- d\n\n---\n",
  ])
  func keepsTheMeaningAndIsDoneAfterOnce(text: String) {
    let source = SourceFile(path: "plans/2026-W47.md", text: text)
    let once = PlanFormatter.format(source)
    let twice = PlanFormatter.format(SourceFile(path: source.path, bytes: once.value))
    #expect(once.value == twice.value)
    #expect(
      PlanReader.read(source).value.withoutPositions
        == PlanReader.read(SourceFile(path: source.path, bytes: once.value)).value.withoutPositions)
  }

  @Test func leavesFilesWithErrorsAlone() {
    let text = "## Monday\n*  Dinner: [Soup](s.md) *lots*\n"
    #expect(format(text).value == text)
    #expect(format(text).diagnostics.map(\.identifier) == ["plan-amount"])
  }

  @Test func leavesLinesWithWarningsAlone() {
    let text = "## Monday\n\n*  Dinner: with [Soup](s.md)\n- Lunch: 1 egg\n"
    #expect(format(text).value == text)
  }

  /// Bytes of plans, mixed up.
  @Test func survivesAnything() {
    let pieces = [
      "## ", "Monday", "\n", "- ", "Dinner:", "[", "](", ")", "*", "@", "anna", "2", " ", "~", "kcal", ";", ",", "+",
      "---",
      "```", "\r", "\u{0}", "é", "(", "leftover of ", "2026-11-31", "<", ">", "%zz", "1/0", "# ", "  ", "\t", "½",
    ]
    for seed in UInt64(1)...400 {
      var random = SeededGenerator(seed: seed)
      let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for path in ["plans/2026-W47.md", "plans/x.menu", "plans/x.json", "plans/2026-07-04.md"] {
        let source = SourceFile(path: path, text: text)
        _ = PlanFileReader.read(source)
        let once = PlanFormatter.format(source).value
        #expect(PlanFormatter.format(SourceFile(path: path, bytes: once)).value == once, "\(text.debugDescription)")
        let editor = PlanEditor(source)
        if let monday = CalendarDate("2026-11-16") {
          _ = editor.adding("1 egg", on: monday, .lunch)
          _ = editor.removing(on: monday, .dinner) { _ in true }
        }
      }
    }
  }
}
