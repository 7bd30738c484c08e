import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct DescriptionTests {
  private func description(_ text: String) throws -> String? {
    try recipe("# A\n\n\(text)\n\n---\n").description
  }

  @Test(
    "is everything before tags, yields or the divider, letter by letter",
    arguments: [
      "Warm and green.", "Two\nlines.", "One.\n\nTwo.", "    code, with its indentation\n\nand text",
      "- a list\n  - in a list\n\n1. another", "> quoted\n> text", "## A heading\n\nText.", "Heading\n===\n\nText.",
      "```\n# no title\n\n---\n```", "<div>\n\nHTML\n\n</div>", "| a | b |\n|---|---|\n| 1 | 2 |",
      "See [peas].\n\n[peas]: https://peas.example \"Peas\"", "[peas]: peas.md\n\nSee [peas].", "[peas]: peas.md",
      "Trailing  \nbreak", "*Partly* italic.", "Text *with* **both**.", "*one* *two*", "**one** **two**", "*one* text",
      "~~gone~~", "`code`", "![picture](a.jpg)", "Line with a tab\tinside",
    ])
  func isKeptVerbatim(text: String) throws {
    #expect(try description(text) == text)
  }

  @Test func isAbsentWhereThereIsNone() throws {
    #expect(try recipe("# A\n\n---\n").description == nil)
    #expect(try recipe("# A\n\n*tag*\n\n---\n").description == nil)
    #expect(try description("   \n\t") == nil)
  }

  @Test func losesBlankLinesAroundItOnly() throws {
    #expect(try recipe("# A\n\n\n\nOne.\n\n\n\nTwo.\n\n\n---\n").description == "One.\n\n\n\nTwo.")
  }

  @Test func keepsTheIndentationOfItsFirstLine() throws {
    #expect(try recipe("# A\n\n  Text.\n\n---\n").description == "  Text.")
  }

  @Test func mayFollowTheTitleWithoutABlankLine() throws {
    #expect(try recipe("# A\nText.\n\n---\n").description == "Text.")
    #expect(try recipe("A\n===\nText.\n\n---\n").description == "Text.")
  }

  @Test func keepsDefinitionsThatStandRightAboveTagsAndDivider() throws {
    #expect(try recipe("# A\n\n[p]: p.md\n*soup*\n\n---\n").description == "[p]: p.md")
    #expect(try recipe("# A\n\nSee [p].\n\n[p]: p.md\n***\n").description == "See [p].\n\n[p]: p.md")
  }
}
