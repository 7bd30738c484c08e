import ShoppingLists
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, a list from elsewhere gives items or a reason.
@Suite struct ListReaderFuzzTests {
  @Test(arguments: ["milk\n", "x milk\n"])
  func takesNoMoreThanOneListCanHave(line: String) {
    func read(_ count: Int) -> Checked<[ImportedItem]> {
      ListImport.read(SourceFile(path: "list", text: String(repeating: line, count: count)))
    }
    #expect(read(5_000).value.count == 5_000)
    #expect(read(5_001).value.isEmpty)
    #expect(read(5_001).diagnostics.map(\.identifier) == ["shop-import-size"])
  }

  @Test(arguments: [("a\n", 20_001), ("\u{301}", 200_001)])
  func readsNothingOfTextsThatAreNoList(part: String, count: Int) {
    let read = ListImport.read(SourceFile(path: "list", text: String(repeating: part, count: count)))
    #expect(read.value.isEmpty)
    #expect(read.diagnostics.map(\.identifier) == ["shop-import-size"])
  }

  @Test func readsListsFromElsewhere() throws {
    let samples = [
      #"{"items":[{"name":"milk","quantity":"2 l","category":"Milk Products","recipeLink":"https://a.example"},{"name":"bread"}]}"#,
      "quickyshoppy://import?data=eyJpdGVtcyI6W3sibmFtZSI6Im1pbGsifV19",
      "(A) 2026-11-20 milk +shop @dairy due:2026-11-30\nx 2026-11-21 bread\n",
      "[produce]\npotatoes: 1 kg\nleeks: 2\n[dairy]\nmilk: 1 l\n",
      "Vegetables 🥬\n• potatoes (1 kg)\n✓ leeks (2)\n\n- 2 l milk\n1. bread\n",
    ]
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "\\u0000", "\\", "items", "quickyshoppy://import?data=", "%", "=", "x ",
      "(A) ", "+", "@", "• ", "✓ ",
      "\n", "null", "[[",
    ]
    try Damage.each(of: samples, pieces: pieces, usual: 4000) { bytes, seed in
      let read = ListImport.read(SourceFile(path: "list", bytes: bytes))
      try #require(read.diagnostics.areTold, "seed \(seed)")
      try #require(read.value.allSatisfy { !$0.name.isEmpty } || read.hasErrors, "seed \(seed)")
    }
  }
}
