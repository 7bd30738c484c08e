import SourceText
import Testing

@testable import CookbookReading

@Suite struct RecipeFormatterTests {
  private func format(_ text: String) -> Checked<String> {
    RecipeFormatter.format(SourceFile(path: "soup.md", text: text)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func writesCanonicalForm() {
    let formatted = format(
      "Soup\n===\nGood.\n\n__2 bowls__\n\n\n_a,b_\n\n***\n* *½ l* water\n* salt\n## More\n* *1,5 g* pepper\n***\nCook.\n\n"
    )
    #expect(
      formatted.value == """
        # Soup

        Good.

        *a, b*

        **2 bowls**

        ---

        - *1/2 l* water
        - salt

        ## More

        - *1 1/2 g* pepper

        ---

        Cook.

        """)
    #expect(formatted.diagnostics.isEmpty)
  }

  @Test(
    "formatting twice changes nothing more",
    arguments: [
      "# A\n---\n- x\n", "\u{FEFF}# A\n\n---\n\n- *1* x\n", "---\na: 1\n---\n# A\n\n***\n\n+ *2-3* x\n",
      "# A\r\n\r\nPrep time: 5 min\r\n\r\n***\r\n\r\n* x\r\n", "# A #\n\n---\n",
      "# A\n\n---\n\n- [x](a%20b.md)\n- *ca. 5 g* y,\n  z\n\n  more\n",
    ])
  func isStable(text: String) {
    let once = format(text)
    #expect(once.diagnostics.isEmpty)
    #expect(format(once.value).value == once.value)
  }

  @Test(
    "what the value of a recipe does not hold is not lost",
    arguments: ["- [l](<a1.md> \"title\")", "- *2* [l](a1.md 'x')", "- [x] *3* eggs", "1. [X] salt"])
  func keepsWhatTheRecipeDoesNotHold(line: String) {
    let text = "# A\n***\n\n\(line)\n"
    let formatted = format(text)
    #expect(formatted.value == text)
    #expect(formatted.diagnostics.map(\.identifier) == ["format-unfaithful"])
  }

  @Test(
    "ranges with blanks have one canonical form",
    arguments: [
      ("*3- 4 tbsp* a", "*3 - 4 tbsp* a"), ("*3 - 4 g* a", "*3 - 4 g* a"), ("*3 -4 g* a", "*3-4 g* a"),
      ("*3–4 g* a", "*3–4 g* a"),
      ("*3 – 4 g* a", "*3 – 4 g* a"), ("*3 to 4 g* a", "*3 to 4 g* a"), ("[ ] *3* a", "*3* a"),
    ])
  func writesRanges(line: String, expected: String) {
    #expect(format("# A\n\n---\n\n- \(line)\n").value == "# A\n\n---\n\n- \(expected)\n")
  }

  @Test func keepsByteOrderMarkAndFrontMatterToTheByte() {
    let head = "\u{FEFF}---\r\nx:   [1]\t\r\n...  \r\n"
    #expect(format(head + "# A\n***\n- x\n").value == head + "\r\n# A\r\n\r\n---\r\n\r\n- x\r\n")
    let unix = head.replacing("\r\n", with: "\n")
    #expect(format(unix + "# A\n***\n- x\n").value == unix + "\n# A\n\n---\n\n- x\n")
  }

  @Test(
    "a file with errors stays as it is",
    arguments: [("# A\n\n- x\n", "recipemd-divider"), ("---\na: [\n---\n\n# A\n\n---\n", "yaml-syntax")])
  func leavesErrorsAlone(text: String, identifier: String) {
    let formatted = format(text)
    #expect(formatted.value == text)
    #expect(formatted.diagnostics.map(\.identifier) == [identifier])
  }

  @Test func leavesARecipeAloneThatWouldSaySomethingElse() {
    // The definition stands between tags and divider, which canonical form has no place for.
    let text = "# A\n\nSee [it].\n\n*tag*\n\n[it]: https://example.org\n\n---\n\n- x\n"
    let formatted = format(text)
    #expect(formatted.value == text)
    #expect(formatted.diagnostics.map(\.identifier) == ["format-unfaithful"])
  }

  @Test func keepsTheLineEndsOfTheFile() {
    let text = "---\ntags: [a]\n---\n\n# Soup\n\nOne\ntwo\n\n*a*\n\n---\n\n- *1 cup*  stock\n\n---\n\n```\ncode\n```\n"
    let file = SourceFile(path: "soup.md", text: text)
    let windows = SourceFile(path: "soup.md", text: text.replacing("\n", with: "\r\n"))
    for facts in [RecipeFormatter.FrontMatterFacts.stay, .become(language: "en")] {
      let formatted = String(decoding: RecipeFormatter.format(file, frontMatter: facts).value, as: UTF8.self)
      #expect(formatted != text)
      let other = RecipeFormatter.format(windows, frontMatter: facts).value
      #expect(String(decoding: other, as: UTF8.self) == formatted.replacing("\n", with: "\r\n"))
      #expect(RecipeFormatter.format(SourceFile(path: "soup.md", bytes: other)).value == other)
    }
  }
}
