import RecipeMarkdown
import Testing

@Suite struct MarkdownTreeTests {
  @Test func nodesKnowTheirNeighbours() throws {
    let root = MarkdownDocument.parse("a *b* c\n\n- d\n- e").root
    #expect(root.parent == nil && root.next == nil && root.kind == .document)
    let paragraph = try #require(root.firstChild)
    #expect(paragraph.children.map(\.kind) == [.text, .emphasis, .text])
    #expect(paragraph.lastChild?.literal.elementsEqual(" c".utf8) == true)
    #expect(paragraph.lastChild?.next == nil)
    let list = try #require(paragraph.next)
    #expect(list.kind == .list && list.next == nil && list.parent?.kind == .document)
    #expect(list.children.map { $0.parent?.kind } == [.list, .list])
    #expect(paragraph.children(from: paragraph.lastChild).map(\.kind) == [.text])
    #expect(Array(paragraph.children(from: nil)).isEmpty)
  }

  @Test func aNodeKeepsItsTree() {
    func emphasis() -> MarkdownNode? { MarkdownDocument.parse("*a [b](c.md)*").root.firstChild?.firstChild }
    #expect(emphasis().map { MarkdownPlainText.text(of: $0) } == "a b")
    #expect(emphasis()?.lastChild?.destination == "c.md")
  }

  @Test func blocksBecomeADocument() {
    let blocks = Array(MarkdownDocument.parse("# a\n\nb *c*\n\n- d\n\n  e").root.children)
    #expect(html(.document(of: blocks[1...])) == "<p>b <em>c</em></p>\n<ul>\n<li><p>d</p>\n<p>e</p>\n</li>\n</ul>\n")
    #expect(outline(.document(of: [])) == "")
  }

  @Test(
    "inlines become a paragraph without white space at its ends",
    arguments: [
      ("*1* a b", "<p>a b</p>\n"), ("*1* *a* b", "<p><em>a</em> b</p>\n"),
      ("*1*   a [b](c)", "<p>a <a href=\"c\">b</a></p>\n"),
      ("*1* a *b *", "<p>a *b *</p>\n"), ("*1*", "<p></p>\n"), ("*1* ", "<p></p>\n"),
    ])
  func inlinesBecomeAParagraph(text: String, expected: String) throws {
    let paragraph = try #require(MarkdownDocument.parse(text).root.firstChild)
    let inlines = Array(paragraph.children.dropFirst())
    #expect(html(.paragraph(of: inlines[...])) == expected)
  }

  @Test(
    "what is nested too deep keeps its words",
    arguments: [
      String(repeating: ">", count: 50_000) + "x", String(repeating: "- ", count: 5_000) + "x",
      String(repeating: "1. ", count: 5_000) + "x", String(repeating: "*a **b ", count: 5_000) + "x",
      String(repeating: "_a *b ", count: 5_000) + "x" + String(repeating: " c* d_", count: 5_000),
      String(repeating: "![", count: 5_000) + "x" + String(repeating: "](y)", count: 5_000),
      String(repeating: "*", count: 100_000) + "x" + String(repeating: "*", count: 100_000),
    ])
  func flattens(text: String) {
    let tree = MarkdownDocument.parse(text, dialect: .github)
    func depth(_ node: MarkdownNode) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
    #expect(depth(tree.root) <= MarkdownDocument.depthLimit + 4)
    #expect(MarkdownPlainText.text(of: tree.root).contains("x"))
    #expect(html(tree).contains("x"))
  }

  @Test func saysWhereItWasTooDeep() {
    let deep = String(repeating: "> ", count: 200)
    #expect(MarkdownDocument.parse("a\n\nb\n\n\(deep)c").flattenedLine == 5)
    #expect(MarkdownDocument.parse(String(repeating: "> ", count: 90) + "c").flattenedLine == nil)
  }
}
