import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct PantryReaderTests {
  private func read(_ text: String) -> Checked<Pantry> {
    PantryReader.read(SourceFile(path: "content/pantry.md", text: text))
  }

  @Test(
    "finds the day in items of four languages",
    arguments: [
      ("1 kg flour (best before 2026-12-01)", "1 kg flour", "2026-12-01"),
      ("2 l milk, use by 2026-11-24", "2 l milk", "2026-11-24"),
      ("Sahne (mindestens haltbar bis 24.11.2026)", "Sahne", "2026-11-24"),
      ("Sahne bis 1.2.2026", "Sahne", "2026-02-01"), ("4 œufs (jusqu’au 2026-12-03)", "4 œufs", "2026-12-03"),
      ("queso hasta el 2026-12-03", "queso", "2026-12-03"), ("yoghurt until: 2026-12-03", "yoghurt", "2026-12-03"),
      ("yoghurt 2026-12-03", "yoghurt", "2026-12-03"),
      ("cream (open) best before 2026-12-03", "cream (open)", "2026-12-03"),
      ("cream (best before 2026-12-03), open", "cream open", "2026-12-03"), ("salt", "salt", nil),
      ("*500 g* rice", "500 g rice", nil), ("[x] sugar", "sugar", nil), ("[ ] sugar", "sugar", nil),
      ("2.5.1 version tea", "2.5.1 version tea", nil), ("quark 20 %", "quark 20 %", nil),
      ("mandarin-bis 2026-12-03", "mandarin-bis", "2026-12-03"),
      ("cream (best before 25.12.25)", "cream", "2025-12-25"), ("Sahne, MHD 1.2.26", "Sahne", "2026-02-01"),
      ("rice (best before 12/2025)", "rice", "2025-12-31"), ("rice (best before 2028-02)", "rice", "2028-02-29"),
      ("riz, DDM: 11.2026", "riz", "2026-11-30"), ("Sahne bis 25.12.25", "Sahne", "2025-12-25"),
      ("arroz hasta 06/2027", "arroz", "2027-06-30"), ("2 bis 3 Zwiebeln", "2 bis 3 Zwiebeln", nil),
      ("1/2 bis 3/4 l Milch", "1/2 bis 3/4 l Milch", nil), ("rum 12/2025", "rum 12/2025", nil),
      ("500 g rice 2.5.26", "500 g rice 2.5.26", nil),
    ])
  func readsItems(item: String, text: String, date: String?) {
    let pantry = read("- \(item)\n")
    #expect(pantry.diagnostics == [])
    #expect(pantry.value.items.map(\.text) == [text] && pantry.value.items.map(\.bestBefore?.text) == [date])
  }

  @Test func headingsProseAndCodeAreNoItems() {
    let pantry = read(
      "---\na: b\n---\n# Pantry\n\nWhat we have.\n\n## Shelf\n- salt\n  - pepper\n* oil\n+ rice\n\n```\n- no\n```\n---\n"
    )
    #expect(pantry.value.items.map(\.text) == ["salt", "pepper", "oil", "rice"])
    #expect(pantry.value.items.map(\.line) == [9, 10, 11, 12])
  }

  @Test(
    arguments: [
      ("- milk until 2026-02-30\n", "pantry-date", 14), ("- milk 31.11.2026\n", "pantry-date", 8),
      ("- milk 01/12/2026\n", "pantry-date", 8), ("- milk (best before 12/25)\n", "pantry-date", 21),
      ("- milk use by 5 December\n", "pantry-date", 15), ("- milk (best before 13/2025)\n", "pantry-date", 21),
      ("- milk, bis 5. Dezember\n", "pantry-date", 13), ("- milk (best before 26-12-01)\n", "pantry-date", 21),
      ("- milk best before 2026\n", "pantry-date", 20), ("- [x]\n", "pantry-empty-item", 6),
      ("- 2026-12-01\n", "pantry-empty-item", 3),
    ])
  func saysWhatIsWrong(text: String, identifier: String, column: Int) {
    let pantry = read(text)
    #expect(pantry.diagnostics.map(\.identifier) == [identifier])
    #expect(pantry.diagnostics.first?.position == SourcePosition(line: 1, column: column))
  }

  @Test func anItemWithAWrongDayIsStillThere() {
    #expect(read("- milk until 2026-02-30\n").value.items == [Pantry.Item(text: "milk", line: 1)])
  }

  @Test func readsWhateverItIsGiven() {
    for text in [
      "", "-", "- ", "-\t", "- (", "- 2026-", "- --2026-1-1--", "\u{FEFF}- salt", "- a\r\n- b\r\n", "- ((2026-12-01))",
    ] {
      _ = read(text)
    }
    #expect(read("\u{FEFF}- salt\r\n- pepper\r\n").value.items.map(\.text) == ["salt", "pepper"])
  }
}
