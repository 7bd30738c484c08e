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

@Suite struct LongTextTests {
  @Test func anEndlessLineIsCutAroundTheMark() throws {
    let line = String(repeating: "ä", count: 200) + "here" + String(repeating: "b", count: 5000)
    let file = SourceFile(path: "a.md", text: "first\n\(line)\nlast")
    let diagnostic = file.diagnostic(.error, "x", at: 406..<410, message: "m")
    let excerpt = try #require(diagnostic.excerpt)
    #expect(diagnostic.position == SourcePosition(line: 2, column: 201))
    #expect(excerpt.skipped == 160 && excerpt.length == 4)
    #expect(excerpt.line == String(repeating: "ä", count: 40) + "here" + String(repeating: "b", count: 66))
  }

  private func problem(_ path: String, _ line: Int, _ severity: Diagnostic.Severity = .warning) -> Diagnostic {
    Diagnostic(severity, "x", path: path, position: SourcePosition(line: line, column: 1), message: "m")
  }

  @Test func aHundredProblemsOfAFileAreSpelledOutAndTheRestIsCounted() {
    let many = (1...5000).map { problem("a.md", $0, $0 == 4000 ? .error : .warning) } + [problem("b.md", 1)]
    let limited = many.limitedPerFile()
    #expect(limited.count == 102 && limited[..<100] == many[..<100] && limited.last == many.last)
    #expect(limited[100].message == "from here on 4900 more problems of this file are left out")
    #expect(limited[100].severity == .error && limited[100].position?.line == 101)
    #expect(limited.limitedPerFile() == limited)
  }

  @Test func noLineReplacesASingleProblem() {
    let some = (1...101).map { problem("a.md", $0) }
    #expect(some.limitedPerFile() == some && [Diagnostic]().limitedPerFile().isEmpty)
  }
}
