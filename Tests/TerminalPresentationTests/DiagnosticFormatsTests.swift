import JSONReading
import SourceText
import Testing

@testable import TerminalPresentation

@Suite struct DiagnosticFormatsTests {
  private let whole = Diagnostic(.warning, "site-missing", path: "a b/100%.md", message: "m: n, o\n% p", hint: "h")

  @Test func githubEscapesWhatWouldEndAProperty() {
    #expect(
      DiagnosticFormats.github([whole])
        == "::warning file=a b/100%25.md,title=site-missing::m: n, o%0A%25 p%0Ah\n")
  }

  @Test func jsonLeavesOutAPlaceThatThereIsNot() {
    let text = String(decoding: DiagnosticFormats.json([whole]), as: UTF8.self)
    #expect(!text.contains("line") && text.contains("\"hint\": \"h\""))
  }

  @Test func sarifNamesFilesByURIAndEachRuleOnce() {
    let text = String(decoding: DiagnosticFormats.sarif([whole, whole]), as: UTF8.self)
    #expect(text.contains("\"uri\": \"a%20b/100%25.md\"") && !text.contains("region"))
    #expect(text.matches(of: #/"id": "site-missing"/#).count == 1)
  }

  @Test("nothing wrong is valid too", arguments: [DiagnosticFormats.json([]), DiagnosticFormats.sarif([])])
  func emptyIsValid(bytes: [UInt8]) {
    #expect(JSONReader.read(SourceFile(path: "", bytes: bytes)).diagnostics == [])
    #expect(DiagnosticFormats.github([]).isEmpty)
  }
}
