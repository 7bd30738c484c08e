import Mustache
import SourceText
import Testing

struct LambdaTests {
  private func render(_ template: String, _ lambda: @escaping @Sendable (String?) -> String) throws -> String {
    let example = Case("", template, with: [("p", "partial")], gives: "")
    return try example.render(record(("shout", .lambda(Lambda(lambda))), ("who", .text("<me>"))))
  }

  @Test func getsTheSourceOfItsSection() throws {
    #expect(try render("{{#shout}}{{who}}!{{/shout}}") { "[\($0 ?? "none")]" } == "[&lt;me&gt;!]")
    #expect(try render("{{#shout}}{{who}}!{{/shout}}") { $0 == "{{who}}!" ? "yes" : "no" } == "yes")
  }

  @Test func readsItsResultWithTheDelimitersInForce() throws {
    #expect(try render("{{=| |=}}|#shout|x|/shout|") { _ in "|who| {{who}}" } == "&lt;me&gt; {{who}}")
    #expect(try render("{{=| |=}}|&shout|") { _ in "{{{who}}} |who|" } == "<me> |who|")
  }

  @Test func isPrintedEscapedOrNot() throws {
    #expect(try render("{{shout}}{{{shout}}}") { $0 == nil ? "<" : "?" } == "&lt;<")
  }

  @Test func mayIncludePartials() throws {
    #expect(try render("{{#shout}}{{/shout}}") { _ in "{{>p}}" } == "partial")
  }

  @Test func isTrue() throws {
    #expect(try render("{{^shout}}no{{/shout}}") { _ in "" } == "")
  }

  @Test func aFaultyResultIsAnError() throws {
    let error = #expect(throws: RenderError.self) { try render("{{shout}}") { _ in "{{#a}}" } }
    guard case .lambda(let diagnostic) = error else { throw SyntaxProblems(messages: []) }
    #expect(diagnostic.message == "\"{{#a}}\" is not closed before the end of the file")
  }
}
