import JSONReading
import SourceText
import Testing

@Suite struct JSONReaderTests {
  @Test(
    "each kind of value is read",
    arguments: [
      ("null", "null"), ("true", "true"), (" false ", "false"), ("-12.50e+3", "-12.50e+3"), (#""soup""#, #""soup""#),
      ("[]", "[]"), ("[ 1 , [2] ]", "[1,[2]]"), ("{}", "{}"), ("{ \"a\" : 1 , \"b\" : { } }", #"{"a":1,"b":{}}"#),
      ("\t\r\n[\r\n]\n", "[]"),
    ])
  func readsValues(text: String, expected: String) {
    let checked = read(text)
    #expect(checked.value.map(compact) == expected)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test func keepsMembersInTheOrderOfTheText() {
    #expect(read(#"{"z": 1, "a": 2, "m": 3}"#).value?.object?.map(\.key) == ["z", "a", "m"])
  }

  @Test func givesEveryValueTheBytesItIsWrittenIn() throws {
    let text = #" {"é": [10, "x"], "b": true} "#
    let value = try #require(read(text).value)
    func written(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
    #expect(written(value.range) == #"{"é": [10, "x"], "b": true}"#)
    #expect(written(try #require(value.member("é")).keyRange) == #""é""#)
    #expect(value["é"].map { written($0.range) } == #"[10, "x"]"#)
    #expect(value["é"]?.array?.map { written($0.range) } == ["10", #""x""#])
    #expect(value["b"].map { written($0.range) } == "true")
  }

  @Test func passesOverAByteOrderMark() {
    let bytes = SourceFile.byteOrderMark + Array("[1]".utf8)
    let value = JSONReader.read(SourceFile(path: "a.json", bytes: bytes)).value
    #expect(value?.range == 3..<6)
    #expect(
      problems(bytes: SourceFile.byteOrderMark + Array("[1".utf8)) == [
        "1:3+1 json-syntax: found the end of the file, expected “,” or “]”"
      ])
  }

  @Test(
    "escapes are decoded",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u00E9""#, "Aéé"),
      (#""\uD83E\uDD6C kale""#, "🥬 kale"), (#""\u0000""#, "\0"), (#""a\nb\nc""#, "a\nb\nc"),
      (#""crème \u002B 🍞""#, "crème + 🍞"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ])
  func decodesEscapes(text: String, expected: String) {
    #expect(read(text).value?.string?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true)
  }

  @Test(
    "the structure is strict",
    arguments: [
      ("", "1:1+1 json-syntax: found the end of the file, expected a value"),
      (" \n ", "2:2+1 json-syntax: found the end of the file, expected a value"),
      ("[1,]", "1:3+1 json-syntax: found “,” before “]”, expected another value after the comma"),
      ("{\"a\": 1 ,\n}", "1:9+1 json-syntax: found “,” before “}”, expected another value after the comma"),
      ("[,1]", "1:2+1 json-syntax: found “,”, expected a value"),
      ("[1 2]", "1:4+1 json-syntax: found “2”, expected “,” or “]”"),
      ("[1", "1:3+1 json-syntax: found the end of the file, expected “,” or “]”"),
      ("[1,", "1:4+1 json-syntax: found the end of the file, expected a value"),
      ("[1}", "1:3+1 json-syntax: found “}”, expected “,” or “]”"),
      (#"{"a" 1}"#, #"1:6+1 json-syntax: found “1”, expected “:” after the key “a”"#),
      (#"{"a": 1 "b": 2}"#, "1:9+1 json-syntax: found “\"”, expected “,” or “}”"),
      (#"{"a":}"#, "1:6+1 json-syntax: found “}”, expected a value"),
      ("{1: 2}", "1:2+1 json-syntax: found “1”, expected a key in double quotes"),
      ("{name: 2}", "1:2+4 json-syntax: found “name”, expected a key in double quotes"),
      ("{'name': 2}", "1:2+1 json-syntax: found “'”, expected a key in double quotes"),
      ("{", "1:2+1 json-syntax: found the end of the file, expected a key in double quotes"),
      ("['a']", "1:2+1 json-syntax: found “'”, expected a value"),
      ("[1] x", "1:5+1 json-syntax: found “x”, expected the end of the file after the value"),
      ("[1]]", "1:4+1 json-syntax: found “]”, expected the end of the file after the value"),
      ("é", "1:1+1 json-syntax: found “é”, expected a value"),
      ("[\u{1}]", "1:2+1 json-syntax: found the control character U+0001, expected a value"),
      ("\u{C}[]", "1:1+1 json-syntax: found the control character U+000C, expected a value"),
    ])
  func refusesBrokenStructure(text: String, problem: String) {
    #expect(problems(text) == [problem])
    #expect(read(text).value == nil)
  }

  @Test(
    "comments are refused",
    arguments: [
      ("// soup\n[]", "1:1+1 json-syntax: found a comment, expected a value"),
      ("[1, /* two */ 2]", "1:5+1 json-syntax: found a comment, expected a value"),
      ("[1 # one\n]", "1:4+1 json-syntax: found a comment, expected “,” or “]”"),
      ("{// a\n}", "1:2+1 json-syntax: found a comment, expected a key in double quotes"),
    ])
  func refusesComments(text: String, problem: String) {
    #expect(problems(text) == [problem])
    #expect(hint(text) == "remove the comment; JSON has none")
  }

  @Test(
    "other words than the three are refused",
    arguments: [
      ("NaN", "1:1+3 json-syntax: found “NaN”, expected a value", "write a finite number, or “null”"),
      ("[Infinity]", "1:2+8 json-syntax: found “Infinity”, expected a value", "write a finite number, or “null”"),
      ("True", "1:1+4 json-syntax: found “True”, expected a value", "write “true”"),
      ("None", "1:1+4 json-syntax: found “None”, expected a value", "write “null”"),
      ("nulls", "1:1+5 json-syntax: found “nulls”, expected a value", "put double quotes around texts"),
      ("tru", "1:1+3 json-syntax: found “tru”, expected a value", "put double quotes around texts"),
      ("'a'", "1:1+1 json-syntax: found “'”, expected a value", "put texts in double quotes"),
      (
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnop",
        "1:1+42 json-syntax: found “abcdefghijklmnopqrstuvwxyzabcdef…”, expected a value",
        "put double quotes around texts"
      ),
    ])
  func refusesOtherWords(text: String, problem: String, hint expected: String) {
    #expect(problems(text) == [problem])
    #expect(hint(text) == expected)
  }

  @Test(
    "strings are strict",
    arguments: [
      (#""soup"#, "1:1+1 json-syntax: text that starts here has no closing quote before the end of the file"),
      (#"["\"]"#, "1:2+1 json-syntax: text that starts here has no closing quote before the end of the file"),
      ("\"a\nb\"", "1:3+1 json-syntax: found a line break inside a text"),
      ("\"a\tb\"", "1:3+1 json-syntax: found the control character U+0009 inside a text"),
      ("\"\\n\u{1F}\"", "1:4+1 json-syntax: found the control character U+001F inside a text"),
      (#""a\xb""#, "1:3+3 json-syntax: found “xb” after “\\”, which is no escape"),
      (#""a\é""#, "1:3+2 json-syntax: found “é” after “\\”, which is no escape"),
      (#""a\'""#, "1:3+2 json-syntax: found “'” after “\\”, which is no escape"),
      (#""a\"#, "1:3+1 json-syntax: found the end of the file after “\\”, expected an escape"),
      (#""\u12G4""#, "1:2+4 json-syntax: escape “\\u” has 2 hexadecimal digits, expected 4"),
      (#""\u12"#, "1:2+4 json-syntax: escape “\\u” has 2 hexadecimal digits, expected 4"),
      (#""\uD83E""#, "1:2+6 json-syntax: escape “\\uD83E” is half of a surrogate pair"),
      (#""\uDD6C\uD83E""#, "1:2+6 json-syntax: escape “\\uDD6C” is half of a surrogate pair"),
      (#""a\uD83E\u0041""#, "1:3+6 json-syntax: escape “\\uD83E” is half of a surrogate pair"),
      (#""\uD83Ex""#, "1:2+6 json-syntax: escape “\\uD83E” is half of a surrogate pair"),
    ])
  func refusesBrokenStrings(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func tellsHowToWriteControlCharacters() {
    #expect(hint("\"a\nb\"") == #"close the text, or write the break as “\n”"#)
    #expect(hint("\"a\tb\"") == #"write it as “\t”"#)
    #expect(hint("\"a\u{1}b\"") == #"write it as “\u0001”"#)
  }

  @Test(
    "bytes that are not UTF-8 are refused",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2+1 json-syntax: found the byte 0xFF, which is not UTF-8"),
      ([0x22, 0x61, 0xC3, 0x22], "1:3+1 json-syntax: found the byte 0xC3, which is not UTF-8"),
      ([0x22, 0x5C, 0x6E, 0xE2, 0x82, 0x22], "1:4+1 json-syntax: found the byte 0xE2, which is not UTF-8"),
      ([0x22, 0xC0, 0xAF], "1:2+1 json-syntax: found the byte 0xC0, which is not UTF-8"),
      ([0xFF, 0xFE, 0x5B, 0x00], "1:1+1 json-syntax: found the byte 0xFF, which is not UTF-8; expected a value"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2+1 json-syntax: found the byte 0xED, which is not UTF-8"),
    ] as [([UInt8], String)])
  func refusesInvalidUTF8(bytes: [UInt8], problem: String) {
    #expect(problems(bytes: bytes) == [problem])
  }

  @Test(
    "numbers are strict",
    arguments: [
      ("007", "1:1+3 json-syntax: found “007”, expected a number without leading zeros"),
      ("-01", "1:1+3 json-syntax: found “-01”, expected a number without leading zeros"),
      ("1.", "1:1+2 json-syntax: found “1.”, expected a number with a digit after the point"),
      ("1.e5", "1:1+4 json-syntax: found “1.e5”, expected a number with a digit after the point"),
      (".5", "1:1+2 json-syntax: found “.5”, expected a value"),
      ("+1", "1:1+2 json-syntax: found “+1”, expected a value"),
      ("-", "1:1+1 json-syntax: found “-”, expected a number with a digit after “-”"),
      ("-Infinity", "1:1+9 json-syntax: found “-Infinity”, expected a number with a digit after “-”"),
      ("1e", "1:1+2 json-syntax: found “1e”, expected a number with a digit after the exponent sign"),
      ("1e+", "1:1+3 json-syntax: found “1e+”, expected a number with a digit after the exponent sign"),
      ("0x1F", "1:1+4 json-syntax: found “0x1F”, expected a decimal number"),
      ("1_000", "1:1+5 json-syntax: found “1_000”, expected a decimal number"),
      ("1.2.3", "1:1+5 json-syntax: found “1.2.3”, expected a decimal number"),
      ("1e1000", "1:1+6 json-number: number has an exponent beyond ±999"),
      ("[1, 5e-0001000]", "1:5+10 json-number: number has an exponent beyond ±999"),
      (
        String(repeating: "1", count: 401),
        "1:1+401 json-number: number has 401 digits, at most 400 are read"
      ),
    ])
  func refusesBrokenNumbers(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func readsNumbersUpToTheLimits() {
    let digits = "1." + String(repeating: "7", count: 399)
    #expect(read(digits).value?.number?.literal == digits)
    #expect(read("1e999").value?.number?.literal == "1e999")
    #expect(read("1e-000999").value?.number?.literal == "1e-000999")
  }

  @Test func namesTheFirstPlaceOfADuplicateKeyAndKeepsItsValue() {
    let text = "{\n  \"a\": 1,\n  \"b\": {\"a\": 2},\n  \"\\u0061\": 3\n}"
    #expect(problems(text) == ["4:3+8 json-duplicate-key: key “a” is already used at line 2, column 3"])
    #expect(read(text).value?["a"]?.integer == 1)
    #expect(read(text).value?.object?.count == 2)
  }

  @Test func findsDuplicatesAmongManyKeys() {
    let members = (0..<40).map { "\"k\($0)\": \($0)" } + ["\"k3\": 1", "\"k39\": 1"]
    #expect(
      problems("{\(members.joined(separator: ","))}").map { $0.split(separator: ":").last.map(String.init) } == [
        " key “k3” is already used at line 1, column 26", " key “k39” is already used at line 1, column 372",
      ])
  }

  @Test func sumsUpWhenThereAreVeryManyDuplicates() {
    let text = "{\(Array(repeating: "\"a\":1", count: 23).joined(separator: ","))}"
    let found = problems(text)
    #expect(found.count == 21)
    #expect(found.last == "1:128+3 json-duplicate-key: from here on 2 more keys are used a second time")
  }

  @Test func reportsDuplicatesBeforeTheErrorThatEndsTheReading() {
    #expect(
      problems(#"{"a":1,"a":2,}"#) == [
        "1:8+3 json-duplicate-key: key “a” is already used at line 1, column 2",
        "1:13+1 json-syntax: found “,” before “}”, expected another value after the comma",
      ])
  }

  @Test func limitsTheDepth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problems(nested(128)).isEmpty)
    #expect(
      problems(nested(129)) == [
        "1:129+1 json-too-deep: lists and objects are nested deeper than 128 levels"
      ])
    let objects = String(repeating: "{\"a\":", count: 200_000)
    #expect(problems(objects) == ["1:641+1 json-too-deep: lists and objects are nested deeper than 128 levels"])
  }
}
