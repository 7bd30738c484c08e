import Testing

@testable import RecipeQueries

@Suite struct MarkdownMaskTests {
  private func masked(_ text: String) -> String {
    String(decoding: MarkdownMask.masked(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("Bake [it](a 2.md) 3 min.", "Bake [it,,,,,,,,, 3 min."), ("Add `2 g` of <b 3>salt.", "Add ,,,,, of ,,,,,salt."),
    ("a](b `c <d", "a](b `c <d"), ("[a](b\n[c](d)", "[a](b\n[c,,,,"), ("`a\n`b`", "`a\n,,,"),
  ])
  func hidesWhatIsNoTextOfALine(text: String, hidden: String) { #expect(masked(text) == hidden) }

  /// Half a megabyte of openings would take minutes if the end of each were looked for.
  @Test(arguments: ["[a](", "`", "<a"]) func readsALineOfOpeningsOnce(opening: String) {
    let line = String(repeating: opening, count: opening == "`" ? 1 : 200_000)
    #expect(masked(line + "\n[a](b)") == line + "\n[a,,,,")
  }
}
