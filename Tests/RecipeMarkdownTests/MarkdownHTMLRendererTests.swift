import RecipeMarkdown
import Testing

@Suite struct MarkdownHTMLRendererTests {
  @Test(
    "renders blocks",
    arguments: [
      ("Stir.\nWait.", "<p>Stir.\nWait.</p>\n"), ("> Stir.", "<blockquote>\n<p>Stir.</p>\n</blockquote>\n"),
      ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
      ("1. a", "<ol>\n<li>a</li>\n</ol>\n"), ("3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
      ("- a\n  - b", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"), ("***", "<hr>\n"),
      ("    1 < 2", "<pre><code>1 &lt; 2\n</code></pre>\n"), ("```swift\na\n```", "<pre><code>a\n</code></pre>\n"),
      ("a  \nb", "<p>a<br>\nb</p>\n"), ("", ""),
    ])
  func rendersBlocks(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(
    "closes empty elements where XML is asked for",
    arguments: [
      ("a  \nb", "<p>a<br/>\nb</p>\n"), ("***", "<hr/>\n"),
      ("![a](c.jpg)", "<p><img src=\"c.jpg\" alt=\"a\" loading=\"lazy\"/></p>\n"), ("&nbsp;", "<p>\u{A0}</p>\n"),
    ])
  func closesEmptyElements(text: String, expected: String) {
    #expect(html(text, syntax: .xml) == expected)
  }

  @Test(
    "renders inline mark-up",
    arguments: [
      ("*a* **b** `c`", "<em>a</em> <strong>b</strong> <code>c</code>"), ("~~a~~", "<del>a</del>"),
      ("a & b", "a &amp; b"),
      ("\"a\" 'b'", "&quot;a&quot; 'b'"), ("&frac12; &copy;", "½ ©"), ("\\*a\\*", "*a*"),
      ("[a](b.md)", "<a href=\"b.md\">a</a>"), ("[*a*](b.md \"t\")", "<a href=\"b.md\"><em>a</em></a>"),
      ("[a](https://b.example/?x=1&y=2)", "<a href=\"https://b.example/?x=1&amp;y=2\" rel=\"noopener\">a</a>"),
      ("![a *b*](c.jpg)", "<img src=\"c.jpg\" alt=\"a b\" loading=\"lazy\">"),
    ])
  func rendersInlines(text: String, expected: String) {
    #expect(html(text) == "<p>\(expected)</p>\n")
  }

  @Test(
    "raw HTML is shown as text",
    arguments: [
      (
        "<script>alert(1)</script>",
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;\n</p>\n".replacing("\n</p>", with: "\n</p>")
      ),
      ("a <b onclick=\"x\">b</b>", "<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>\n"),
      ("<!-- secret -->", "<p>&lt;!-- secret --&gt;\n</p>\n"),
    ])
  func escapesHTML(text: String, expected: String) {
    let rendered = html(text)
    #expect(rendered.replacing("\n", with: "") == expected.replacing("\n", with: ""))
  }

  @Test(
    "destinations that the host refuses never reach the page",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
      "java&#115;cript:x",
    ])
  func refusesSchemes(destination: String) {
    #expect(html("[a *b*](\(destination))") == "<p>a <em>b</em></p>\n")
    #expect(html("![a b](\(destination))") == "<p>[a b]</p>\n")
    #expect(html("[a]\n\n[a]: \(destination)") == "<p>a</p>\n")
  }

  @Test func picturesElsewhereAreLinked() {
    #expect(
      html("![a](https://b.example/c.jpg)") == "<p><a href=\"https://b.example/c.jpg\" rel=\"noopener\">a</a></p>\n")
    #expect(
      html("![](https://b.example/c.jpg)")
        == "<p><a href=\"https://b.example/c.jpg\" rel=\"noopener\">https://b.example/c.jpg</a></p>\n")
  }

  @Test func quotesCannotLeaveAnAttribute() {
    #expect(html("[a](b\"onclick=\"x)") == "<p><a href=\"b&quot;onclick=&quot;x\">a</a></p>\n")
    #expect(html("![\"><script>](b.jpg)").contains("alt=\"&quot;&gt;&lt;script&gt;\""))
  }

  @Test func addressesBecomeLinks() {
    #expect(
      html("See https://b.example/c.")
        == "<p>See <a href=\"https://b.example/c\" rel=\"noopener\">https://b.example/c</a>.</p>\n")
    #expect(html("Mail a@b.example") == "<p>Mail a@b.example</p>\n", "the host of this test refuses mailto:")
  }

  @Test func tablesScrollAndAlign() {
    #expect(
      html("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | *2* | 3 | 4 |") == """
        <div class="table" tabindex="0" role="group">
        <table>
        <thead>
        <tr><th scope="col">a</th><th scope="col" class="left">b</th><th scope="col" class="center">c</th>\
        <th scope="col" class="right">d</th></tr>
        </thead>
        <tbody>
        <tr><td>1</td><td class="left"><em>2</em></td><td class="center">3</td><td class="right">4</td></tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test func aTableMayHaveNoBody() {
    #expect(html("| a |\n|---|").hasSuffix("</thead>\n</table>\n</div>\n"))
  }

  @Test func tasksAreBoxes() {
    #expect(html("- [ ] a\n- [x] b\n- c") == "<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n<li>c</li>\n</ul>\n")
  }

  @Test(
    "headings are moved below those of the page",
    arguments: [
      ("# a", 3, "h3"), ("## a", 3, "h4"), ("#### a", 3, "h6"), ("###### a", 3, "h6"), ("# a", 1, "h1"),
      ("a\n---", 2, "h3"),
    ])
  func movesHeadings(text: String, top: Int, name: String) {
    #expect(html(text, topHeadingLevel: top) == "<\(name)>a</\(name)>\n")
  }

  @Test func wordsOfAPictureThatIsNotThereStandApart() {
    var renderer = MarkdownHTMLRenderer { _, _ in .refused }
    let text = "![info](i.png) *Stir* [well](w.md) ![](n.png)!"
    renderer.renderBlocks(of: MarkdownDocument.parse(text, dialect: .github).root)
    #expect(String(decoding: renderer.take(), as: UTF8.self) == "<p>[info] <em>Stir</em> well !</p>\n")
  }

  @Test func takingStartsAnew() {
    var renderer = MarkdownHTMLRenderer(resolve: resolve)
    renderer.append(Array("a".utf8))
    #expect(renderer.take() == Array("a".utf8))
    #expect(renderer.take() == [])
  }

  @Test(
    "marks go on in the next line and around emphasis",
    arguments: [
      ("Add 2\ncups, stir.", "Add <b>2\ncups</b>, stir."),
      ("Add **2\ncups** more", "Add <strong><b>2\ncups</b></strong> more"),
      ("Add 2 *small* cups", "Add 2 <em>small</em> cups"),
      ("Add **2** cups more", "Add <b><strong>2</strong> cups</b> more"),
      ("Add 2 **cups**, *stir*", "Add <b>2 <strong>cups</strong></b>, <em>stir</em>"),
      ("Add ***2** cups* more", "Add <em><b><strong>2</strong> cups</b></em> more"),
      ("Add `2` cups", "Add <code>2</code> cups"), ("**Add 2** cups", "<strong>Add 2</strong> cups"),
    ])
  func marksGoOnInTheNextLine(text: String, expected: String) {
    var renderer = MarkdownHTMLRenderer { _, _ in .refused }
    renderer.marker = { bytes in
      let start = bytes.firstIndex(of: UInt8(ascii: "2")) ?? 0
      let end = (bytes[start...].firstIndex(of: UInt8(ascii: "s")) ?? 0) + 1
      var marks = InlineMarkList()
      marks.append(start..<end, open: "<b>", close: "</b>")
      return marks
    }
    renderer.renderBlocks(of: MarkdownDocument.parse(text, dialect: .github).root)
    #expect(String(decoding: renderer.take(), as: UTF8.self) == "<p>\(expected)</p>\n")
  }

  /// As many as a file of a megabyte can hold, in time that grows with their number alone.
  @Test func marksEachOfManyEmphasisedNumbers() {
    let count = 14_900
    var renderer = MarkdownHTMLRenderer { _, _ in .refused }
    renderer.marker = { bytes in
      var marks = InlineMarkList()
      for start in stride(from: 0, to: bytes.count - 5, by: 7) {
        marks.append(start..<start + 6, open: "<b>", close: "</b>")
      }
      return marks
    }
    let text = Array(repeating: "**2** cups", count: count).joined(separator: " ")
    renderer.renderBlocks(of: MarkdownDocument.parse(text, dialect: .github).root)
    let expected = Array(repeating: "<b><strong>2</strong> cups</b>", count: count).joined(separator: " ")
    #expect(String(decoding: renderer.take(), as: UTF8.self) == "<p>\(expected)</p>\n", "as written, each once")
  }
}
