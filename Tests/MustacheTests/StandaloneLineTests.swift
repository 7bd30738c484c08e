import Mustache
import Testing

struct StandaloneLineTests {
  @Test(arguments: [
    Case("a section's tags", "a\n  {{#quick}}  \nb\n\t{{/quick}}\nc", gives: "a\nb\nc"),
    Case("an inverted section's tags", "{{^vegan}}\nb\n{{/vegan}}\n", gives: "b\n"),
    Case("a comment", "a\n{{! x }}\nb", gives: "a\nb"),
    Case("a comment over lines", "a\n  {{! x\n y }}  \nb", gives: "a\nb"),
    Case("a change of delimiters", "a\n {{=| |=}} \n|serves|", gives: "a\n4"),
    Case("a partial", "a\n{{>none}}\nb", gives: "a\nb"),
    Case("on the first line", "  {{#quick}}\nb{{/quick}}", gives: "b"),
    Case("on the last line without a newline", "a\n  {{! x }}", gives: "a\n"),
    Case("with CR LF", "a\r\n{{#quick}}\r\nb\r\n{{/quick}}\r\nc", gives: "a\r\nb\r\nc"),
  ])
  func takesTheLineWithIt(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }

  @Test(arguments: [
    Case("a value", "a\n  {{serves}}\nb", gives: "a\n  4\nb"),
    Case("text beside the tag", "{{#quick}} a\n{{/quick}} b\n", gives: " a\n b\n"),
    Case("two tags", "a\n{{#quick}}{{/quick}}\nb", gives: "a\n\nb"),
    Case("no line before or after", "a{{! x }}\nb", gives: "a\nb"),
  ])
  func keepsTheLine(_ example: Case) throws {
    #expect(try example.render() == example.expected)
  }
}
