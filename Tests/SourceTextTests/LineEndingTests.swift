import SourceText
import Testing

@Suite struct LineEndingTests {
  @Test(arguments: [
    ("a\nb\n", "x\ny\n", "x\ny\n"), ("a\r\nb\n", "x\ny\n", "x\r\ny\r\n"), ("a\nb\r\n", "x\r\ny\n", "x\ny\n"),
    ("a\r\n", "x\r\ny\n", "x\r\ny\r\n"), ("a", "x\n", "x\n"), ("", "x\n", "x\n"), ("\r", "x\n", "x\n"),
    ("a\r\n", "x\ry\n", "x\ry\r\n"), ("a\n", "x\r\r\r\ny\n", "x\ny\n"), ("a\r\n", "x\r\r\n", "x\r\n"),
  ])
  func endsEveryLineAsTheFirstOne(file: String, bytes: String, expected: String) {
    let applied = LineEnding(of: Array(file.utf8)).applied(to: Array(bytes.utf8))
    #expect(String(decoding: applied, as: UTF8.self) == expected)
  }
}
