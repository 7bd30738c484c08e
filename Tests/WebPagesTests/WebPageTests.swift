import JSONReading
import Testing

@testable import WebPages

@Suite struct WebPageTests {
  @Test func readsWhatBrokenMarkUpMeans() throws {
    let page = try WebPage(bytes: Array("<p>Soup<li>1 onion<li>2 <b>carrots<p>Cut.".utf8))
    #expect(page.blocks.map(\.text) == ["Soup", "1 onion", "2 carrots Cut."])
    #expect(page.blocks.map(\.kind) == [.text, .item, .item])
  }

  @Test func keepsScriptsStylesAndNavigationOut() throws {
    let page = try WebPage(
      bytes: Array("<nav>Home</nav><style>p{}</style><h2>Soup</h2><script>let a</script><p>Stir.</p>".utf8))
    #expect(page.blocks.filter { $0.hint != .noise }.map(\.text) == ["Soup", "Stir."])
  }

  @Test(arguments: [
    ([0xE4, 0x70], "äp", "<meta charset=iso-8859-1>"), ([0x93, 0x61, 0x94], "“a”", ""),
    ([0x8A, 0xC2], "環", "<meta charset='shift_jis'>"),
  ])
  func readsOtherCharacterSets(bytes: [UInt8], text: String, declaration: String) throws {
    let page = try WebPage(bytes: Array("\(declaration)<p>".utf8) + bytes)
    #expect(page.blocks.map(\.text) == [text])
  }

  @Test(arguments: [
    ("<script>a < b</SCRIPT>x", "<script></SCRIPT>x"), ("<STYLE media='>'>b{}</style>x", "<STYLE media='>'></style>x"),
    ("<script type=application/ld+json>{}</script>", nil), ("<script>a", nil),
    ("<script><!-- <script> --></script>", nil),
    ("<!-- <script>a</script> -->", nil), ("<p title='<script>'>a</p><i title=\"</script>\">", nil),
    ("<p title=<script>a</p>", nil), ("<textarea><script>a</script></textarea>", nil), ("<p>1 <2 <", nil),
    ("<scripts>a</scripts>", nil),
  ])
  func leavesOutOnlyWhatBrowsersRun(html: String, rest: String?) {
    #expect(String(decoding: ProgramText.removed(from: Array(html.utf8)), as: UTF8.self) == rest ?? html)
  }

  @Test(arguments: [
    ("<b>salt</b><u>to taste</u>", "salt to taste"), ("<p><strong>2</strong><em>eggs</em>", "2 eggs"),
    ("<b>S</b><i>alt</i>", "Salt"), ("<b>flo</b><b>ur</b>", "flour"), ("<b>Soups</b>, <i>hot</i>", "Soups, hot"),
    ("<span>Ad</span><span>d</span>", "Add"),
    ("<span class=name>しょうゆ</span><span class=unit>大さじ2</span>", "しょうゆ 大さじ2"),
    ("<span class=a>salt</span><span class=b>, fine</span>", "salt, fine"),
    ("<span class=a>S</span><span class=b>alt</span>", "Salt"), ("H<sub>two</sub><b>o</b>", "Htwoo"),
    ("<b>soup</b>s", "soups"),
  ])
  func partsWordsThatOnlyStylesPart(html: String, text: String) throws {
    #expect(try WebPage(bytes: Array(html.utf8)).blocks.map(\.text) == [text])
  }

  @Test func readsWhatTheHeadSays() throws {
    let page = try WebPage(
      bytes: Array(
        """
        <html lang=de><title> Suppe  |
        Seite</title><meta property="og:image" content="/a.jpg"><link rel=canonical href="https://a.example/suppe">
        """.utf8))
    #expect(page.head.title == "Suppe | Seite")
    #expect(page.head["og:image"] == "/a.jpg")
    #expect(page.head.language == "de")
    #expect(page.head.address == "https://a.example/suppe")
  }

  @Test func refusesPagesThatWouldTakeForEver() {
    #expect(throws: WebPageError.tooDeep) {
      try WebPage(bytes: Array(String(repeating: "<div>", count: 100_000).utf8))
    }
    #expect(throws: WebPageError.tooDeep) {
      try WebPage(bytes: Array(String(repeating: "<span><div></span></div>", count: 100_000).utf8))
    }
    #expect(throws: WebPageError.tooDeep) {
      let bold = (0..<500).map { "<b id=\($0)>" }.joined()
      return try WebPage(bytes: Array((bold + String(repeating: "<p>x</p>", count: 20_000)).utf8))
    }
    #expect(throws: WebPageError.tooManyAttributes) {
      try WebPage(bytes: Array(("<p " + (0..<7000).map { "a\($0)=1 " }.joined() + ">x").utf8))
    }
    #expect(throws: WebPageError.tooManyTags) {
      try WebPage(bytes: Array(String(repeating: "<p>", count: 100_000).utf8))
    }
    #expect(throws: WebPageError.tooLarge) { try WebPage(bytes: Array(repeating: 0x61, count: (64 << 20) + 1)) }
    #expect(throws: WebPageError.empty) { try WebPage(bytes: []) }
  }

  @Test func countsNoAttributesInQuotedValues() throws {
    let value = String(repeating: "a=1 > ", count: 20_000)
    let page = try WebPage(bytes: Array("<p title='\(value)' class = \"\(value)\" id=a>one</p>".utf8))
    #expect(page.blocks.map(\.text) == ["one"])
  }

  @Test func longPagesOfManyParagraphsAreFine() throws {
    let page = try WebPage(bytes: Array(String(repeating: "<p>one<li>two<tr><td>three", count: 20_000).utf8))
    #expect(page.blocks.count > 20_000)
  }
}

@Suite struct MarkedItemsTests {
  private func items(_ html: String, _ source: WebPage.Source) throws -> [JSONValue] {
    try WebPage(bytes: Array(html.utf8)).items.filter { $0.source == source }.map(\.value)
  }

  private func json(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func readsMicrodataWithItemsInItemsAndElsewhere() throws {
    let found = try items(
      """
      <div itemscope itemtype="https://schema.org/Recipe" itemref=more><h1 itemprop=name>Soup</h1>
      <time itemprop=cookTime datetime=PT20M>20 minutes</time>
      <div itemprop=nutrition itemscope><span itemprop=calories>90 kcal</span></div></div>
      <ul id=more><li itemprop=ingredients>1 onion<li itemprop=ingredients>2 carrots</ul>
      """, .microdata)
    #expect(
      found.map(json) == [
        #"{"@type":["https://schema.org/Recipe"],"name":"Soup","cookTime":"PT20M","#
          + #""nutrition":{"calories":"90 kcal"},"recipeIngredient":["1 onion","2 carrots"]}"#
      ])
  }

  @Test func takesTheInnerOnesWhereAPropertyHoldsItselfAgain() throws {
    let found = try items(
      "<div itemscope itemtype=Recipe><ul itemprop=ingredients><li itemprop=ingredients>salt</ul></div>", .microdata)
    #expect(found.map(json) == [#"{"@type":["Recipe"],"recipeIngredient":"salt"}"#])
  }

  @Test func readsRDFaAndOldVocabularies() throws {
    let found = try items(
      "<div typeof='v:Recipe'><b property='v:name'>Soup</b><i property='v:yield'>4</i></div>", .rdfa)
    #expect(found.map(json) == [#"{"@type":["v:Recipe"],"name":"Soup","recipeYield":"4"}"#])
  }

  @Test func readsBothMicroformats() throws {
    let old = try items(
      """
      <div class=hrecipe><b class=fn>Soup</b><p class=ingredient><i class=value>1</i> onion</p>
      <i class=duration><i class=value-title title=PT5M></i>5 min</i></div>
      """, .microformats)
    #expect(old.map { $0["name"]?.string } == ["Soup"])
    #expect(old.map { $0["recipeIngredient"]?.string } == ["1 onion"])
    #expect(old.map { $0["totalTime"]?.string } == ["PT5M"])
    let new = try items(
      "<div class=h-recipe><b class=p-name>Soup</b><ol class=e-instructions><li>Chop.<li>Fry.</ol></div>", .microformats
    )
    #expect(new.map { $0["recipeInstructions"]?.array?.compactMap(\.string) } == [["Chop.", "Fry."]])
  }
}

@Suite struct JSONRepairTests {
  private func values(_ text: String) -> [String] {
    JSONRepair.values(in: text)
  }

  @Test(arguments: [
    ("{\"a\": \"one\ntwo\"}", #"{"a": "one\ntwo"}"#), (#"{"a": 1,}"#, #"{"a": 1}"#),
    (#"{"a": "say "please" now"}"#, #"{"a": "say \"please\" now"}"#), (#"{"a": "it\'s"}"#, #"{"a": "it's"}"#),
    (#"<!-- {"a": [1, 2}"#, #"{"a": [1, 2]}"#), (#"{"a": "cut o"#, #"{"a": "cut o"}"#),
    (#"{"a": 1};"#, #"{"a": 1}"#), (#"{&quot;a&quot;: 1}"#, #"{"a": 1}"#),
    ("{\"a\": \"x\"\n\"b\": 1}", "{\"a\": \"x\" ,\"b\": 1}"), (#"/* x */ {"a": 1}"#, #"{"a": 1}"#),
    (#"{"a": "x",, "b": +8}"#, #"{"a": "x", "b": 8}"#), (#"{"a": , "b": }"#, #"{"a":null, "b":null}"#),
    (#"{"a": NaN, "b": undefined}"#, #"{"a": null, "b": null}"#), (#"{"a": "x", "cut of"#, #"{"a": "x"}"#),
    (#"{"a": "x", "b":"#, #"{"a": "x", "b":null}"#), (#"{“a”: “he said “hi” twice”}"#, #"{"a": "he said “hi” twice"}"#),
    (#"{'a': 'it's 5" wide'}"#, #"{"a": "it's 5\" wide"}"#), (#"{a: "x", b_2: [1]}"#, #"{"a": "x", "b_2": [1]}"#),
    ("{<br />\n\"a\": \"x\",<br />\n\"b\": \"y\"<br />\n}", "{ \"a\": \"x\", \"b\": \"y\"}"),
    ("{\"a\": 1 // one\n}", #"{"a": 1}"#),
  ])
  func mendsWhatChangesNoWord(broken: String, whole: String) {
    #expect(values(broken) == [whole])
  }

  @Test func readsSeveralValuesInARow() {
    #expect(values(#"{"a": 1} {"b": 2}"#) == [#"{"a": 1}"#, #"{"b": 2}"#])
  }

  @Test func opensJSONThatWasPackedTwice() throws {
    let page = try WebPage(bytes: Array(#"<script type="application/ld+json">"{\"a\": \"x\"}"</script>"#.utf8))
    #expect(page.items.first?.value["a"]?.string == "x")
  }

  @Test func readsNamesWithTheirVocabulary() throws {
    let block = #"{"schema:name": "a", "http://schema.org/image": {"https://schema.org/url": "b"}}"#
    let page = try WebPage(bytes: Array("<script type=application/ld+json>\(block)</script>".utf8))
    #expect(page.items.first?.value["name"]?.string == "a")
    #expect(page.items.first?.value["image"]?["url"]?.string == "b")
  }

  @Test func saysWhatIsBeyondRepair() throws {
    let page = try WebPage(
      bytes: Array(
        """
        <script type="application/ld+json">no</script><script type="application/ld+json">{"a": "x",}</script>
        """.utf8))
    #expect(page.unreadableBlocks == 1)
    #expect(page.repairedBlocks == 1)
    #expect(page.items.count == 1)
  }
}
