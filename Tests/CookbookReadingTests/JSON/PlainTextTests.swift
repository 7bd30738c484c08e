import RecipeMarkdown
import TestSupport
import Testing

@testable import CookbookReading

@Suite struct PlainTextTests {
  @Test(
    "HTML is taken out",
    arguments: [
      ("Salt &amp; pepper", "Salt & pepper"), ("&lt;b&gt;", "<b>"), ("&amp;amp;", "&amp;"),
      ("<b>Hot</b> oven", "Hot oven"),
      ("a<br/>b", "a\nb"), ("<p>a</p><p>b</p>", "\na\n\nb\n"), ("2 < 3 > 1", "2 < 3 > 1"), ("a <b", "a <b"),
      ("180&deg;C &frac12; &#188; &#x1F96C; &Eacute; &nbsp;", "180°C ½ ¼ 🥬 É \u{A0}"),
      ("&unknown; & &;", "&unknown; & &;"),
      ("<script>x<1</script>a<!-- b -->c", "ac"), ("&#0; &#xD800;", "&#0; &#xD800;"),
    ])
  func takesOutHTML(text: String, plain: String) {
    #expect(PlainText.withoutHTML(text) == plain)
  }

  @Test("white space is folded", arguments: [("  a \t\u{A0} b\n", "a b"), ("a\u{1}b", "a b"), ("", ""), (" ", "")])
  func folds(text: String, folded: String) { #expect(PlainText.folded(text) == folded) }

  @Test(
    "only what could be mark-up is escaped",
    arguments: [
      ("plain, simple (text)!", "plain, simple (text)!"), ("2 * 3", #"2 \* 3"#),
      ("snake_case _x_", #"snake_case \_x\_"#),
      ("- a", #"\- a"#), ("1. a", #"1\. a"#), ("1.5 l", "1.5 l"), ("# a", "\\# a"), ("a # b", "a # b"),
      ("> a", #"\> a"#),
      ("---", #"\---"#), ("a - b", "a - b"), ("[a](b)", #"\[a\](b)"#), ("<b> 2 < 3", #"\<b> 2 < 3"#),
      ("a & b &amp;", #"a & b \&amp;"#),
      (#"a\b"#, #"a\\b"#), ("~~a~~", #"\~\~a\~\~"#), ("a | b", #"a \| b"#), ("+ a", #"\+ a"#), ("=", #"\="#),
    ])
  func escapes(text: String, markdown: String) { #expect(MarkdownEscaping.line(text) == markdown) }

  @Test func showsAnyTextAsItWasWritten() {
    let pieces = Array("*_`[]()<>!#+-=|~&\\.:1a é\"';@/").map(String.init) + ["amp;", "www.a.b", "http://", "&#35;"]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      let plain = PlainText.folded(text.joined())
      let markdown = MarkdownEscaping.line(plain)
      #expect(MarkdownPlainText.text(ofInline: markdown) == plain)
      #expect(words(of: markdown) == plain, "\(markdown)")
    }
  }

  /// The words as they are shown to people, with GitHub's extensions.
  private func words(of markdown: String) -> String {
    let root = MarkdownDocument.parse(markdown, dialect: .github).root
    return root.firstChild.map { $0.kind == .paragraph && $0.next == nil } ?? true
      ? MarkdownPlainText.text(of: root) : "blocks"
  }
}
