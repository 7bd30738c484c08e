import Mustache
import SourceText
import Testing

struct TemplateCheckTests {
  private static let step = RecordType("Step", [.init("number", .integer), .init("html", .html)])
  private static let category = RecordType(
    "Category", [.init("name", .text), .init("children", .list(.recursive)), .init("parent", .optional(.recursive))])
  private static let recipe = RecordType(
    "Recipe",
    [
      .init("title", .text), .init("summary", .html), .init("steps", .list(.record(step))),
      .init("video", .optional(.text)), .init("quick", .bool), .init("category", .record(category)),
      .init("tags", .list(.text)), .init("custom", .any),
    ])

  private func problems(_ text: String, _ partials: [(String, String)] = []) -> [String] {
    check(text, partials).map {
      "\($0.path.dropLast(9)) \($0.position.map { "\($0.line):\($0.column)" } ?? "") \($0.message) [\($0.identifier)]"
    }
  }

  private func check(_ text: String, _ partials: [(String, String)]) -> [Diagnostic] {
    let sources = [("t", text)] + partials
    let set = TemplateSet.compile(sources.map { TemplateSource(name: $0.0, text: $0.1) })
    #expect(set.diagnostics == [])
    return set.value.check("t", against: TemplateCheckTests.recipe)
  }

  @Test(arguments: [
    "{{title}} {{{summary}}} {{video}} {{quick}}",
    "{{#steps}}{{number}}{{{html}}}{{title}}{{/steps}}{{^steps}}{{title}}{{/steps}}",
    "{{#video}}{{.}}{{video}}{{/video}}{{#quick}}{{title}}{{/quick}}",
    "{{category.name}}{{#category}}{{#children}}{{name}}{{title}}{{/children}}{{/category}}",
    "{{category.parent.parent.name}}",
    "{{#tags}}{{.}}{{/tags}}",
    "{{custom}}{{{custom}}}{{custom.a.b}}{{#custom}}{{anything}}{{/custom}}",
    "{{>*title}}",
  ])
  func findsNothingWrong(_ text: String) {
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("{{titel}}", "t 1:1 \"titel\" is not a name this template's view has [template-unknown-name]"),
    ("a\n {{#stepz}}{{x}}{{/stepz}}", "t 2:2 \"stepz\" is not a name this template's view has [template-unknown-name]"),
    ("{{^stepz}}{{/stepz}}", "t 1:1 \"stepz\" is not a name this template's view has [template-unknown-name]"),
    ("{{number}}", "t 1:1 \"number\" is not a name this template's view has [template-unknown-name]"),
    (
      "{{category.nam}}",
      "t 1:1 \"nam\" is not a name of \"Category\", which \"category.nam\" looks in [template-unknown-name]"
    ),
    (
      "{{title.x}}",
      "t 1:1 \"title.x\" looks for \"x\" in \"title\", which is a value without names [template-unknown-name]"
    ),
    (
      "{{steps.html}}",
      "t 1:1 \"steps.html\" looks for \"html\" in \"steps\", which is a list without names [template-unknown-name]"
    ),
    ("{{{title}}}", "t 1:1 \"title\" is no HTML, and would be printed unescaped [template-unescaped-text]"),
    ("{{#tags}}{{&.}}{{/tags}}", "t 1:10 \".\" is no HTML, and would be printed unescaped [template-unescaped-text]"),
    ("{{summary}}", "t 1:1 \"summary\" is HTML, and its tags would be shown as text [template-escaped-html]"),
    ("{{steps}}", "t 1:1 \"steps\" is a list and prints nothing [template-not-printable]"),
    ("{{category}}", "t 1:1 \"category\" is a record and prints nothing [template-not-printable]"),
    ("{{.}}", "t 1:1 \".\" is a record and prints nothing [template-not-printable]"),
    ("{{>stepp}}", "t 1:1 there is no template \"stepp\" [template-missing-partial]"),
    ("{{<stepp}}{{/stepp}}", "t 1:1 there is no template \"stepp\" [template-missing-partial]"),
    ("{{>*steps}}", "t 1:1 \"steps\" is no text, so it cannot name a template [template-missing-partial]"),
    ("{{>*titel}}", "t 1:1 \"titel\" is not a name this template's view has [template-unknown-name]"),
  ])
  func reports(_ text: String, _ problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test(
    "what is put into a block that the parent has not is told",
    arguments: [
      ("{{<p}}{{$main}}a{{/main}}{{$side}}b{{/side}}{{$deep}}c{{/deep}}{{/p}}", []),
      ("{{<q}}{{$main}}a{{/main}}{{/q}}", []), ("{{<open}}{{$any}}a{{/any}}{{/open}}", []),
      (
        "{{<p}}{{$mian}}a{{/mian}}{{/p}}",
        ["t 1:7 \"p\" has no block \"mian\", so what stands in it is shown nowhere [template-unknown-block]"]
      ),
      (
        "{{<q}}{{$main}}{{$own}}a{{/own}}{{/main}}{{$own}}b{{/own}}{{/q}}",
        ["t 1:42 \"q\" has no block \"own\", so what stands in it is shown nowhere [template-unknown-block]"]
      ),
    ])
  func findsBlocks(_ text: String, _ expected: [String]) {
    let parents = [
      ("p", "{{#quick}}{{$main}}{{/main}}{{/quick}}{{>side}}"), ("side", "{{$side}}{{$deep}}{{/deep}}{{/side}}"),
      ("q", "{{<p}}{{$side}}x{{/side}}{{/p}}"), ("open", "{{>*title}}"),
    ]
    #expect(problems(text, parents) == expected)
  }

  @Test(arguments: [
    ("{{titel}}", "did you mean \"title\"?"),
    ("{{#steps}}{{numbr}}{{/steps}}", "did you mean \"number\"?"),
    ("{{#steps}}{{weather}}{{/steps}}", "use a name of \"Step\" or \"Recipe\""),
    ("{{category.nam}}", "did you mean \"name\"?"),
    ("{{steps.html}}", "open a section {{#steps}} first"),
    ("{{>ste}}", "did you mean \"step\"?"),
    ("{{{title}}}", "write {{title}}"),
    ("{{summary}}", "write {{{summary}}}"),
  ])
  func suggests(_ text: String, _ hint: String) {
    #expect(check(text, [("step", "")]).map(\.hint) == [hint])
  }

  @Test func onlyEscapedHTMLIsAWarning() {
    #expect(check("{{summary}}{{steps}}", []).map(\.severity) == [.warning, .error])
  }

  @Test func followsPartialsWithTheTypesOfTheirTags() {
    let partials = [("step", "{{number}} {{titel}}")]
    #expect(
      problems("{{#steps}}{{>step}}{{/steps}}", partials) == [
        "step 1:12 \"titel\" is not a name this template's view has [template-unknown-name]"
      ])
    #expect(problems("{{>step}}", [("step", "{{number}}")]).count == 1)
  }

  @Test func reportsEachPlaceOnce() {
    #expect(problems("{{>p}}{{#steps}}{{>p}}{{/steps}}{{#tags}}{{>p}}{{/tags}}", [("p", "{{oops}}")]).count == 1)
  }

  @Test func followsParentsAndTheBlocksThatAreShown() {
    let layout = ("layout", "{{#steps}}{{$body}}{{oops}}{{/body}}{{/steps}}")
    #expect(problems("{{<layout}}{{$body}}{{number}}{{/body}}{{/layout}}", [layout]) == [])
    #expect(
      problems("{{<layout}}{{$body}}{{numbre}}{{/body}}{{/layout}}", [layout]) == [
        "t 1:21 \"numbre\" is not a name this template's view has [template-unknown-name]"
      ])
    #expect(
      problems("{{<layout}}{{/layout}}", [layout]) == [
        "layout 1:20 \"oops\" is not a name this template's view has [template-unknown-name]"
      ])
  }

  @Test func anOutermostBlockWins() {
    let partials = [("mid", "{{<base}}{{$a}}{{oops}}{{/a}}{{/base}}"), ("base", "{{$a}}{{/a}}")]
    #expect(problems("{{<mid}}{{$a}}{{title}}{{/a}}{{/mid}}", partials) == [])
    #expect(problems("{{<mid}}{{/mid}}", partials).count == 1)
  }

  @Test func comesToAnEndWithTemplatesThatIncludeThemselves() {
    #expect(
      problems("{{#category}}{{>tree}}{{/category}}", [("tree", "{{name}}{{#children}}{{>tree}}{{/children}}{{nmae}}")])
        == ["tree 1:44 \"nmae\" is not a name this template's view has [template-unknown-name]"])
    let parents = [
      ("a", "{{#quick}}{{<b}}{{$x}}1{{/x}}{{/b}}{{/quick}}{{$y}}{{/y}}"),
      ("b", "{{#quick}}{{<a}}{{$y}}2{{/y}}{{/a}}{{/quick}}{{$x}}{{/x}}"),
    ]
    #expect(problems("{{>a}}", parents) == [])
  }

  @Test func reportsPartialsWithoutEnd() {
    #expect(problems("{{>t}}") == ["t 1:1 \"t\" includes \"t\" without end [template-endless-partial]"])
    #expect(
      problems("{{>a}}", [("a", "x\n{{>b}}"), ("b", "{{<a}}{{/a}}")]) == [
        "a 2:1 \"a\" includes \"b\" includes \"a\" without end [template-endless-partial]"
      ])
  }

  @Test func anUnknownTemplateIsAnError() {
    let set = TemplateSet.compile([TemplateSource(name: "recipes", text: "")]).value
    let problem = set.check("recipe", against: TemplateCheckTests.recipe)
    #expect(problem.map(\.message) == ["there is no template \"recipe\""])
    #expect(problem.map(\.hint) == ["rename \"recipes\""])
  }

  @Test func givesUpOnTemplatesThatIncludeEachOtherInTooManyWays() {
    let names = (1...8).map { "f\($0)" }
    let root = RecordType("Root", names.map { .init($0, .record(RecordType("Type of \($0)", []))) })
    let template = names.map { "{{#\($0)}}{{>t}}{{/\($0)}}" }.joined()
    let set = TemplateSet.compile([TemplateSource(name: "t", text: template)]).value
    let problems = set.check("t", against: root)
    #expect(problems.map(\.message) == ["the templates include each other in more than 20000 ways"])
    #expect(problems.map(\.identifier) == ["template-too-involved"])
  }
}
