import CommandLineParsing
import RecipeMarkdown
import Testing

@testable import TerminalPresentation

@Suite struct TerminalMarkdownTests {
  private func lines(_ source: String, width: Int = 30, style: TerminalStyle = .plain, steps: Bool = false) -> [String]
  {
    TerminalMarkdown(width: width, style: style, texts: MarkdownTexts(), numbersSteps: steps).lines(source)
  }

  @Test func hangsStepsBelowTheirNumbers() {
    #expect(
      lines("9. Chop the onions and fry them slowly.\n10. Serve.\n    - hot\n    - or cold\n") == [
        " 9. Chop the onions and fry", "    them slowly.", "", "10. Serve.", "    • hot", "    • or cold",
      ])
  }

  @Test func numbersParagraphsWhereThereIsNoList() {
    let source = "Chop.\n\nFry.\n\n## Notes\n\nGood cold."
    #expect(lines(source, steps: true) == ["1.  Chop.", "", "2.  Fry.", "", "Notes", "", "Good cold."])
    #expect(lines(source) == ["Chop.", "", "Fry.", "", "Notes", "", "Good cold."])
    #expect(lines("One paragraph alone.", steps: true) == ["One paragraph alone."])
    #expect(lines("Chop.\n\nFry.\n\n\\label{soup}", steps: true) == ["1.  Chop.", "", "2.  Fry."])
  }

  @Test func setsTablesInColumns() {
    let table = "| When | What to do |\n|---:|---|\n| 8:00 | Stir the dough with a spoon |\n| 20:00 | Bake |\n"
    #expect(
      lines(table, width: 24) == [
        " When  What to do", "─────  ─────────────────", " 8:00  Stir the dough", "       with a spoon", "20:00  Bake",
      ])
  }

  @Test func keepsOtherBlocksApart() {
    let source =
      "> Mind the\n> heat.\n\n- [x] done\n- [ ] open\n\n```\ncode  as is\n```\n\n***\n\n<!-- unseen -->\n\nline  \nbreak"
    #expect(
      lines(source) == [
        "│ Mind the heat.", "", "[x] done", "[ ] open", "", "    code  as is", "", "────────────────────", "", "line",
        "break",
      ])
  }

  @Test func stylesWordsByThemselves() {
    let bold = "\u{1B}[1m"
    let reset = "\u{1B}[0m"
    #expect(
      lines("**a *b* c**", style: .ansi) == ["\(bold)a \(reset)\(bold)\u{1B}[3mb\(reset)\(reset)\(bold) c\(reset)"])
  }

  @Test func showsAddressesOfLinksThatLeadAway() {
    #expect(
      lines("[shop](https://a.example/x) and [soup](soup.md)", width: 60) == ["shop <https://a.example/x> and soup"])
  }

  /// As pages do.
  @Test func showsHTMLAsItIsWritten() {
    #expect(lines("Pie <b>hot</b> & <i>\n\n<div>\nx\n</div>") == ["Pie <b>hot</b> & <i>", "", "<div>", "x", "</div>"])
  }

  @Test func letsNoControlCharacterThrough() {
    #expect(lines("a\u{1B}[31mb `c\u{7}` \u{9B}") == ["a\u{FFFD}[31mb c\u{FFFD} \u{FFFD}"])
    #expect(TerminalText.safe("a\tb\nc\u{85}") == "a b c\u{FFFD}")
  }
}
