import SourceText
import Testing
import YAMLReading

@Suite struct YAMLErrorTests {
  @Test(
    "syntax errors have a place",
    arguments: [
      ("a: b: c", "1:5+1 yaml-syntax: mapping values are not allowed in this context, found “:”"),
      ("- a\n b: c\n", "2:3+1 yaml-syntax: mapping values are not allowed in this context, found “:”"),
      (
        "a: [1, 2\nb: 3\n",
        "2:2+1 yaml-syntax: did not find expected ',' or ']' while parsing a flow sequence that starts at line 1, found “:”"
      ),
      (
        "a: {b: c\n",
        "2:1+1 yaml-syntax: did not find expected ',' or '}' while parsing a flow mapping that starts at line 1, "
          + "found the end of the text"
      ),
      (
        "a: @b\n",
        "1:4+1 yaml-syntax: found character that cannot start any token while scanning for the next token: “@”"
      ),
      (
        "a:\n\t- b\n",
        "2:1+1 yaml-syntax: found character that cannot start any token while scanning for the next token: a tab"
      ),
      (
        "é: \"ü\n",
        "2:1+1 yaml-syntax: found unexpected end of stream while scanning a quoted scalar that starts at line 1"
      ),
      ("a: \"\\q\"\n", "1:5+1 yaml-syntax: found unknown escape character while parsing a quoted scalar: “\\”"),
      ("a: 1\nb é\nc: 2\n", "2:1+3 yaml-syntax: could not find expected ':' after “b é”"),
      ("- a\r\nb\r\n", "2:1+1 yaml-syntax: could not find expected ':' after “b”"),
      ("a: 'b' c\n", "1:8+1 yaml-syntax: did not find expected key while parsing a block mapping, found “c”"),
      (
        "ä: 1\r\nö: [🥬, ü}\r\n",
        "2:9+1 yaml-syntax: did not find expected ',' or ']' while parsing a flow sequence, found “}”"
      ),
      (
        "\u{FEFF}ä: `b`",
        "1:4+1 yaml-syntax: found character that cannot start any token while scanning for the next token: “`”"
      ),
      ("!x!y a", "1:1+1 yaml-syntax: found undefined tag handle while parsing a node: “!”"),
      ("%YAML 3.0\n---\na\n", "1:1+1 yaml-syntax: found incompatible YAML document: “%”"),
    ])
  func reportsSyntaxErrors(text: String, problem: String) {
    #expect(problems(text) == [problem])
    #expect(read(text).value == nil)
  }

  @Test(
    "syntax errors have a hint",
    arguments: [
      ("a: b: c", "put quotes around text that holds “: ”, and give keys of one mapping the same indentation"),
      ("a: [1", "write a comma or close the bracket"), ("a: {1", "write a comma or close the bracket"),
      ("a: @b", "put quotes around the text"), ("a:\n\t- b", "indent with spaces, not with tabs"),
      ("a: \"b", "close the quotes"), ("a: \"\\q\"", "write a backslash of the text as “\\\\”, or use single quotes"),
      ("a: 1\nb\nc: 2", "write “: ” and a value after the key"),
      ("!x!y a", "put quotes around text that starts with “!”"),
      ("a: 'b' c", "give everything on one level the same indentation, and quote text with special characters"),
    ])
  func hintsAtSyntaxErrors(text: String, expected: String) {
    #expect(hint(text) == expected)
  }

  @Test func placesErrorsOfFrontMatterInItsFile() {
    let file = SourceFile(path: "a.md", text: "---\nä: b\nc: d: e\n---\n")
    #expect(
      YAMLReader.read(file, range: 4..<18).diagnostics.map(shown) == [
        "3:5+1 yaml-syntax: mapping values are not allowed in this context, found “:”"
      ])
  }

  @Test(
    "only UTF-8 is read",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4+1 yaml-encoding: found the byte 0xFF, which is not UTF-8"),
      ([0x0A, 0xC3, 0xA4, 0xE2, 0x82], "2:2+1 yaml-encoding: found the byte 0xE2, which is not UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1+2 yaml-encoding: text is UTF-16, expected UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x61], "1:1+2 yaml-encoding: text is UTF-16, expected UTF-8"),
      ([0x61, 0x3A, 0x20, 0x00], "1:4+1 yaml-encoding: found the control character U+0000"),
      ([0x61, 0x3A, 0x20, 0x7F], "1:4+1 yaml-encoding: found the control character U+007F"),
      ([0x61, 0x3A, 0x20, 0xC2, 0x80], "1:4+1 yaml-encoding: found the control character U+0080"),
      ([0x61, 0x3A, 0x20, 0xEF, 0xBF, 0xBF], "1:4+1 yaml-encoding: found the control character U+FFFF"),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], problem: String) {
    let checked = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(checked.value == nil)
    #expect(checked.diagnostics.map(shown) == [problem])
  }

  @Test(
    "duplicate keys name the first place, and the first value is kept",
    arguments: [
      (
        "a: 1\nb: 2\n\"a\": 3\n", "3:1+3 yaml-duplicate-key: key “a” is already used at line 1, column 1",
        "{a: 1, b: 2}"
      ),
      ("ä: {b: 1, b: 2}\n", "1:11+1 yaml-duplicate-key: key “b” is already used at line 1, column 5", "{ä: {b: 1}}"),
    ])
  func reportsDuplicateKeys(text: String, problem: String, value: String) {
    #expect(problems(text) == [problem])
    #expect(read(text).value.map(dump) == value)
  }

  @Test func refusesKeysThatAreNoText() {
    #expect(problems("title: {{ name }}\n") == ["1:9+8 yaml-key: key is a mapping, expected text"])
    #expect(problems("? [a]\n: b\nc: d\n") == ["1:3+3 yaml-key: key is a list, expected text"])
    #expect(read("? [a]\n: b\nc: d\n").value.map(dump) == "{c: d}")
    #expect(hint("title: {{ name }}\n") == "put quotes around text that starts with “{” or “[”")
  }

  @Test func refusesASecondDocument() {
    #expect(
      problems("a: 1\n---\nb: 2\n") == ["2:1+3 yaml-documents: found a second document, expected the end of the text"])
    #expect(read("a: 1\n---\nb: 2\n").value == nil)
    #expect(problems("---\na: 1\n...\n").isEmpty)
  }

  @Test func limitsTheDepth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problems(nested(64)).isEmpty)
    #expect(problems(nested(65)) == ["1:65+1 yaml-too-deep: lists and mappings are nested deeper than 64 levels"])
    #expect(problems(String(repeating: "[", count: 100_000)).count == 1)
    #expect(
      problems(String(repeating: "- ", count: 100_000)) == [
        "1:129+1 yaml-too-deep: lists and mappings are nested deeper than 64 levels"
      ])
    let byAlias = "- &a \(nested(40))\n- \(String(repeating: "[", count: 30))*a\(String(repeating: "]", count: 30))\n"
    #expect(problems(byAlias) == ["2:33+2 yaml-too-deep: lists and mappings are nested deeper than 64 levels"])
  }

  @Test func limitsWhatAliasesStandFor() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(problems(text) == ["5:10+3 yaml-too-large: aliases stand for more than 10000 nodes"])
    #expect(read(text).value == nil)
  }

  @Test func refusesTextsOfNothingButTinyValues() {
    let tiny = "[" + String(repeating: "a,", count: 99_999)
    #expect(read(tiny + "]").value?.sequence?.count == 99_999)
    #expect(problems(tiny + "a]") == ["1:200000+1 yaml-too-large: found more than 100000 keys and values"])
    // As many, but longer ones, are a table.
    let table = "[" + String(repeating: "flour, ", count: 110_000) + "]"
    #expect(read(table).value?.sequence?.count == 110_000)
  }

  @Test func readsLargeTextsWithoutAliases() {
    let text = String(repeating: "- x\n", count: 30_000)
    #expect(read(text).value?.sequence?.count == 30_000)
  }

  @Test(
    "aliases need an anchor",
    arguments: [
      ("a: *b", "1:4+2 yaml-alias: alias “*b” has no anchor “&b” before it"),
      ("a: &b [*b]", "1:8+2 yaml-alias: alias “*b” stands inside the node it names"),
      ("a: &b 1\nc: &b {d: *b}", "2:11+2 yaml-alias: alias “*b” stands inside the node it names"),
    ])
  func refusesOtherAliases(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test(
    "tags outside of the core schema are refused",
    arguments: [
      ("a: !recipe b", "1:4+9 yaml-tag: tag “!recipe” is not known here"),
      ("a: !!set {b}", "1:4+7 yaml-tag: tag “!!set” is not known here"),
      ("a: !!str [b]", "1:4+7 yaml-tag: tag “!!str” is not known here"),
      ("a: !!int soup", "1:4+10 yaml-tag: “soup” is not what its tag “!!int” says"),
      ("a: !!bool yes", "1:4+10 yaml-tag: “yes” is not what its tag “!!bool” says"),
    ])
  func refusesOtherTags(text: String, problem: String) {
    let found = problems(text)
    #expect(found == [problem])
    #expect(read(text).value?["a"] != nil)
  }

  @Test func stopsAfterTwentyMistakes() {
    let text = String(repeating: "a: 1\n", count: 50)
    let found = problems(text)
    #expect(found.count == 21)
    #expect(found.last == "21:1+1 yaml-too-many: reading ends here, after 20 mistakes")
    #expect(read(text).value == nil)
  }
}
