import SourceText
import Testing
import YAMLReading

@Suite struct YAMLReaderTests {
  @Test(
    "each kind of node is read",
    arguments: [
      ("soup", "soup"), ("'it''s'", "\"it's\""), (#""a\u00e9\n""#, "\"aé\n\""), ("|\n  a\n  b\n", "\"a\nb\n\""),
      (">-\n  a\n  b\n", "\"a b\""), ("- a\n- - b\n  - c\n", "[a, [b, c]]"), ("[a, {b: c}, []]", "[a, {b: c}, []]"),
      ("a: 1\nb:\n  - x\n  - y\nc:\n- z\nd: {}\n", "{a: 1, b: [x, y], c: [z], d: {}}"), ("a:\nb: ~\n", "{a: , b: ~}"),
      ("%YAML 1.2\n---\na: b # note\n...\n", "{a: b}"), ("? a\n: b\n", "{a: b}"), ("[a: b]", "[{a: b}]"),
      ("---\n", ""), ("a: b\r\nc: d\r\n", "{a: b, c: d}"), ("\"a\": 'b'", "{\"a\": \"b\"}"),
    ])
  func readsNodes(text: String, expected: String) {
    let checked = read(text)
    #expect(checked.value.map(dump) == expected)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test("a text without a document gives nothing, and no error", arguments: ["", " \n", "# only a note\n", "\u{FEFF}"])
  func givesNothingForNoDocument(text: String) {
    #expect(read(text) == Checked(nil))
  }

  @Test func readsNothingOfBothSidesOfAMerge() {
    let checked = read("a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> anna\n")
    #expect(checked.value == nil)
    #expect(checked.diagnostics.map(\.identifier) == ["text-merge"])
  }

  @Test func readsThePartOfAFileThatIsFrontMatter() {
    let text = "---\ntitle: Brötchen\ntags: [a, a: b]\n---\n\n# Brötchen {\n"
    let file = SourceFile(path: "a.md", text: text)
    let value = YAMLReader.read(file, range: 4..<37).value
    #expect(value.map(dump) == "{title: Brötchen, tags: [a, {a: b}]}")
    #expect(value?["title"].map { written($0, in: text) } == "Brötchen")
    #expect(value?["tags"].map { file.position(ofByte: $0.range.lowerBound) } == SourcePosition(line: 3, column: 7))
  }

  @Test(
    "nodes know the bytes they are written in",
    arguments: [
      "", "\u{FEFF}", "# größer 🥬\r\n", "\n\n", "# a\u{85}# b\u{2028}# c\n",
    ])
  func knowsRanges(before: String) throws {
    let part = "é: &x \"ü🥬\"\r\nlist:\r\n  - ä\r\n  - [ö, {k: v}]\r\nlast: |\r\n  text\r\nend: !!str 5 # note\r\n"
    let text = before + part
    let value = try #require(read(text).value)
    #expect(read(text).diagnostics.isEmpty)
    let list = try #require(value["list"])
    #expect(value["é"].map { written($0, in: text) } == "&x \"ü🥬\"")
    #expect(written(list, in: text) == "- ä\r\n  - [ö, {k: v}]")
    #expect(list.sequence?.map { written($0, in: text) } == ["ä", "[ö, {k: v}]"])
    #expect(value["end"].map { written($0, in: text) } == "!!str 5")
    #expect(written(value, in: text).hasPrefix("é: "))
    #expect(written(value, in: text).hasSuffix("!!str 5"))
    let keys = try #require(value.mapping).map { String(decoding: Array(text.utf8)[$0.keyRange], as: UTF8.self) }
    #expect(keys == ["é", "list", "last", "end"])
  }

  @Test func endsBlocksWithTheirLastNode() throws {
    let text = "a:\n- b\n- [c]\n\n\n# note\nd: [e: f]\n"
    let value = try #require(read(text).value)
    #expect(value["a"].map { written($0, in: text) } == "- b\n- [c]")
    #expect(value["d"]?.sequence?.first.map { written($0, in: text) } == "e: f")
    #expect(written(value, in: text) == "a:\n- b\n- [c]\n\n\n# note\nd: [e: f]")
  }

  @Test func followsAliases() throws {
    let text = "base: &b {x: 1}\nother: *b\nlist: [*b, &b 2, *b]\n"
    let value = try #require(read(text).value)
    #expect(dump(value) == "{base: {x: 1}, other: {x: 1}, list: [{x: 1}, 2, 2]}")
    #expect(value["other"].map { written($0, in: text) } == "*b")
    #expect(value["other"]?["x"].map { written($0, in: text) } == "1")
  }

  @Test func takesTheMergeKeyForAnOrdinaryKey() {
    #expect(read("a: &a {x: 1}\nb: {<<: *a}\n").value.map(dump) == "{a: {x: 1}, b: {<<: {x: 1}}}")
  }
}
