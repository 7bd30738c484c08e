import Mustache
import SourceText
import TestSupport
import Testing

struct TemplateReaderFuzzTests {
  private static let root = record([record([], "<", .html(HTML(trusted: "<b>")))], "x\ny", .missing)
  private static let type = RecordType("R", fields)
  private static let fields: [RecordType.Field] = [.init("a", .list(.recursive)), .init("b", .text), .init("c", .html)]

  private static func record(_ a: [Value], _ b: String, _ c: Value) -> Value {
    .record(Record("R", Array(zip(fields, [.list(a), .text(b), c])).map { (field: $0, value: $1) }))
  }

  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{$b}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{>*b}}",
    "{{.}}", "{{b}}", "{{&c}}", "{{=| |=}}", "|={{ }}=|", "|a|", "{{!", "\n", "\r\n", "  ", "\t", "text", "é", "*", "=",
    ".",
  ]

  @Test func survivesAnyRowOfTags() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<Damage.rounds(3000) {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...14, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
          .joined()
      }
      survives(texts.map { Array($0.utf8) })
    }
  }

  @Test func survivesAnyBytes() {
    var random = SeededGenerator(seed: 2)
    let alphabet = Array("{}#/^>$<=!&*.ab \n\r".utf8) + [0x00, 0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0xFF]
    for _ in 0..<Damage.rounds(3000) {
      survives(
        (0..<2).map { _ in
          (0..<Int.random(in: 0...60, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
        })
    }
  }

  /// Compiles, checks and renders two templates that may include each other.
  private func survives(_ texts: [[UInt8]]) {
    let sources = zip(["t", "p"], texts).map { TemplateSource(name: $0, file: SourceFile(path: $0, bytes: $1)) }
    let set = TemplateSet.compile(sources).value
    _ = set.check("t", against: Self.type)
    var buffer = ByteBuffer()
    do throws(RenderError) {
      try set.render("t", Self.root, into: &buffer)
    } catch {
      #expect(error == .tooDeep(template: "t") || error == .tooDeep(template: "p"))
    }
  }

  @Test(arguments: [
    [("t", "{{>t}}")],
    [("t", " {{>p}}\n"), ("p", "x\n {{>t}}\n")],
    [("t", "{{<p}}{{$b}}{{<p}}{{/p}}{{/b}}{{/p}}"), ("p", "{{$b}}{{/b}}{{>t}}")],
    [("t", "{{#b}}{{>t}}{{/b}}")],
  ])
  func stopsEndlessInclusion(_ templates: [(String, String)]) {
    let set = TemplateSet.compile(templates.map { TemplateSource(name: $0.0, text: $0.1) }).value
    let error = #expect(throws: RenderError.self) { try set.text("t", Self.root) }
    guard case .tooDeep? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func rendersTheSameOnManyThreads() async throws {
    let set = TemplateSet.compile([TemplateSource(name: "t", text: "{{#a}}{{b}}{{{c}}}{{/a}}{{b}}")]).value
    let results = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try (0..<50).map { _ in try set.text("t", Self.root) }.joined() } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results == [String(repeating: "&lt;<b>x\ny", count: 50)])
  }
}
