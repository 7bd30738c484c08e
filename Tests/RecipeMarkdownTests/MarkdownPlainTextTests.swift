import RecipeMarkdown
import Testing

@Suite struct MarkdownPlainTextTests {
  @Test(
    "is the words without mark-up",
    arguments: [
      ("salt", "salt"), ("*sea* **salt**", "sea salt"), ("[salt](s.md)", "salt"), ("`salt`", "salt"),
      ("![salt](s.jpg)", "salt"),
      ("salt &amp; oil", "salt & oil"), ("a\\*b", "a*b"), ("salt\nand oil", "salt and oil"),
      ("salt  \noil", "salt\noil"),
      ("<b>salt</b>", "<b>salt</b>"), ("crème brûlée", "crème brûlée"), ("", ""), ("[a]", "[a]"), ("1 < 2", "1 < 2"),
    ])
  func dropsMarkUp(source: String, text: String) {
    #expect(MarkdownPlainText.text(ofInline: source) == text)
  }
}
