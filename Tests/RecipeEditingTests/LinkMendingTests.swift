import RecipeEditing
import Testing

@Suite struct LinkMendingTests {
  private let mending = LinkMending(["stock.md": "brown-stock.md"])

  @Test(
    "a link is mended wherever it stands",
    arguments: [
      // Over several lines: its text, what follows the bracket, its title.
      ("- *1 l* [vegetable\n  stock](stock.md)\n", 1), ("[a](\nstock.md)\n", 1),
      ("[a](stock.md\n\"Title\") and [b](stock)\n", 2),
      ("[a](stock.md\n  'T') [b](stock.md)\n[c\nd](stock.md) [e](stock.md)\n", 4),
      ("> [a\n> b](stock.md\n> \"T\")\n", 1),
      ("[a\r\nb](stock.md)\r\n", 1), ("`a\nb` [c](stock.md)\n", 1),
      // Definitions: on two lines, in a quote, in a list, used or not.
      ("[a][s]\n\n[s]:\n  stock.md\n  \"Title\"\n", 1), ("> [a][s]\n>\n> [s]: stock.md\n", 1),
      ("- [a][s]\n\n  [s]: <stock.md> 'T'\n", 1), ("Text\n\n[s]: stock.md\n", 1), ("[a][s\nt]\n\n[S T]: stock.md\n", 1),
      // Written with escapes and entities.
      ("[a](stock&#46;md) [b](st\\_ock.md)\n", 1), ("[a](<stock&period;md>)\n", 1), ("[a](stock\\.md#top)\n", 1),
      // In each other, beside pictures.
      ("[![pot](pot.jpg)](stock.md) ![x](stock.md)\n", 2), ("*[a](stock.md)* | [b](./stock.md) |\n", 2),
    ])
  func mendsEveryLink(text: String, count: Int) {
    let mended = String(decoding: mending.mended(Array(text.utf8), at: "a.md"), as: UTF8.self)
    #expect(mended.ranges(of: "brown-stock").count == count)
    #expect(mending.count(leadingToMoved: Array(mended.utf8), at: "a.md") == 0)
    let rest = mended.replacing("brown-stock.md", with: "stock.md").replacing("brown-stock", with: "stock")
    let plain = text.replacing("&#46;", with: ".").replacing("&period;", with: ".").replacing("k\\.", with: "k.")
    #expect(rest == plain.replacing("./stock", with: "stock"))
  }

  @Test(
    "what is no link stays",
    arguments: [
      "`[a](stock.md)`\n", "    [a](stock.md)\n", "```\n[a](stock.md)\n[s]: stock.md\n```\n", "\\[a](stock.md)\n",
      "[a](stock.md \"T\n\n", "[a](stocks.md) [b](x/stock.md) [c](stock.md.txt)\n", "a](stock.md)\n",
      "Text\n[s]: stock.md\n", "<a href=\"stock.md\">[x]</a>\n", "[a](http://stock.md)\n",
    ])
  func leavesTheRest(text: String) {
    #expect(mending.mended(Array(text.utf8), at: "a.md") == Array(text.utf8))
    #expect(mending.count(leadingToMoved: Array(text.utf8), at: "a.md") == 0)
  }

  @Test func writesWhatCanStandInALink() {
    let mending = LinkMending(["a.md": "salt & (pepper/a.md"])
    let mended = mending.mended(Array("[x](a.md) [y](<a.md>)".utf8), at: "b.md")
    #expect(
      String(decoding: mended, as: UTF8.self) == "[x](salt%20%26%20%28pepper/a.md) [y](<salt%20%26%20%28pepper/a.md>)")
    #expect(LinkMending(["salt & (pepper/a.md": "c.md"]).count(leadingToMoved: mended, at: "b.md") == 2)
  }

  @Test(
    "long texts of brackets are read in a moment", arguments: ["](", "[a]:", "](<", "[[", "[a](\\", "](a)", "]:\n>"])
  func hostileTextsAreRead(part: String) {
    let text = Array(String(repeating: part, count: 20_000).utf8)
    #expect(mending.mended(text, at: "stock.md").count >= text.count)
  }
}

@Suite struct ReferenceInliningTests {
  @Test(
    "reference links become inline ones",
    arguments: [
      ("See [it][s].\n\n[s]: stock.md\n", "See [it](stock.md).\n\n"),
      (
        "[s][] and [S], ![pot][ s ]: all.\n\n[s]: <my stock.md>\n  \"T\"\n",
        "[s](<my stock.md> \"T\") and [S](<my stock.md> \"T\"), ![pot](<my stock.md> \"T\"): all.\n\n"
      ),
      ("[s]: x: y\n\n[s]: a.md\n", "[s](a.md): x: y\n\n"),
      ("[a][1]\n\n[1]: a.md\n[2]: b.md\n\nText [2].\n", "[a](a.md)\n\n\nText [2](b.md).\n"),
      ("`[s]` \\[s] [s](x.md) [a](b.md)\n\n    [s]\n\n[s]: a.md\n", "`[s]` \\[s] [s](x.md) [a](b.md)\n\n    [s]\n\n"),
      ("[s] text\n", "[s] text\n"),
      ("[s]\n\n[s]: a.md\n\"Warm.\n\nMore,\" he said.\n", "[s](a.md)\n\n\"Warm.\n\nMore,\" he said.\n"),
    ])
  func inlines(text: String, expected: String) {
    #expect(String(decoding: ReferenceInlining.inlined(Array(text.utf8)), as: UTF8.self) == expected)
  }
}
