import CommandLineParsing
import Testing

@Suite("Columns of terminal text")
struct DisplayWidthTests {
  @Test(
    "columns",
    arguments: [
      ("", 0), ("soup", 4), ("Käse", 4), ("Ka\u{308}se", 4), ("味噌汁", 6), ("🥬", 2), ("👩‍🍳", 2), ("…", 1), ("❤️", 2),
      ("🇩🇪", 2),
      ("\u{1B}[1;31mred\u{1B}[0m", 3), ("a\tb", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test(
    "what does not fit is cut off",
    arguments: [
      ("soup", 4, "soup"), ("soups", 4, "sou…"), ("味噌汁", 5, "味噌…"), ("味噌汁", 4, "味…"), ("soup", 1, "…"), ("soup", 0, ""),
    ])
  func truncates(text: String, limit: Int, result: String) {
    #expect(DisplayWidth.truncated(text, to: limit) == result)
  }
}
