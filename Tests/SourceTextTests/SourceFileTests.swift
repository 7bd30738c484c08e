import SourceText
import Testing

@Suite struct SourceFileTests {
  private func position(_ text: String, _ offset: Int) -> SourcePosition {
    SourceFile(path: "a.md", text: text).position(ofByte: offset)
  }

  @Test(
    "counts lines at LF, CR LF and CR",
    arguments: [
      ("ab\ncd", 3, 2, 1), ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("a\r\r\nb", 4, 3, 1), ("a\n\nb", 3, 3, 1),
      ("ab", 0, 1, 1), ("ab", 1, 1, 2), ("ab\n", 3, 2, 1),
    ])
  func countsLines(text: String, offset: Int, line: Int, column: Int) {
    #expect(position(text, offset) == SourcePosition(line: line, column: column))
  }

  @Test func countsColumnsInUnicodeScalars() {
    #expect(position("äöü x", 7).column == 5)
    #expect(position("🍲x", 4).column == 2)
    #expect(position("e\u{301}x", 3).column == 3)
  }

  @Test func givesAByteOrderMarkNoColumn() {
    #expect(position("\u{FEFF}# A", 3) == SourcePosition(line: 1, column: 1))
    #expect(position("\u{FEFF}# A", 5) == SourcePosition(line: 1, column: 3))
  }

  @Test func keepsOffsetsInsideTheText() {
    #expect(position("ab", 99) == SourcePosition(line: 1, column: 3))
    #expect(position("ab", -1) == SourcePosition(line: 1, column: 1))
    #expect(position("", 0) == SourcePosition(line: 1, column: 1))
  }

  @Test(
    "finds where a line starts",
    arguments: [(1, 0), (2, 2), (3, 5), (4, 7), (9, 8)])
  func findsLines(line: Int, start: Int) {
    #expect(SourceFile(path: "", text: "a\nb\r\nc\rd").startOfLine(line) == start)
  }

  /// Positions come from tables; counting from the start gives the same.
  @Test func agreesWithCountingFromTheStart() {
    let lines = ["\u{FEFF}# Süß", "", String(repeating: "é🍲x", count: 900), "a\rb", "windows\r", "end"]
    let file = SourceFile(path: "", text: lines.joined(separator: "\n"))
    let text = file.bytes
    for offset in stride(from: 0, through: text.count, by: 7) {
      var (line, start) = (1, 0)
      for index in 0..<offset {
        let isBreak = text[index] == 0x0A || text[index] == 0x0D && text[index + 1] != 0x0A
        if isBreak { (line, start) = (line + 1, index + 1) }
      }
      let columns = text[(start == 0 ? min(3, offset) : start)..<offset].count { $0 & 0xC0 != 0x80 }
      #expect(file.position(ofByte: offset) == SourcePosition(line: line, column: columns + 1), "at \(offset)")
    }
  }

  @Test func cutsAPieceOutOfALineOfAnyLength() {
    let text = String(repeating: "ü", count: 5000) + "🍲" + String(repeating: "x", count: 5000)
    let problem = SourceFile(path: "", text: text).diagnostic(.error, "x", at: 10000..<10004, message: "m")
    #expect(problem.position == SourcePosition(line: 1, column: 5001))
    let excerpt = problem.excerpt
    #expect(excerpt?.line.contains("üü🍲xx") == true)
    #expect(excerpt?.line.unicodeScalars.count == 110)
    #expect(excerpt?.length == 1)
    #expect(
      excerpt.map { 5000 - $0.skipped } == excerpt.flatMap { $0.line.unicodeScalars.map { $0 }.firstIndex(of: "🍲") })
  }

  @Test func survivesBytesThatAreNoText() {
    let file = SourceFile(path: "", bytes: [0xFF, 0x0A, 0x80, 0xC3])
    #expect(file.position(ofByte: 4).line == 2)
    #expect(file.diagnostic(.error, "x", at: 2..<4, message: "m").position?.line == 2)
  }
}
