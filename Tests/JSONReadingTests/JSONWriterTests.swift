import JSONReading
import SourceText
import Testing

@Suite struct JSONWriterTests {
  private func written(
    _ layout: JSONWriter.Layout = .compact, _ escaping: JSONWriter.Escaping = .minimal,
    _ calls: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(layout: layout, escaping: escaping)
    calls(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func writeRecipe(_ json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.string("Soup")
    json.key("tags")
    json.beginArray()
    json.string("easy")
    json.integer(-45)
    json.beginArray()
    json.endArray()
    json.bool(true)
    json.null()
    json.endArray()
    json.key("empty")
    json.beginObject()
    json.endObject()
    json.endObject()
  }

  @Test func writesCompactTexts() {
    #expect(written { writeRecipe(&$0) } == #"{"name":"Soup","tags":["easy",-45,[],true,null],"empty":{}}"#)
  }

  @Test func writesPrettyTexts() {
    #expect(
      written(.pretty) { writeRecipe(&$0) } == """
        {
          "name": "Soup",
          "tags": [
            "easy",
            -45,
            [],
            true,
            null
          ],
          "empty": {}
        }

        """)
  }

  @Test(
    "strings are escaped where they must be",
    arguments: [
      ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
      ("\0\u{1F}\u{7F}", "\"\\u0000\\u001F\u{7F}\""), ("é 🥬 </script>&\u{2028}", "\"é 🥬 </script>&\u{2028}\""),
      ("\"", #""\"""#),
    ])
  func escapesStrings(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected)
  }

  @Test(
    "strings are safe inside a script element on request",
    arguments: [
      ("</script>", #""\u003C/script\u003E""#), ("a & b", #""a \u0026 b""#), ("<!--", #""\u003C!--""#),
      ("x\u{2028}y\u{2029}", #""x\u2028y\u2029""#), ("\u{2027}\u{202A}–€", "\"\u{2027}\u{202A}–€\""), ("â", "\"â\""),
    ])
  func escapesForScripts(text: String, expected: String) {
    #expect(written(.compact, .scriptSafe) { $0.string(text) } == expected)
    #expect(read(expected).value?.string == text)
  }

  @Test func takesValuesThatAreWrittenAlready() {
    let written = written { json in
      json.beginArray()
      json.value(Array("[1,2]".utf8))
      json.value(Array("\"a\"".utf8))
      json.endArray()
    }
    #expect(written == #"[[1,2],"a"]"#)
  }

  @Test func escapesKeysToo() {
    #expect(
      written(.compact, .scriptSafe) { json in
        json.beginObject()
        json.key("<\n>")
        json.integer(1)
        json.endObject()
      } == #"{"\u003C\n\u003E":1}"#)
  }

  @Test func writesNumbersAsTheirLiterals() throws {
    let number = try #require(JSONNumber("0.10"))
    #expect(written { $0.number(number) } == "0.10")
    #expect(written { $0.integer(.min) } == "-9223372036854775808")
  }

  @Test func addsToABufferThatIsLent() {
    var writer = JSONWriter(appendingTo: Array("<script>".utf8))
    writer.beginArray()
    writer.endArray()
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "<script>[]")
  }

  @Test func stopsAtCallsThatGiveNoJSON() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.integer(1)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.null()
      writer.null()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("a")
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      _ = writer.finish()
    }
  }
}
