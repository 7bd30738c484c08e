import Mustache
import Testing

struct InheritanceTests {
  private static let frame = ("frame", "<{{$head}}no head{{/head}}|{{$body}}no body{{/body}}>")

  @Test(arguments: [
    Case("a block shows its own content", "{{$a}}x{{serves}}{{/a}}", gives: "x4"),
    Case("a parent without blocks", "{{<frame}}{{/frame}}", with: [frame], gives: "<no head|no body>"),
    Case("one block replaced", "{{<frame}}{{$body}}B{{/body}}{{/frame}}", with: [frame], gives: "<no head|B>"),
    Case(
      "text around the blocks is ignored", "{{<frame}} x {{$head}}H{{/head}} y {{/frame}}", with: [frame],
      gives: "<H|no body>"),
    Case("a missing parent prints nothing", "[{{<none}}{{$a}}x{{/a}}{{/none}}]", gives: "[]"),
    Case(
      "two uses do not mix", "{{<frame}}{{$head}}1{{/head}}{{/frame}}{{<frame}}{{$body}}2{{/body}}{{/frame}}",
      with: [frame],
      gives: "<1|no body><no head|2>"),
    Case(
      "the outermost wins", "{{<mid}}{{$head}}top{{/head}}{{/mid}}",
      with: [("mid", "{{<frame}}{{$head}}mid{{/head}}{{$body}}mid{{/body}}{{/frame}}"), frame],
      gives: "<top|mid>"),
    Case(
      "a block inside a replacing block", "{{<mid}}{{$inner}}I{{/inner}}{{/mid}}",
      with: [("mid", "{{<frame}}{{$body}}[{{$inner}}i{{/inner}}]{{/body}}{{/frame}}"), frame],
      gives: "<no head|[I]>"),
    Case(
      "a replacing block may keep a block of its own name",
      "{{<frame}}{{$head}}1{{$head}}2{{/head}}{{/head}}{{/frame}}", with: [frame], gives: "<12|no body>"),
    Case(
      "a partial inside a parent is filled too", "{{<p}}{{$head}}H{{/head}}{{/p}}", with: [("p", "{{>frame}}"), frame],
      gives: "<H|no body>"),
    Case(
      "the context is that of the place", "{{<p}}{{$a}}{{name}}{{/a}}{{/p}}",
      with: [("p", "{{#author}}{{$a}}{{/a}}{{/author}}")], gives: "Ada"),
    Case(
      "names of blocks are no names of values", "{{<p}}{{/p}}", with: [("p", "{{$title}}own{{/title}}")], gives: "own"),
  ])
  func fills(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("a parent alone on its line", " {{<p}}{{/p}}\n.", with: [("p", "1\n2\n")], gives: " 1\n 2\n."),
    Case(
      "a parent over several lines counts as one tag", "{{<p}}\n  {{$a}}x{{/a}}\n{{/p}}\n.",
      with: [("p", "[{{$a}}{{/a}}]\n")], gives: "[x]\n."),
    Case(
      "lines take the place's indentation", "{{<p}}\n{{$a}}\nx\n  y\n{{/a}}\n{{/p}}\n",
      with: [("p", "<\n  {{$a}}\n  {{/a}}\n>\n")], gives: "<\n  x\n    y\n>\n"),
    Case(
      "and lose their own", "{{<p}}\n  {{$a}}\n    x\n      y\n  {{/a}}\n{{/p}}\n",
      with: [("p", "<\n {{$a}}\n {{/a}}\n>\n")], gives: "<\n x\n   y\n>\n"),
    Case(
      "the default's first line says how far", "{{<p}}{{$a}}\nx\ny\n{{/a}}{{/p}}",
      with: [("p", "{{$a}}\n   default\n{{/a}}\n")], gives: "   x\n   y\n"),
    Case(
      "a place within a line indents the later lines", "{{<p}}{{$a}}x\ny{{/a}}{{/p}}",
      with: [("p", "  {{$a}}{{/a}}\n")], gives: "  x\n  y\n"),
    Case(
      "sections in the lines", "{{<p}}\n{{$a}}\n  {{#steps}}\n  {{.}}\n  {{/steps}}\n{{/a}}\n{{/p}}\n",
      with: [("p", "<\n {{$a}}\n {{/a}}\n>")], gives: "<\n peel\n fry\n>"),
    Case(
      "partials in the lines", "{{<p}}\n{{$a}}\n  {{>q}}\n{{/a}}\n{{/p}}\n",
      with: [("p", " {{$a}}\n {{/a}}\n"), ("q", "1\n2\n")], gives: " 1\n 2\n"),
  ])
  func laysOutLines(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }
}
