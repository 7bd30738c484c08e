import CommandLineParsing
import SourceText
import Testing

@testable import TerminalPresentation

@Suite struct DiagnosticTextTests {
  private func text(_ source: String, _ range: Range<Int>, hint: String? = nil, path: String = "a.md") -> String {
    let file = SourceFile(path: path, text: source)
    return DiagnosticText.text(
      file.diagnostic(.error, "recipemd-amount", at: range, message: "m", hint: hint), style: .plain)
  }

  @Test func showsPlaceMessageLineCaretAndHint() {
    #expect(
      text("# A\n- *1/0* x\n", 7..<10, hint: "write 1") == """
        a.md:2:4: error: m [recipemd-amount]
          - *1/0* x
             ^^^
          hint: write 1

        """)
  }

  @Test func caretsStandBelowWideCharactersAndTabs() {
    #expect(text("\tä x", 4..<5).split(separator: "\n").suffix(2) == ["   ä x", "     ^"])
    #expect(text("麻婆 x", 7..<8).split(separator: "\n").suffix(2) == ["  麻婆 x", "       ^"])
  }

  @Test func longLinesAreCutAroundTheCaret() throws {
    let lines = text(String(repeating: "a", count: 500) + "b" + String(repeating: "c", count: 500), 500..<501).split(
      separator: "\n")
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column] == "b" && lines[1].count < 120 && lines[1].hasPrefix("  …"))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let shown = text("a\u{1B}[31mb", 0..<1, path: "x\u{1B}.md")
    #expect(!shown.contains("\u{1B}"))
  }

  @Test func aDiagnosticWithoutAPlaceIsOneLine() {
    let diagnostic = Diagnostic(.warning, "site-missing", path: "content", message: "m")
    #expect(DiagnosticText.text(diagnostic, style: .plain) == "content: warning: m [site-missing]\n")
    let nowhere = Diagnostic(.warning, "site-missing", path: "", message: "m")
    #expect(DiagnosticText.text(nowhere, style: .plain) == "galley: warning: m [site-missing]\n")
  }
}
