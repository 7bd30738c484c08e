import RecipeMarkdown
import Testing

@Suite struct MarkdownTextsTests {
  private static let definitions = LinkDefinitions(in: ["[s]: stock.md\n[t]: <t u.md> \"Tea\""])

  @Test(
    "texts refer to the definitions of their document",
    arguments: [
      ("[stock][s], hot", "<p><a href=\"stock.md\">stock</a>, hot</p>\n", "stock, hot"),
      ("[S]", "<p><a href=\"stock.md\">S</a></p>\n", "S"), ("[a][t]", "<p><a href=\"t u.md\">a</a></p>\n", "a"),
      ("[a][u]", "<p>[a][u]</p>\n", "[a][u]"),
      ("[s]: other.md\n\n[s]", "<p><a href=\"stock.md\">s</a></p>\n", "s"),
    ])
  func refers(source: String, shown: String, words: String) {
    let texts = MarkdownTexts(definitions: Self.definitions)
    #expect(html(texts.tree(.blocks, of: source)) == shown)
    #expect(texts.plainText(source) == words)
  }

  @Test func placesDoNotCountTheDefinitions() {
    let tree = MarkdownDocument.parse("a\n\n[b][s]", definitions: Self.definitions)
    #expect(tree.root.children.map(\.startLine) == [1, 3])
  }

  @Test func theTreeOfTheDocumentIsUsed() {
    let texts = MarkdownTexts()
    let document = MarkdownDocument.parse("# 1. *Stock*")
    texts.remember(Array(document.root.firstChild!.children), as: "1. *Stock*")
    #expect(outline(texts.tree(.inline, of: "1. *Stock*")) == "paragraph(text emphasis(text))")
    #expect(outline(texts.tree(.blocks, of: "1. *Stock*")) == "list(item(paragraph(emphasis(text))))")
  }

  @Test func whatIsShownIsReadInGitHubsDialect() {
    let texts = MarkdownTexts()
    let document = MarkdownDocument.parse("~~a~~")
    texts.remember(.document(of: Array(document.root.children)[...]), .blocks, of: "~~a~~")
    #expect(outline(texts.tree(.blocks, of: "~~a~~")) == "paragraph(strikethrough(text))")
  }

  @Test func blocksAreApart() {
    #expect(MarkdownTexts().plainBlocks("*a*\nb\n\n- c\n- d") == "a b\n\nc\nd")
  }

  @Test(
    "a text is what it is alone only where it cannot refer",
    arguments: [("salt", false), ("[salt](s.md)", true), ("*salt*", false)])
  func mayRefer(source: String, expected: Bool) {
    #expect(MarkdownTexts(definitions: Self.definitions).mayRefer(source) == expected)
    #expect(!MarkdownTexts().mayRefer(source))
  }
}

@Suite struct LinkDefinitionsTests {
  /// What `[s]` is in a document whose texts are these.
  private func destination(_ text: String) -> String? {
    let tree = MarkdownDocument.parse("[s]", definitions: LinkDefinitions(in: [text]))
    let link = tree.root.firstChild?.firstChild
    return link?.kind == .link ? link?.destination : nil
  }

  @Test(
    "finds definitions as the document does",
    arguments: [
      ("[s]: a.md", "a.md"), ("Text.\n\n[s]: a.md", "a.md"), ("   [s]: a.md", "a.md"), ("[s]:\na.md", "a.md"),
      ("[s]:\n  a.md\n  \"Title\"", "a.md"), ("[s]: a.md\n'Title'", "a.md"), ("[s]: a.md (Title)", "a.md"),
      ("[r]: b.md\n[s]: a.md", "a.md"), ("[s]: a.md\n[s]: b.md", "a.md"), ("```\nx\n```\n[s]: a.md", "a.md"),
      ("Text.\r\n\r\n[s]: a.md\r\n", "a.md"), ("[s]: <a.md> \"The title\"", "a.md"),
      ("[r]: Some words.\n\n[s]: a.md", "a.md"),
    ])
  func finds(text: String, expected: String) {
    #expect(destination(text) == expected)
    #expect(html("[s]\n\n" + text).contains("<a href=\"\(expected)\">s</a>"), "as the parser has it")
  }

  @Test(
    "and nothing else",
    arguments: [
      "[s]: Use a big pan.", "[s]: a.md \"Title\" more", "Text\n[s]: a.md", "```\n\n[s]: a.md\n```", "    [s]: a.md",
      "[s]", "[s]:", "[s\\]: a.md", "a [s]: b",
    ])
  func nothingElse(text: String) {
    #expect(destination(text) == nil)
    #expect(!html("[s]\n\n" + text).contains("<a"), "as the parser has it")
  }
}
