import Mustache
import SourceText
import Testing

struct TemplateSetTests {
  @Test func twoTemplatesOfOneNameAreAnError() {
    let set = TemplateSet.compile([TemplateSource(name: "a", text: "1"), TemplateSource(name: "a", text: "2")])
    #expect(set.diagnostics.map(\.identifier) == ["template-duplicate"] && set.hasErrors)
  }
}
