import Mustache
import Testing

struct ValueJSONTests {
  private func json(_ value: Value) -> String {
    var buffer = ByteBuffer()
    value.json(into: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func writesMembersInTheOrderOfTheirType() {
    let value = record(
      ("title", .text("Soup")), ("body", .html(HTML(trusted: "<p>"))), ("serves", .integer(4)),
      ("tags", .list([.text("hot"), .bool(true)])), ("none", .list([])), ("video", .missing),
      ("author", record(("name", .text("Ada")))), ("nothing", record()))
    #expect(
      json(value) == """
        {
          "title": "Soup",
          "body": "<p>",
          "serves": 4,
          "tags": [
            "hot",
            true
          ],
          "none": [],
          "video": null,
          "author": {
            "name": "Ada"
          },
          "nothing": {}
        }
        """)
  }

  @Test func escapesWhatJSONAsksFor() {
    #expect(json(.text("\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}é")) == #""\"\\/\n\r\t\b\f\u0001\u001fé""#)
  }

  @Test func aLambdaHasNoValue() {
    #expect(json(.lambda(Lambda { _ in "x" })) == "null")
  }
}
