import Mustache
import SourceText
import Testing

@Suite struct TemplateReachTests {
  private func reach(_ name: String, _ sources: [(String, String)]) -> [String] {
    let set = TemplateSet.compile(sources.map { TemplateSource(name: $0.0, text: $0.1) })
    #expect(!set.hasErrors)
    return set.value.reach(of: name).map(\.name)
  }

  @Test func followsPartialsParentsAndWhatReplacesTheirBlocks() {
    let sources = [
      ("page", "{{<base}}{{$main}}{{#list}}{{>card}}{{/list}}{{/main}}{{/base}}"),
      ("base", "{{$main}}{{>empty}}{{/main}}{{^a}}{{>foot}}{{/a}}"), ("card", "{{>card}}x"), ("empty", ""),
      ("foot", ""),
      ("other", "{{>card}}"),
    ]
    #expect(reach("page", sources) == ["base", "card", "empty", "foot", "page"])
    #expect(reach("other", sources) == ["card", "other"])
    #expect(reach("empty", sources) == ["empty"])
    #expect(reach("nothing", sources) == [])
  }

  @Test func aNameThatComesFromAValueReachesAll() {
    #expect(reach("page", [("page", "{{#a}}{{>*kind}}{{/a}}"), ("x", ""), ("y", "")]) == ["page", "x", "y"])
  }
}
