import Mustache
import Testing

struct PartialTests {
  @Test(arguments: [
    Case("is put in place", "<{{>p}}>", with: [("p", "{{serves}}")], gives: "<4>"),
    Case("a missing one prints nothing", "<{{>p}}>", gives: "<>"),
    Case("sees the context of its tag", "{{#author}}{{>p}}{{/author}}", with: [("p", "{{name}}")], gives: "Ada"),
    Case(
      "may include itself", "{{>list}}",
      with: [("list", "{{#groups}}({{name}}{{#items}}{{>item}}{{/items}}){{/groups}}"), ("item", " {{name}}")],
      gives: "(batter flour beer)(side peas)"),
    Case("a name from the data", "{{>*layout}}", with: [("card", "card!")], gives: "card!"),
    Case("with space after the star", "{{> * layout }}", with: [("card", "card!")], gives: "card!"),
    Case("from a dotted name", "{{>*author.name}}", with: [("Ada", "hello")], gives: "hello"),
    Case("from a name without value", "<{{>*video}}{{>*author}}>", gives: "<>"),
    Case(
      "a parent with a name from the data", "{{<*layout}}{{$a}}x{{/a}}{{/*layout}}", with: [("card", "[{{$a}}{{/a}}]")],
      gives: "[x]"),
  ])
  func aPartial(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("every line of it", "a\n  {{>p}}\nb\n", with: [("p", "1\n2\n")], gives: "a\n  1\n  2\nb\n"),
    Case("blank lines too", " {{>p}}\n", with: [("p", "1\n\n2\n")], gives: " 1\n \n 2\n"),
    Case("but not the lines of a value", " {{>p}}\n", with: [("p", "{{lines}}\n.\n")], gives: " one\ntwo\n .\n"),
    Case("tabs as they are", "\t{{>p}}\n", with: [("p", "1\n2\n")], gives: "\t1\n\t2\n"),
    Case("a tag within a line indents nothing", "- {{>p}}\n", with: [("p", "1\n2")], gives: "- 1\n2\n"),
    Case(
      "one in another adds up", " {{>p}}\n", with: [("p", "1\n {{>q}}\n"), ("q", "2\n3\n")], gives: " 1\n  2\n  3\n"),
    Case(
      "one within a line of another starts anew", " {{>p}}\n", with: [("p", "1{{>q}}\n"), ("q", "2\n3")],
      gives: " 12\n3\n"),
    Case(
      "lines inside sections", " {{>p}}\n", with: [("p", "{{#steps}}\n{{.}}\n{{/steps}}\n")], gives: " peel\n fry\n"),
    Case(
      "no line where a section shows nothing", " {{>p}}\n", with: [("p", "{{#vegan}}\nx\n{{/vegan}}\ny\n")],
      gives: " y\n"),
    Case(
      "a closing tag that begins a line", " {{>p}}\n", with: [("p", "{{#quick}}x\n{{/quick}} y\n")], gives: " x\n  y\n"),
    Case("without a newline at the end", "  {{>p}}", with: [("p", "1\n2")], gives: "  1\n  2"),
  ])
  func indents(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }
}
