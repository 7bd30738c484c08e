import SourceText
import Testing

@testable import PlanReading

@Suite struct MarkdownLineTests {
  /// Each line of a text in a word or two.
  private func kinds(_ text: String) -> [String] {
    let source = SourceFile(path: "a.md", text: text)
    func words(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
    return MarkdownLine.all(in: source).map { line in
      switch line.kind {
      case .blank: "blank"
      case .code: "code"
      case .rule: "rule"
      case .text: "text"
      case .heading(let heading): "\(heading.level) \(words(heading.text))"
      case .item(let item):
        "\(item.isNumbered ? "number" : "item") \(item.indent) \(words(item.label))"
          + (item.box == nil ? "" : item.isTicked ? " ticked" : " open")
      }
    }
  }

  @Test(
    arguments: [
      ("# Soup", "1 Soup"), ("   ### Soup ###", "3 Soup"), ("## C#", "2 C#"), ("#Soup", "text"), ("##", "text"),
      ("    # Soup", "text"), ("####### Soup", "text"), ("---", "rule"), ("* * *", "rule"), ("- -", "rule"),
      ("___", "rule"), ("-", "item 0 "), ("- leeks", "item 0 leeks"), ("\t+ leeks", "item 4 leeks"),
      ("  * leeks ", "item 2 leeks"), ("12) leeks", "number 0 leeks"), ("1234567890. leeks", "text"),
      ("-leeks", "text"), ("- [ ] leeks", "item 0 leeks open"), ("- [X] leeks", "item 0 leeks ticked"),
      ("- [x]leeks", "item 0 [x]leeks"), ("- [ ]", "item 0  open"), ("16. November", "number 0 November"),
      ("leeks", "text"), (" ", "blank"),
    ])
  func readsALineByItself(line: String, kind: String) {
    #expect(kinds(line) == [kind])
  }

  @Test func readsNothingInACodeBlock() {
    let text = "- a\n```\n- b\n~~~\n# c\n```\n- d\n~~~ text\n- e"
    #expect(kinds(text) == ["item 0 a", "code", "code", "code", "code", "code", "item 0 d", "code", "code"])
  }

  @Test func codeEndsWithAFenceAsLongAsTheFirstAndNothingElse() {
    let text = "````text\n```\n```` more\n- b\n`````\n- c"
    #expect(kinds(text) == ["code", "code", "code", "code", "code", "item 0 c"])
    #expect(kinds("~~~ a `b` ~~~\n- c\n~~~\n- d") == ["code", "code", "code", "item 0 d"])
  }

  @Test func codeWithinALineOpensNothing() {
    #expect(kinds("```galley report``` tells more\n- a") == ["text", "item 0 a"])
    #expect(kinds("``\n- a") == ["text", "item 0 a"])
  }

  @Test func readsNothingInAComment() {
    #expect(kinds("<!--\n- a\n\n# b -->\n- c") == ["code", "code", "code", "code", "item 0 c"])
    #expect(kinds("<!-- a -->\n- b") == ["code", "item 0 b"])
    #expect(kinds("  <!-->\n- b\n<!-- a -- > ->\n- c") == ["code", "item 0 b", "code", "code"])
    #expect(kinds("salt <!-- a\n- b\n```\n<!--\n```\n- c") == ["text", "item 0 b", "code", "code", "code", "item 0 c"])
  }

  @Test func passesOverFrontMatterAndByteOrderMark() {
    #expect(kinds("---\nweek: 2026-W47\n---\n- a") == ["item 0 a"])
    #expect(kinds("\u{FEFF}- a\r\n\r\n# b") == ["item 0 a", "blank", "1 b"])
  }
}
