import Mustache
import SourceText
import Testing

extension TemplateSource {
  /// A template whose file is named as it is.
  init(name: String, text: String) {
    self.init(name: name, file: SourceFile(path: "\(name).mustache", text: text))
  }
}

extension TemplateSet {
  /// What a template makes of a value.
  func text(_ name: String, _ root: Value) throws -> String {
    var buffer = ByteBuffer()
    try render(name, root, into: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}

/// A template with what it needs, and what comes out.
struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let template: String
  let partials: [(name: String, text: String)]
  let expected: String

  init(_ rule: String, _ template: String, with partials: [(String, String)] = [], gives expected: String) {
    testDescription = rule
    self.template = template
    self.partials = partials.map { (name: $0.0, text: $0.1) }
    self.expected = expected
  }

  func render(_ root: Value = kitchen) throws -> String {
    let partials = partials.map { TemplateSource(name: $0.name, text: $0.text) }
    let set = TemplateSet.compile([TemplateSource(name: "page", text: template)] + partials)
    guard !set.hasErrors else { throw SyntaxProblems(messages: set.diagnostics.map(\.message)) }
    return try set.value.text("page", root)
  }
}

struct SyntaxProblems: Error {
  let messages: [String]
}

/// A record whose fields may hold anything.
func record(_ members: (String, Value)...) -> Value {
  .record(Record("View", members.map { (RecordType.Field($0.0, .any), $0.1) }))
}

/// What the cases of the rendering tests show.
let kitchen = record(
  ("title", .text("Fish & \"Chips\"")),
  ("note", .html(HTML(trusted: "<em>hot</em>"))),
  ("serves", .integer(4)),
  ("vegan", .bool(false)),
  ("quick", .bool(true)),
  ("video", .missing),
  ("lines", .text("one\ntwo")),
  ("zero", .integer(0)),
  ("blank", .text("")),
  ("layout", .text("card")),
  ("author", record(("name", .text("Ada")), ("home", record(("city", .text("Ulm")), ("title", .text("Dr")))))),
  ("steps", .list([.text("peel"), .text("fry")])),
  ("extras", .list([])),
  (
    "groups",
    .list([
      record(
        ("name", .text("batter")),
        ("items", .list([record(("name", .text("flour"))), record(("name", .text("beer")))]))),
      record(("name", .text("side")), ("items", .list([record(("name", .text("peas")))]))),
    ])
  )
)
