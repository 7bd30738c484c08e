import RecipeMarkdown
import Testing

@Suite struct MarkdownDocumentTests {
  @Test(
    "plain CommonMark knows no extensions",
    arguments: [
      (
        "| a |\n|---|\n| b |", "paragraph(text softBreak text softBreak text)",
        "table(tableRow(tableCell(text)) tableRow(tableCell(text)))"
      ),
      ("~~a~~", "paragraph(text)", "paragraph(strikethrough(text))"),
      ("See https://a.example", "paragraph(text)", "paragraph(text link(text))"),
      ("See www.a.example", "paragraph(text)", "paragraph(text link(text))"),
      ("See a@b.example.", "paragraph(text)", "paragraph(text link(text) text)"),
    ])
  func dialectsDiffer(text: String, plain: String, github: String) {
    func joined(_ tree: String) -> String { tree.replacing(#/text( text)+/#, with: "text") }
    #expect(joined(tree(text, .commonMark)) == plain)
    #expect(joined(tree(text, .github)) == github)
  }

  @Test func nodesKnowTheirPlace() {
    var text = "# A\n\n- *b*\n"
    text.withUTF8 { bytes in
      MarkdownDocument.withTree(of: bytes) { root in
        let blocks = Array(root.children)
        #expect(blocks.map(\.startLine) == [1, 3])
        #expect(blocks[0].headingLevel == 1 && blocks[1].firstChild?.parent?.kind == .list)
        let emphasis = blocks[1].firstChild?.firstChild?.firstChild
        #expect(emphasis?.kind == .emphasis && emphasis?.startLine == 3)
      }
    }
  }

  @Test func takesAnEmptyText() {
    #expect(tree("", .github) == "")
    #expect(MarkdownDocument.withTree(of: UnsafeBufferPointer(start: nil, count: 0)) { $0.firstChild == nil })
  }

  @Test func replacesWhatIsNoUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let text = bytes.withUnsafeBufferPointer { buffer in
      MarkdownDocument.withTree(of: buffer) { MarkdownPlainText.text(of: $0) }
    }
    #expect(text == "a\u{FFFD}b")
  }
}
