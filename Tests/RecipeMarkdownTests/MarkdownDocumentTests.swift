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
    #expect(joined(outline(text, .commonMark)) == plain)
    #expect(joined(outline(text, .github)) == github)
  }

  @Test func nodesKnowTheirPlace() {
    let blocks = Array(MarkdownDocument.parse("# A\n\n- *b*\n").root.children)
    #expect(blocks.map(\.startLine) == [1, 3])
    #expect(blocks[0].headingLevel == 1 && blocks[1].firstChild?.parent?.kind == .list)
    let emphasis = blocks[1].firstChild?.firstChild?.firstChild
    #expect(emphasis?.kind == .emphasis && emphasis?.startLine == 3)
  }

  @Test func takesAnEmptyText() {
    #expect(outline("", .github) == "")
    #expect(MarkdownDocument.parse(UnsafeBufferPointer(start: nil, count: 0)).root.firstChild == nil)
  }

  @Test func replacesWhatIsNoUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let text = bytes.withUnsafeBufferPointer { MarkdownPlainText.text(of: MarkdownDocument.parse($0).root) }
    #expect(text == "a\u{FFFD}b")
  }

  /// A megabyte of `|a|` below a row of a thousand cells is a quarter of a thousand million cells.
  @Test func readsNoTableThatIsFarLargerThanItsText() {
    let table = { (columns: Int, rows: Int) in
      String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns) + "|\n"
        + String(repeating: "|a|\n", count: rows)
    }
    #expect(MarkdownDocument.parse(table(100, 1_000), dialect: .github).root.firstChild?.kind == .table)
    #expect(MarkdownDocument.parse(table(1_000, 20_000), dialect: .github).root.firstChild?.kind == .paragraph)
  }

  @Test func readsNoAddressesWhereThereAreTooManySigns() {
    let addresses = { String(repeating: "a@b.de ", count: $0) }
    #expect(outline(addresses(10), .github).contains("link"))
    #expect(!outline(addresses(2_000), .github).contains("link"))
    #expect(!outline(String(repeating: "http://a.de ", count: 2_000), .github).contains("link"))
  }

  /// The library walks through a row to add a cell to it.
  @Test func readsRowsOfThousandsOfCellsAsText() {
    func rows(_ count: Int) -> String {
      [" a", "--", " b"].map { String(repeating: "|" + $0, count: count) + "|\n" }.joined()
    }
    #expect(outline(rows(900), .github).contains("table"))
    #expect(!outline(rows(60_000), .github).contains("table"))
  }

  /// The library would look for the end of each of them as far as the paragraph goes.
  @Test(
    "reads HTML that never ends as text where there is too much of it",
    arguments: ["<!A ", "<?", "<![CDATA["])
  func readsUnendedOpeningsAsText(opening: String) {
    let text = String(repeating: opening + "b ", count: 200_000)
    let tree = MarkdownDocument.parse("a " + text)
    #expect(MarkdownPlainText.text(of: tree.root) == "a " + text.dropLast())
    #expect(tree.root.firstChild?.startColumn == 1)
  }

  @Test func hidesNoOpeningThatEndsOnItsLine() {
    let ended = String(repeating: "a <?b?> <!C d>\n", count: 200)
    #expect(outline(ended, .commonMark).contains("htmlInline"))
    #expect(outline(String(repeating: "a <?b> ", count: 50) + "?>", .commonMark).contains("htmlInline"))
    #expect(!outline(String(repeating: "a <?b> ", count: 200), .commonMark).contains("htmlInline"))
  }

  /// The library takes a fifth of a kilobyte for each sign.
  @Test(arguments: ["*_", "a\n", "[", "`", "&amp;", "> ", "- ", "<a>", "\\"])
  func readsTextsOfNothingButSignsAsTheyAre(sign: String) {
    func parse(_ count: Int) -> MarkdownTree {
      MarkdownDocument.parse(String(repeating: sign, count: count), dialect: .github)
    }
    let large = parse(MarkdownSize.limit + 1)
    var text = String(repeating: sign, count: MarkdownSize.limit + 1)
    while text.last?.isWhitespace == true { text.removeLast() }
    #expect(MarkdownPlainText.text(of: large.root) == text)
    #expect(Array(large.root.children).map(\.kind) == [.paragraph])
  }

  /// Half a megabyte would take five gigabytes.
  @Test func countsNoDefinitionsThatWouldFillTheMemory() {
    func text(_ count: Int) -> String {
      "[a]: /" + String(repeating: "x", count: count) + "\n\n" + String(repeating: "[a] ", count: count)
    }
    #expect(outline(text(1_000), .commonMark).contains("link"))
    #expect(!outline(text(100_000), .commonMark).contains("link"))
    #expect(MarkdownPlainText.text(of: MarkdownDocument.parse(text(100_000)).root).hasPrefix("[a]: /xxx"))
    let definitions = LinkDefinitions(in: ["[b]: /" + String(repeating: "x", count: 100_000)])
    let many = MarkdownDocument.parse(String(repeating: "[b] ", count: 1_000), definitions: definitions)
    #expect(MarkdownPlainText.text(of: many.root).hasPrefix("[b] [b]"))
    #expect(MarkdownPlainText.text(of: MarkdownDocument.parse("[b]", definitions: definitions).root) == "b")
  }
}
