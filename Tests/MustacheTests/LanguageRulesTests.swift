import Mustache
import Testing

/// Rules of the Mustache language that the other tests of this target do not come across, a case for each.
struct LanguageRulesTests {
  @Test(arguments: [
    Case(
      "a dotted name that breaks off is not looked for elsewhere", "<{{#author}}{{title.name}}{{/author}}>", gives: "<>"
    ),
    Case("a dotted name opens a section", "{{#author.home}}{{city}}{{/author.home}}", gives: "Ulm"),
    Case("or an inverted one", "{{^author.shop}}none{{/author.shop}}{{^author.home}}x{{/author.home}}", gives: "none"),
    Case(
      "a broken chain is false", "{{#author.shop.city}}x{{/author.shop.city}}{{^a.b.c}}none{{/a.b.c}}", gives: "none"),
    Case("a number is itself in its section", "{{#serves}}{{.}}{{/serves}}", gives: "4"),
    Case(
      "a value is itself escaped, or as it is", "{{#title}}{{.}} {{&.}}{{/title}}",
      gives: "Fish &amp; &quot;Chips&quot; Fish & \"Chips\""),
    Case("triple braces take space", "{{{ title }}}", gives: "Fish & \"Chips\""),
    Case("text is not read again", "{{#quick}}{{=<< >>=}}{{title}}<</quick>>", gives: "{{title}}"),
    Case("values keep the space around them", "| {{serves}} | {{{serves}}} | {{& serves }} |", gives: "| 4 | 4 | 4 |"),
    Case("sections keep the space around them", " | {{#quick}} \t{{! x }} {{/quick}} | \n", gives: " |  \t  | \n"),
    Case("so do comments", "1 {{! x }} 2", gives: "1  2"),
    Case("two sections on a line", " {{#quick}}A{{/quick}}\n {{^quick}}B{{/quick}}\n", gives: " A\n \n"),
    Case("tags of a section may hold space", "|{{# quick }}={{/ quick }}|", gives: "|=|"),
    Case("a comment's name is no value", "{{! serves }}<{{serves}}>", gives: "<4>"),
    Case("false within true", "a{{#quick}}b{{#vegan}}c{{/vegan}}d{{/quick}}e", gives: "abde"),
    Case("inverted within inverted", "a{{^vegan}}b{{^vegan}}c{{/vegan}}d{{/vegan}}e", gives: "abcde"),
  ])
  func reads(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("hold in a section's text", "{{=| |=}}\n|#quick|\n|serves| {{serves}}\n|/quick|\n", gives: "4 {{serves}}\n"),
    Case(
      "end with their template", "{{=| |=}}|>p| |serves|", with: [("p", "{{serves}}|serves|")], gives: "4|serves| 4"),
    Case("of a partial do not reach its user", "{{>p}}{{serves}}", with: [("p", "{{=| |=}}|serves|")], gives: "44"),
    Case("may be the signs of a regular expression", "{{=( )=}}(serves){{=[ ]=}}", gives: "4{{=[ ]=}}"),
    Case("may stand among space", "{{=   @   @   =}}@serves@", gives: "4"),
    Case("take no line that holds more", " {{=@ @=}} x", gives: "  x"),
    Case("take their line with CR LF", "a\r\n{{=@ @=}}\r\n@serves@", gives: "a\r\n4"),
  ])
  func delimiters(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("a list of lists", "{{#rows}}({{#.}}{{.}}{{/.}}){{/rows}}", gives: "(12)(3)"),
    Case(
      "a list of records, outer names in reach", "{{#people}}{{name}} of {{place}};{{/people}}",
      gives: "Ann of Ulm;Bo of Bern;"),
    Case(
      "inner records hide outer ones", "{{#deep}}{{#one}}{{name}}{{#two}}{{name}}{{/two}}{{/one}}{{/deep}}",
      gives: "onetwo"),
    Case("numbers with decimals are text", "{{price}}|{{{price}}}", gives: "1.21|1.21"),
    Case(
      "a partial that includes itself", "{{>node}}", with: [("node", "{{content}}<{{#nodes}}{{>node}}{{/nodes}}>")],
      gives: "x<y<>>"),
    Case(
      "a dynamic partial for each element", "{{#people}}{{>*card}}{{/people}}",
      with: [("big", "[{{name}}]"), ("small", "{{name}}")],
      gives: "[Ann]Bo"),
    Case("a dynamic name is read once", "<{{>*indirect}}>", with: [("card", "card"), ("name", "x")], gives: "<card>"),
    Case("an indented dynamic partial", " {{>*indirect}}\n.", with: [("card", "1\n2\n")], gives: " 1\n 2\n."),
  ])
  func contexts(_ example: Case) throws {
    #expect(try example.render(Self.root) == example.expected)
  }

  private static let root = record(
    ("rows", .list([.list([.integer(1), .integer(2)]), .list([.integer(3)])])),
    (
      "people",
      .list([
        record(("name", .text("Ann")), ("place", .text("Ulm")), ("card", .text("big"))),
        record(("name", .text("Bo")), ("card", .text("small"))),
      ])
    ),
    ("place", .text("Bern")),
    (
      "deep",
      record(("one", record(("name", .text("one")), ("two", record(("name", .text("two")))))), ("name", .text("deep")))
    ),
    ("price", .text("1.21")),
    ("content", .text("x")),
    ("nodes", .list([record(("content", .text("y")), ("nodes", .list([])))])),
    ("indirect", .text("card")), ("card", .text("name"))
  )

  @Test(arguments: [
    Case(
      "parents of parents", "{{<one}}{{$a}}c{{/a}}{{/one}}",
      with: [("one", "{{<two}}{{$a}}b{{/a}}{{/two}}"), ("two", "[{{$a}}a{{/a}}]")], gives: "[c]"),
    Case(
      "a middle parent fills what the last leaves", "{{<one}}{{/one}}",
      with: [("one", "{{<two}}{{$a}}b{{/a}}{{/two}}"), ("two", "[{{$a}}a{{/a}}]")], gives: "[b]"),
    Case(
      "a section inside a block", "{{<p}}{{$a}}{{#quick}}{{serves}}{{/quick}}{{^quick}}no{{/quick}}{{/a}}{{/p}}",
      with: [("p", "[{{$a}}{{/a}}]")], gives: "[4]"),
    Case(
      "a block in a block's default", "{{<p}}{{$b}}B{{/b}}{{/p}}", with: [("p", "{{$a}}a{{$b}}b{{/b}}{{/a}}")],
      gives: "aB"),
    Case("a value does not fill a block", "{{<p}}{{/p}}", with: [("p", "{{$serves}}own{{/serves}}")], gives: "own"),
  ])
  func inherits(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }
}
