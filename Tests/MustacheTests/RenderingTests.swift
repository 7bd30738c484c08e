import Mustache
import SourceText
import Testing

struct RenderingTests {
  @Test(arguments: [
    Case("text without tags", "plain { text }", gives: "plain { text }"),
    Case("an empty template", "", gives: ""),
    Case("a name", "{{serves}}", gives: "4"),
    Case("space inside a tag", "{{ serves }}", gives: "4"),
    Case("all five special characters", "{{title}} {{quote}}", gives: "Fish &amp; &quot;Chips&quot; "),
    Case("triple braces", "{{{title}}}", gives: "Fish & \"Chips\""),
    Case("an ampersand", "{{& title }}", gives: "Fish & \"Chips\""),
    Case("HTML as it is", "{{{note}}}", gives: "<em>hot</em>"),
    Case("HTML escaped", "{{note}}", gives: "&lt;em&gt;hot&lt;/em&gt;"),
    Case("a truth value", "{{quick}}/{{vegan}}", gives: "true/false"),
    Case("a name nobody declares", "<{{nothing}}{{{nothing}}}>", gives: "<>"),
    Case("a missing value", "<{{video}}>", gives: "<>"),
    Case("a list and a record print nothing", "<{{steps}}{{author}}>", gives: "<>"),
    Case("dotted names", "{{author.home.city}}", gives: "Ulm"),
    Case("a dotted name that breaks off", "<{{author.shop.city}}>", gives: "<>"),
    Case("only the first part looks outwards", "{{#author}}<{{home.serves}}>{{/author}}", gives: "<>"),
    Case("characters beyond ASCII", "ø{{#quick}}ß{{/quick}}漢", gives: "øß漢"),
  ])
  func prints(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("true", "{{#quick}}yes{{/quick}}", gives: "yes"),
    Case("false", "{{#vegan}}yes{{/vegan}}", gives: ""),
    Case("missing", "{{#video}}yes{{/video}}{{#nothing}}yes{{/nothing}}", gives: ""),
    Case("a list repeats", "{{#steps}}[{{.}}]{{/steps}}", gives: "[peel][fry]"),
    Case("an empty list", "{{#extras}}yes{{/extras}}", gives: ""),
    Case("a record is the context", "{{#author}}{{name}}{{/author}}", gives: "Ada"),
    Case("outer names stay in reach", "{{#author}}{{serves}}{{/author}}", gives: "4"),
    Case("inner names come first", "{{#author.home}}{{title}}{{/author.home}}", gives: "Dr"),
    Case(
      "lists in lists", "{{#groups}}{{name}}:{{#items}} {{name}}{{/items}};{{/groups}}",
      gives: "batter: flour beer;side: peas;"),
    Case("a text is the context", "{{#title}}{{{.}}}{{/title}}", gives: "Fish & \"Chips\""),
    Case("zero and the empty text are there", "{{#zero}}0{{/zero}}{{#blank}}-{{/blank}}", gives: "0-"),
    Case("the same section in itself", "{{#quick}}a{{#quick}}b{{/quick}}c{{/quick}}", gives: "abc"),
    Case(
      "inverted over false, missing, empty", "{{^vegan}}a{{/vegan}}{{^video}}b{{/video}}{{^extras}}c{{/extras}}",
      gives: "abc"),
    Case(
      "inverted over the rest", "{{^quick}}a{{/quick}}{{^steps}}b{{/steps}}{{^author}}c{{/author}}{{^zero}}d{{/zero}}",
      gives: ""),
    Case("inverted does not change the context", "{{#author}}{{^age}}{{name}}{{/age}}{{/author}}", gives: "Ada"),
  ])
  func opensSections(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("a comment", "a{{! nothing }}b", gives: "ab"),
    Case("a comment over lines", "a{{!\n nothing\n}}b", gives: "ab"),
    Case("new delimiters", "{{=<% %>=}}<%serves%> {{serves}}", gives: "4 {{serves}}"),
    Case("and back", "{{=| |=}}|serves||={{ }}=|{{serves}}", gives: "44"),
    Case("unescaped with new delimiters", "{{=| |=}}|{title}| |&title|", gives: "Fish & \"Chips\" Fish & \"Chips\""),
    Case("partials begin with the usual ones", "{{=| |=}}|>p||serves|", with: [("p", "{{serves}}")], gives: "44"),
    Case("and do not change the caller's", "{{>p}}{{serves}}", with: [("p", "{{=| |=}}|serves|")], gives: "44"),
    Case("a byte order mark is not shown", "\u{FEFF}{{serves}}", gives: "4"),
  ])
  func readsCommentsAndDelimiters(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test func escapesEverySpecialCharacter() throws {
    let set = TemplateSet.compile([TemplateSource(name: "page", text: "{{.}}")]).value
    #expect(try set.text("page", .text("<a href='x' id=\"y\">&")) == "&lt;a href=&#39;x&#39; id=&quot;y&quot;&gt;&amp;")
  }

  @Test func anUnknownTemplateIsAnError() {
    #expect(throws: RenderError.unknownTemplate("page")) {
      try TemplateSet.compile([]).value.text("page", .missing)
    }
  }
}
