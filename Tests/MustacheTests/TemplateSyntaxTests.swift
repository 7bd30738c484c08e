import Mustache
import SourceText
import Testing

struct TemplateSyntaxTests {
  private func problems(_ text: String) -> [String] {
    TemplateSet.compile([TemplateSource(name: "t", text: text)]).diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0.line):\($0.column): " } ?? ""
      return "\(position)\(diagnostic.message) [\(diagnostic.identifier)]"
    }
  }

  @Test(arguments: [
    ("a\n{{title", "2:1: the tag that opens here is not closed before the end of the file"),
    ("{{#a}}{{b\n{{/a}}", "1:7: the tag that opens here is not closed before the next one opens at 2:1"),
    ("{{! a", "1:1: the tag that opens here is not closed before the end of the file"),
    ("{{{a}}", "1:1: the tag that opens here is not closed before the end of the file"),
    ("{{=a=}}", "1:1: \"a\" does not set delimiters"),
    ("{{=a b c=}}", "1:1: \"a b c\" does not set delimiters"),
    ("{{==a =}}", "1:1: \"=a\" does not set delimiters"),
    ("{{}}", "1:1: this tag has no name"),
    ("{{# }}", "1:1: this tag has no name"),
    ("{{>*}}", "1:1: this tag has no name"),
    ("{{a b}}", "1:1: the name \"a b\" has a space in it"),
    ("{{>a\nb}}", "1:1: the name \"a b\" has a space in it"),
    ("{{a..b}}", "1:1: the name \"a..b\" has an empty part"),
    ("{{#.a}}{{/.a}}", "1:1: the name \".a\" has an empty part"),
  ])
  func rejectsATag(_ text: String, _ problem: String) {
    #expect(problems(text).first == problem + " [template-syntax]")
  }

  @Test(arguments: [
    ("x{{#a}}\ny", ["1:2: \"{{#a}}\" is not closed before the end of the file"]),
    ("{{#a}}{{$b}}\n{{/a}}", ["1:7: \"{{$b}}\" is not closed before \"{{/a}}\" at 2:1"]),
    (
      "{{<a}}{{^b}}",
      [
        "1:1: \"{{<a}}\" is not closed before the end of the file",
        "1:7: \"{{^b}}\" is not closed before the end of the file",
      ]
    ),
    ("a {{/b}}", ["1:3: \"{{/b}}\" closes what was never opened"]),
    ("{{#steps}}\n{{/step}}", ["2:1: \"{{/step}}\" does not close \"{{#steps}}\", which was opened at 1:1"]),
    ("{{#steps}}{{/title}}{{/steps}}", ["1:11: \"{{/title}}\" does not close \"{{#steps}}\", which was opened at 1:1"]),
  ])
  func reportsTagsWithoutPartner(_ text: String, _ expected: [String]) {
    #expect(problems(text) == expected.map { $0 + " [template-syntax]" })
  }

  @Test func saysHowToCloseASection() {
    let diagnostics = TemplateSet.compile([TemplateSource(name: "t", text: "{{=| |=}}|#a|")]).diagnostics
    #expect(diagnostics.map(\.hint) == ["write \"|/a|\" where its part ends"])
  }

  @Test func warnsOfTagsThatAParentIgnores() {
    #expect(
      problems("{{<a}}{{! fine }}{{b}}{{/a}}") == [
        "1:18: \"{{b}}\" stands inside a parent but in no block, so it is ignored [template-ignored]"
      ])
  }

  @Test func limitsHowDeepSectionsNest() {
    let deep = String(repeating: "{{#a}}", count: 200) + String(repeating: "{{/a}}", count: 200)
    #expect(problems(deep) == ["1:601: sections are nested more than 100 deep here [template-syntax]"])
  }

  @Test func readsAnyLengthOfUnclosedTagsAndStopsAfterAHundredErrors() {
    #expect(problems(String(repeating: "{{a ", count: 20_000)).count == 100)
    #expect(problems(String(repeating: "{{/a}}\n", count: 20_000)).count == 100)
  }

  @Test func rejectsBytesThatAreNotUTF8() {
    let file = SourceFile(path: "t.mustache", bytes: Array("ab\n".utf8) + [0x63, 0xFF, 0x64])
    let diagnostics = TemplateSet.compile([TemplateSource(name: "t", file: file)]).diagnostics
    #expect(diagnostics.map(\.message) == ["these bytes are not UTF-8 text"])
    #expect(diagnostics.map(\.identifier) == ["template-encoding"])
    #expect(diagnostics.first?.position == SourcePosition(line: 2, column: 2))
  }

  @Test func rejectsBothSidesOfAMerge() {
    let file = SourceFile(path: "t.mustache", text: "<p>\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> anna\n</p>\n")
    let diagnostics = TemplateSet.compile([TemplateSource(name: "t", file: file)]).diagnostics
    #expect(diagnostics.map(\.identifier) == ["text-merge"])
  }

  @Test func rejectsTwoTemplatesOfOneName() {
    let set = TemplateSet.compile([
      TemplateSource(name: "a", file: SourceFile(path: "x/a.mustache", text: "1")),
      TemplateSource(name: "a", file: SourceFile(path: "y/a.mustache", text: "2")),
    ])
    #expect(set.diagnostics.map(\.message) == ["the name \"a\" is already that of the template x/a.mustache"])
    #expect(set.diagnostics.map(\.path) == ["y/a.mustache"])
    #expect(set.value.names == ["a"])
  }
}
