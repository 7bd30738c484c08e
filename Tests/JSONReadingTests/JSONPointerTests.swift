import JSONReading
import SourceText
import Testing

@Suite struct JSONPointerTests {
  /// The members of RFC 6901 §5 that are about the notation.
  @Test(
    "text forms are read and written",
    arguments: [
      ("", []), ("/", [""]), ("/foo/0", ["foo", "0"]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]), ("/~01", ["~1"]),
      ("/ ", [" "]), ("//", ["", ""]), ("/é", ["é"]),
    ] as [(String, [String])])
  func readsAndWritesTheTextForm(text: String, parts: [String]) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(pointer.parts == parts)
    #expect(pointer.description == text)
  }

  @Test("other texts are no pointers", arguments: ["a", "a/b", "/~", "/~2", "/a~/b"])
  func refusesOtherTexts(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test(
    "pointers lead to values",
    arguments: [
      ("", #"{"a":[10,{"b/c":"x"}],"":1}"#), ("/a/0", "10"), ("/a/1/b~1c", #""x""#), ("/", "1"),
      ("/a/2", nil), ("/a/00", nil), ("/a/-", nil), ("/b", nil), ("/a/0/x", nil), ("/a/+1", nil),
    ] as [(String, String?)])
  func leadsToValues(text: String, expected: String?) throws {
    let value = try #require(read(#"{"a": [10, {"b/c": "x"}], "": 1}"#).value)
    let pointer = try #require(JSONPointer(text))
    #expect(value[pointer].map(compact) == expected)
  }

  @Test(
    "bytes have pointers",
    arguments: [
      (1, ""), (2, "/a"), (5, "/a"), (7, "/a"), (8, "/a/0"), (9, "/a/0"), (10, "/a"), (12, "/a/1"), (14, "/a/1/b"),
      (21, ""), (0, nil), (22, nil),
    ] as [(Int, String?)])
  func findsTheValueAtAByte(offset: Int, expected: String?) throws {
    let value = try #require(read(#" {"a": [10, {"b": 2}]} "#).value)
    #expect(value.pointer(toByte: offset)?.description == expected)
  }

  @Test func growsByKeysAndIndices() {
    #expect(JSONPointer.root.appending("recipes").appending(0).appending("a/b").description == "/recipes/0/a~1b")
  }
}
