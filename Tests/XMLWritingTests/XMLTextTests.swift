import Testing
import XMLWriting

@Suite struct XMLTextTests {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  @Test func escapesTextAndAttributes() {
    var xml = XMLText()
    xml.element("title", ["id": "a\"<b"], "Salt & <pepper> 'n' \"oil\"")
    let expected = "<title id=\"a&quot;&lt;b\">Salt &amp; &lt;pepper&gt; &#39;n&#39; &quot;oil&quot;</title>\n"
    #expect(String(decoding: xml.bytes, as: UTF8.self) == Self.declaration + expected)
  }

  @Test func nestsElements() {
    var xml = XMLText()
    xml.open("ol", ["class": "x"])
    xml.element("li", "ä 🍲")
    xml.empty("br", [:])
    xml.close("ol")
    let expected = "<ol class=\"x\">\n<li>ä 🍲</li>\n<br/>\n</ol>\n"
    #expect(String(decoding: xml.bytes, as: UTF8.self) == Self.declaration + expected)
  }

  @Test(
    "leaves out what XML cannot hold",
    arguments: [
      ("a\u{0}b\u{8}c\u{B}d\u{1F}e", "abcde"), ("tab\tline\nreturn\r", "tab\tline\nreturn\r"),
      ("\u{FFFE}x\u{FFFF}", "x"), ("\u{FFFD}\u{FFEF}\u{10FFFF}", "\u{FFFD}\u{FFEF}\u{10FFFF}"), ("", ""),
    ])
  func leavesOutForbiddenCharacters(text: String, expected: String) {
    #expect(String(decoding: XMLCharacters.allowed(Array(text.utf8)), as: UTF8.self) == expected)
  }
}
