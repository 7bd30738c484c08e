import SourceText
import Testing

@Suite struct DiagnosticTests {
  private let file = SourceFile(path: "soup.md", text: "# Soup\r\n- *two* öl\nend")

  @Test func showsTheLineAndHowMuchOfItIsMeant() {
    let diagnostic = file.diagnostic(.error, "recipemd-amount", at: 11..<14, message: "m", hint: "h")
    #expect(diagnostic.position == SourcePosition(line: 2, column: 4))
    #expect(diagnostic.excerpt == .init(line: "- *two* öl", length: 3))
    #expect(diagnostic.path == "soup.md" && diagnostic.hint == "h")
  }

  @Test func marksNoMoreThanTheFirstLine() {
    let diagnostic = file.diagnostic(.error, "x", at: 16..<99, message: "m")
    #expect(diagnostic.excerpt == .init(line: "- *two* öl", length: 2))
  }

  @Test func marksAtLeastOneColumn() {
    #expect(file.diagnostic(.error, "x", at: 0..<0, message: "m").excerpt == .init(line: "# Soup", length: 1))
    let end = file.bytes.count
    #expect(file.diagnostic(.error, "x", at: end..<end, message: "m").excerpt == .init(line: "end", length: 1))
    #expect(SourceFile(path: "", text: "").diagnostic(.error, "x", at: 0..<0, message: "m").excerpt?.line == "")
  }

  @Test func leavesTheByteOrderMarkOutOfTheLine() {
    let marked = SourceFile(path: "", text: "\u{FEFF}# A")
    #expect(marked.diagnostic(.error, "x", at: 3..<6, message: "m").excerpt == .init(line: "# A", length: 3))
  }

  @Test func sortsByFileThenPlaceThenWeight() {
    func make(
      _ path: String, _ line: Int?, _ severity: Diagnostic.Severity, _ identifier: String = "a", _ message: String = "m"
    ) -> Diagnostic {
      let position = line.map { SourcePosition(line: $0, column: 1) }
      return Diagnostic(severity, identifier, path: path, position: position, message: message)
    }
    let sorted = [
      make("a.md", nil, .warning), make("a.md", 1, .error), make("a.md", 1, .warning), make("a.md", 1, .warning, "b"),
      make("a.md", 1, .warning, "b", "n"), make("a.md", 2, .error), make("b.md", 1, .error),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
